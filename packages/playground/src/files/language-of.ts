/** The language of a spec, by its first character. */
export const languageOf = (spec: string): 'json' | 'yaml' =>
  /^\s*[{[]/.test(spec.slice(0, 1000)) ? 'json' : 'yaml';

/** The file that a spec is saved as. */
export const fileNameOf = (spec: string): string => `openapi.${languageOf(spec)}`;
