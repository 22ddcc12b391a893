// What a visitor chose for this browser: kept in local storage, applied to the document.

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "off";
  sounds: boolean;
  patterns: boolean;
  confirm: boolean;
  notices: boolean;
  name: string;
}

const KEY = "colonnade.settings";

const defaults: Settings = {
  language: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
  theme: "system",
  motion: "system",
  sounds: false,
  patterns: true,
  confirm: false,
  notices: false,
  name: "",
};

function stored(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object) };
  } catch {
    return { ...defaults };
  }
}

export const settings: Settings = $state(stored());

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const calmSystem = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkSystem.matches, calm: calmSystem.matches });
darkSystem.addEventListener("change", (e) => (system.dark = e.matches));
calmSystem.addEventListener("change", (e) => (system.calm = e.matches));

export function isDark(): boolean {
  return settings.theme === "system" ? system.dark : settings.theme === "dark";
}

export function isCalm(): boolean {
  return settings.motion === "system" ? system.calm : settings.motion === "off";
}

/** Keep the document and the store in step; call once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = isDark() ? "dark" : "light";
    root.dataset.motion = isCalm() ? "off" : "full";
    root.dataset.patterns = settings.patterns ? "on" : "off";
  });
}
