type FrontMatter = Record<string, unknown>;

function renameValue(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((item) => renameValue(item, rename));
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return renameFrontMatter(value as FrontMatter, rename);
  }
  return value;
}

/** Renames the product in all strings of a page's front matter, nested ones included. Keys don't change. */
export function renameFrontMatter(frontMatter: FrontMatter, rename: (text: string) => string): FrontMatter {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [key, renameValue(value, rename)]),
  );
}
