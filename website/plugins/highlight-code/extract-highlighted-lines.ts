const COMMENT = /^\s*(?:\/\/|#|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\})?\s*$/;

/** Strips the comments that request highlighted lines and returns the numbers of those lines, from 1. */
export function extractHighlightedLines(source: string): { code: string; lines: number[] } {
  const kept: string[] = [];
  const lines: number[] = [];
  let next = false;
  let within = false;
  for (const line of source.split('\n')) {
    const ask = COMMENT.exec(line)?.[1];
    if (ask === 'next-line') next = true;
    else if (ask) within = ask === 'start';
    else {
      kept.push(line);
      if (next || within) lines.push(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), lines };
}
