// Changing a view by the server's differences, sharing what stayed the same.

type Key = string | number;
export type Change = [path: Key[], value?: unknown];

export function patch<T>(view: T, changes: Change[]): T {
  let now: unknown = view;
  const fresh = new Set<object>();
  for (const change of changes) now = apply(now, change[0], 0, change, fresh);
  return now as T;
}

function apply(node: unknown, path: Key[], depth: number, change: Change, fresh: Set<object>): unknown {
  if (depth === path.length) return change[1];
  const copy = own(node, fresh);
  const key = path[depth]!;
  if (depth === path.length - 1 && change.length === 1) {
    delete (copy as Record<Key, unknown>)[key];
    return copy;
  }
  const branch = copy as Record<Key, unknown>;
  branch[key] = apply(branch[key], path, depth + 1, change, fresh);
  return copy;
}

/** A copy that this patch made itself, or a new one. */
function own(node: unknown, fresh: Set<object>): object {
  if (typeof node === "object" && node !== null && fresh.has(node)) return node;
  const copy = Array.isArray(node) ? [...node] : { ...(node as object) };
  fresh.add(copy);
  return copy;
}
