const FLAG = /(?<![\w-])--[a-z][\w-]*/g;
const INLINE_NAME = /\$?[A-Za-z_]\w+(?:[-.]\w+)*/g;
const FILE = /\b[\w-]+(?:\.[\w-]+)*\.(?:json|tsx?|ya?ml)\b/g;
const DECLARATION = /\b(?:declare (?:function|const)|interface|type) ([A-Za-z]\w*)/g;
/** An identifier of several words in any case style, or a code such as AB1234. */
const COMPOUND =
  /\b(?:[a-z$_][a-z\d]*(?:[A-Z_][A-Za-z\d]*)+|(?:[A-Z][a-z\d]+){2,}[A-Z]*|[A-Z]+\d{2,}|[A-Z]+(?:_[A-Z\d]+)+)\b/g;
/** Inline code with more names is a code snippet, whose plain words aren't names. */
const MAX_INLINE_NAMES = 4;

const matchAll = (pattern: RegExp, code: string) => Array.from(code.matchAll(pattern), ([name]) => name);

/** Names in inline code: `clearOnUnmount`, `--check`, `init`, but not the words of a command. */
export function namesInInlineCode(code: string): string[] {
  const plain = matchAll(INLINE_NAME, code.replace(FLAG, ''));
  const names = plain.length > MAX_INLINE_NAMES || code.includes('://') ? matchAll(COMPOUND, code) : plain;
  return [...matchAll(FLAG, code), ...names];
}

/** Names in prose that aren't marked as code. */
export function namesInProse(text: string): string[] {
  return matchAll(COMPOUND, text);
}

/** Names in a code block that aren't also words. */
export function namesInCodeBlock(code: string): string[] {
  return [...matchAll(FLAG, code), ...matchAll(FILE, code), ...matchAll(COMPOUND, code)];
}

/** Functions and types declared in a code block. */
export function declaredNames(code: string): string[] {
  return Array.from(code.matchAll(DECLARATION), ([, name = '']) => name);
}
