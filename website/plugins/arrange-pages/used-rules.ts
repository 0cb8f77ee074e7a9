import postcss from 'postcss';

/** Anything that could be a class name, or the beginning of one that a script completes, such as `alert--`. */
const WORD = /[A-Za-z_][\w-]*/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;
const NOT = /:not\([^)]*\)/g;

/** Collects the words of a build's pages and scripts. */
export function collectWords(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) words.add(word);
  return words;
}

/**
 * Removes the rules that no page can use: those with a class whose name is in no page and no script. Most of them are
 * Infima's components.
 */
export function keepUsedRules(css: string, words: ReadonlySet<string>): string {
  const beginnings = [...words].filter((word) => /[-_]$/.test(word) && word.length > 3);
  const isUsed = (name: string) => words.has(name) || beginnings.some((start) => name.startsWith(start));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      [...selector.replace(NOT, '').matchAll(CLASS)].every(([, name = '']) => isUsed(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
