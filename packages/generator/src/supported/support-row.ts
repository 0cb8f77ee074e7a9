/** How well a feature is supported. */
export type Support = 'full' | 'partial' | 'none';

/** A row of a table of supported features. */
export type SupportRow = {
  /** A field, a keyword or a short description, in Markdown. */
  feature: string;
  /** Whether it is fully, partially or not supported. */
  support: Support;
  /** The effect on the generated code, in one sentence. */
  note: string;
  /** The first OpenAPI version with the feature. All versions by default. */
  since?: string;
  /** The diagnostic for a spec that uses it. */
  code?: string;
  /** The name of the tested example. */
  example: string;
};
