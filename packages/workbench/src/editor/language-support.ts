import type { Extension } from '@codemirror/state';
import type { EditorLanguage } from './types.ts';

// The languages alone: their `javascript()`, `json()` and `yaml()` add completion, which nothing here shows.
const languages = {
  tsx: async () => (await import('@codemirror/lang-javascript')).tsxLanguage,
  json: async () => (await import('@codemirror/lang-json')).jsonLanguage,
  yaml: async () => (await import('@codemirror/lang-yaml')).yamlLanguage,
} satisfies Record<EditorLanguage, () => Promise<Extension>>;

/** Highlighting, folding and indentation of a language, which is loaded when it's first used. */
export const loadLanguage = (language: EditorLanguage): Promise<Extension> => languages[language]();
