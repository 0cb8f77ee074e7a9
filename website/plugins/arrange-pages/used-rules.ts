import postcss, { AtRule, type ChildNode, type Root } from 'postcss';

/** Anything that could be a class name, or the beginning of one that a script completes, such as `alert--`. */
const WORD = /[A-Za-z_][\w-]*/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|([^\s">]+))/g;
const NOT = /:not\([^)]*\)/g;
const VARIABLE = /var\(\s*--([\w-]+)/g;

/** Collects the words of a build's pages and scripts. */
export function collectWords(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) words.add(word);
  return words;
}

/** Collects the classes of the elements of some pages. */
export function collectClasses(pages: Iterable<string>): Set<string> {
  const classes = new Set<string>();
  for (const page of pages)
    for (const [, quoted, bare = ''] of page.matchAll(CLASS_ATTRIBUTE))
      for (const name of (quoted ?? bare).split(/\s+/)) classes.add(name);
  return classes;
}

/** Collects the names of the variables that some style sheets use. */
export function collectVariables(sheets: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const css of sheets) for (const [, name = ''] of css.matchAll(VARIABLE)) names.add(name);
  return names;
}

const classesOf = (selector: string) =>
  Array.from(selector.replace(NOT, '').matchAll(CLASS), ([, name = '']) => name);

/** A query that contains nothing but empty ones is empty, too. */
function isEmpty(node: ChildNode): boolean {
  return node.type === 'atrule' && (node.nodes?.every(isEmpty) ?? false);
}

function removeEmptyQueries(root: Root): Root {
  root.walkAtRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  return root;
}

/** Keeps the selectors that pass, and removes the rules and the queries that are empty then. */
function keepSelectors(root: Root, passes: (selector: string) => boolean): Root {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(passes);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return removeEmptyQueries(root);
}

/** Removes the variables that no style sheet and no script uses, and then those that only they used. */
function removeUnusedVariables(root: Root, words: ReadonlySet<string>): Root {
  const unused = new Set<string>();
  const used = collectVariables([root.toString()]);
  root.walkDecls(/^--/, (declaration) => {
    const name = declaration.prop.slice(2);
    if (used.has(name) || words.has(name)) return;
    unused.add(name);
    declaration.remove();
  });
  return unused.size === 0 ? root : removeUnusedVariables(root, words);
}

/**
 * Removes the rules that no page can use, which are those with a class whose name is in no page and no script, and the
 * variables that nothing uses. Most of them are Infima's.
 *
 * @param words - The words of all pages and scripts, and the variables that other style sheets use.
 */
export function keepUsedRules(css: string, words: ReadonlySet<string>): string {
  const beginnings = [...words].filter((word) => /[-_]$/.test(word) && word.length > 3);
  const isUsed = (name: string) => words.has(name) || beginnings.some((start) => name.startsWith(start));
  const root = keepSelectors(postcss.parse(css), (selector) => classesOf(selector).every(isUsed));
  return removeUnusedVariables(root, words).toString();
}

/**
 * Splits a style sheet into the rules for elements with these classes, and for those without one, and the rest. A class's
 * modifiers, such as `col--6`, stay with it, because they override it, or it overrides them, by their order.
 */
export function splitRules(css: string, classes: ReadonlySet<string>): { first: string; rest: string } {
  const isKnown = (name: string) => classes.has(name) || classes.has(name.replace(/--.*/, ''));
  const isFirst = (selector: string) => classesOf(selector).every(isKnown);
  const rest = keepSelectors(postcss.parse(css), (selector) => !isFirst(selector));
  rest.walkAtRules((rule) => {
    // Neither fonts and animations nor the order of layers depend on classes.
    if (rule.nodes === undefined || /^(?:font-face|property|(?:-webkit-)?keyframes)$/.test(rule.name))
      rule.remove();
  });
  return { first: keepSelectors(postcss.parse(css), isFirst).toString(), rest: rest.toString() };
}

/** Splits a style sheet into all but its fonts, and those that a browser has to load, with the queries around them. */
export function splitFonts(css: string): { css: string; fonts: string } {
  const root = postcss.parse(css);
  const fonts: string[] = [];
  root.walkAtRules('font-face', (font) => {
    let text = font.toString();
    if (!text.includes('url(')) return;
    for (let parent = font.parent; parent instanceof AtRule; parent = parent.parent)
      text = `@${parent.name} ${parent.params}{${text}}`;
    fonts.push(text);
    font.remove();
  });
  return { css: removeEmptyQueries(root).toString(), fonts: fonts.join('') };
}
