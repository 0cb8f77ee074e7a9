/** The parsers of the editor are recursive, and so is what reads their trees. No spec is this deep. */
const MAX_DEPTH = 400;

/** Whether a text is nested so deeply that to parse it could overflow the stack. Strings count as well: it is an estimate. */
export function isDeep(text: string): boolean {
  return hasDeepBrackets(text) || DEEP_BLOCKS.some((block) => text.includes(block));
}

/** Indentation, or blocks in blocks on one line, in YAML. */
const DEEP_BLOCKS = [
  ' '.repeat(2 * MAX_DEPTH),
  ...['- ', '? ', ': '].map((start) => start.repeat(MAX_DEPTH)),
];

function hasDeepBrackets(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // [ and {, ] and }, ( and )
    if (code === 91 || code === 123 || code === 40) {
      if (++depth > MAX_DEPTH) return true;
    } else if (code === 93 || code === 125 || code === 41) depth = Math.max(0, depth - 1);
  }
  return false;
}
