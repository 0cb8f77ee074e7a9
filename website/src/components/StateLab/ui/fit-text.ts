/** The width of the timeline on a large and on a small screen, in pixels. Styles show one text of the two. */
export const TRACKS = [
  { className: 'lab-wide', width: 500 },
  { className: 'lab-narrow', width: 290 },
] as const;

/** The width of a character, and the space after a text, in pixels. */
const CHARACTER = 7.3;
const SPACE = 3;

/** The first text that fits. */
export const fitText = (texts: readonly string[], width: number): string | undefined =>
  texts.find((text) => text.length * CHARACTER + SPACE <= width);
