/**
 * A section. A page's first section has neither anchor nor heading. Names are separated by spaces: those it defines, those
 * it mentions, and those in its code.
 */
export type SectionEntry = readonly [
  anchor: string,
  heading: string,
  defines: string,
  mentions: string,
  uses: string,
];

/** A page with at least one section. A website's path doesn't include the base URL. Keywords are separated by commas. */
export type PageEntry = readonly [
  path: string,
  title: string,
  description: string,
  keywords: string,
  sections: readonly SectionEntry[],
];

/** A section's plain text, one line per paragraph or row, and its code. Page numbers continue across parts. */
export type TextEntry = readonly [page: number, section: number, text: string, code?: string];

/** A part of the index. */
export interface IndexEntries {
  /** Pages, which are numbered in the order in which they are added. */
  readonly pages: readonly PageEntry[];
  /** Texts of these pages, or of pages that are already in the index. */
  readonly texts: readonly TextEntry[];
}
