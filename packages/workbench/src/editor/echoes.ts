/** The texts that an editor reported, and that its parent hasn't passed back yet. */
export interface Echoes {
  report: (text: string) => void;
  /** Whether the parent passes back what the editor reported, instead of a text of its own. */
  isEcho: (text: string) => boolean;
}

/** More than a parent that renders late could be behind. */
const MAX = 20;

/**
 * Distinguishes a text that comes back from a new one. A parent that renders late passes back a text that the reader has since
 * continued: setting it would undo what was typed.
 */
export function createEchoes(first: string): Echoes {
  let latest = first;
  let waiting: string[] = [];
  return {
    report: (text) => {
      latest = text;
      waiting = [...waiting, text].slice(-MAX);
    },
    isEcho: (text) => {
      const index = waiting.indexOf(text);
      if (index === -1 && text !== latest) {
        latest = text;
        waiting = [];
        return false;
      }
      waiting = waiting.slice(index + 1);
      return true;
    },
  };
}
