import { StreamLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { foldByIndentation } from './fold-by-indentation.ts';
import type { EditorLanguage } from './types.ts';

/** A parser weighs up to 33 kB, and what is shown first doesn't need one: a specification, and generated code. */
const languages = {
  typescript: async () => {
    const { generatedCode } = await import('./generated-code.ts');
    return [StreamLanguage.define(generatedCode), foldByIndentation];
  },
  // The language alone: `javascript()` and `json()` add completion, which nothing here shows.
  tsx: async () => {
    const { tsxLanguage } = await import('@codemirror/lang-javascript');
    return tsxLanguage;
  },
  json: async () => {
    const { jsonLanguage } = await import('@codemirror/lang-json');
    return jsonLanguage;
  },
  yaml: async () => {
    const { yaml } = await import('@codemirror/legacy-modes/mode/yaml');
    const tokenTable = { atom: tags.propertyName, meta: tags.punctuation };
    return [StreamLanguage.define({ ...yaml, tokenTable }), foldByIndentation];
  },
} satisfies Record<EditorLanguage, () => Promise<Extension>>;

/** Highlighting, folding and indentation of a language, which is loaded when it's first used. */
export const loadLanguage = (language: EditorLanguage): Promise<Extension> => languages[language]();
