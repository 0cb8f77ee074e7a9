/** How much of a feature is supported. */
export type Support = 'full' | 'partial' | 'none';

/** What the tables of supported features have in common. */
export type SupportRow = {
  /** In Markdown: a field, a keyword, or a few words. */
  feature: string;
  /** How much of it is supported. */
  support: Support;
  /** What that means for the generated code, in one sentence. */
  note: string;
  /** The first version that has it; all of them unless given. */
  since?: string;
  /** The diagnostic that a spec with it gets. */
  code?: string;
  /** The tested example that proves the row. */
  example: string;
};
