const FLAG = /(?<![\w-])--[a-z][\w-]*/g;
const INLINE_NAME = /\$?[A-Za-z_]\w+(?:[-.]\w+)*/g;
const FILE = /\b[\w-]+(?:\.[\w-]+)*\.(?:json|tsx?|ya?ml)\b/g;
const DECLARATION = /\b(?:declare (?:function|const)|interface|type) ([A-Za-z]\w*)/g;
/** An identifier of several words, in camelCase, PascalCase, snake_case or CONSTANT_CASE, or a code such as AB1234. */
const COMPOUND =
  /\b(?:[a-z$_][a-z\d]*(?:[A-Z_][A-Za-z\d]*)+|(?:[A-Z][a-z\d]+){2,}[A-Z]*|[A-Z]+\d{2,}|[A-Z]+(?:_[A-Z\d]+)+)\b/g;
/** Inline code with more names than this is a line of code; its plain words are no names. */
const MOST_INLINE_NAMES = 4;

const all = (pattern: RegExp, code: string) => Array.from(code.matchAll(pattern), ([name]) => name);

/** The names that a piece of inline code is about: `clearOnUnmount`, `--check`, `init`, but not the words of a command. */
export function namesOfInlineCode(code: string): string[] {
  const plain = all(INLINE_NAME, code.replace(FLAG, ''));
  const names = plain.length > MOST_INLINE_NAMES || code.includes('://') ? all(COMPOUND, code) : plain;
  return [...all(FLAG, code), ...names];
}

/** The names that stand in prose without being marked as code. */
export function namesOfProse(text: string): string[] {
  return all(COMPOUND, text);
}

/** The names that a block of code makes use of: only those that are not also words. */
export function namesOfCodeBlock(code: string): string[] {
  return [...all(FLAG, code), ...all(FILE, code), ...all(COMPOUND, code)];
}

/** The functions and types whose signature a block of code gives. */
export function declaredNames(code: string): string[] {
  return Array.from(code.matchAll(DECLARATION), ([, name = '']) => name);
}
