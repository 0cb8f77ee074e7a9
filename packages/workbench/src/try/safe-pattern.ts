const maxSteps = 5_000_000;

/**
 * Whether a regular expression takes a reasonable time on any short text. A group that is repeated and that contains another
 * repetition, a choice or a reference can take exponential time, and several repetitions side by side polynomial time.
 *
 * @returns the length of the texts that it may be tested on, or undefined if it must not be used.
 */
export function maxLengthFor(pattern: string): number | undefined {
  if (pattern.length > 2000 || /\\[1-9k]/.test(pattern) || !isValid(pattern)) return undefined;
  const text = pattern.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x');
  const groups = [{ repeats: false, chooses: false }];
  let repetitions = 0;
  for (let at = 0; at < text.length; at += 1) {
    const group = groups.at(-1)!;
    const char = text.charAt(at);
    if (char === '(') groups.push({ repeats: false, chooses: false });
    else if (char === '|') group.chooses = true;
    else if (isRepetition(text, at)) {
      group.repeats = true;
      repetitions += 1;
    } else if (char === ')') {
      const { repeats, chooses } = groups.length > 1 ? groups.pop()! : group;
      if ((repeats || chooses) && isRepetition(text, at + 1)) return undefined;
      const outer = groups.at(-1)!;
      outer.repeats ||= repeats;
      outer.chooses ||= chooses;
    }
  }
  // Each repetition may try each length, and without an anchor each start.
  const exponent = repetitions + (pattern.startsWith('^') ? 0 : 1);
  return Math.floor(Math.min(100_000, maxSteps ** (1 / Math.max(1, exponent))));
}

/** Whether `*`, `+`, `{2,}` or `{2,9}` is at an index: what can match more than once. */
const isRepetition = (text: string, at: number) => /^(?:[*+]|\{\d+(?:,\d*)?\})/.test(text.slice(at, at + 20));

function isValid(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
