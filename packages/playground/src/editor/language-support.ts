import { tsxLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import { yamlLanguage } from '@codemirror/lang-yaml';
import type { Extension } from '@codemirror/state';
import type { EditorLanguage } from './types.ts';

// The languages alone: their `javascript()`, `json()` and `yaml()` add completion, which nothing here shows.
const languages = { tsx: tsxLanguage, json: jsonLanguage, yaml: yamlLanguage };

/** Highlighting, folding and indentation of a language. */
export const languageSupport = (language: EditorLanguage): Extension => languages[language];
