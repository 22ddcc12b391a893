// The drawing of each title on the first page, in the colours of the theme.

const posters = import.meta.glob<string>("../titles/*/poster.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function posterOf(title: string): string {
  return posters[`../titles/${title}/poster.svg`] ?? posters["../titles/default/poster.svg"] ?? "";
}
