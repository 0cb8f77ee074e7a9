/** A file with generated parts. */
export interface ReferencePage {
  readonly file: string;
  readonly text: string;
  /** The text with up-to-date regions. */
  readonly updated: string;
}
