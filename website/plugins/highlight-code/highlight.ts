import {
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import { markToken, type TokenKind } from '../../src/components/Code/token-marks';

const LANGUAGES = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'yaml',
  'bash',
  'html',
  'css',
  'diff',
  'http',
  'nginx',
  'python',
  'xml',
  'csharp',
] as const;

// By the CSS variables that Shiki's theme uses for colors.
const KINDS: Readonly<Record<string, TokenKind>> = {
  keyword: 'keyword',
  string: 'string',
  'string-expression': 'string',
  comment: 'comment',
  constant: 'constant',
  function: 'function',
  parameter: 'parameter',
  punctuation: 'punctuation',
  link: 'link',
  // Of a diff.
  inserted: 'string',
  deleted: 'keyword',
};

const kindOf = ({ color = '' }: ThemedToken): TokenKind | undefined =>
  KINDS[/--shiki-token-([\w-]+)/.exec(color)?.[1] ?? ''];

/** Of a shell command, only its name and its flags are colored. Its arguments look like text, as they do in a terminal. */
function shellKindOf(token: ThemedToken): TokenKind | undefined {
  const kind = kindOf(token);
  if (kind === 'string') return token.content.startsWith('-') ? 'constant' : undefined;
  return kind === 'function' || kind === 'comment' ? kind : undefined;
}

// Oniguruma's WebAssembly would take 150 MB during the whole build, for the same tokens.
const engine = createJavaScriptRegexEngine();
let highlighter: Promise<Highlighter> | undefined;

// Its colors are variables: --shiki-token-keyword and so on.
const theme = createCssVariablesTheme();

/**
 * Highlights code.
 *
 * @param language - The fence's language. If it is unknown or missing, the code isn't highlighted.
 * @returns The code with marked tokens, for `markedToHtml`.
 */
export async function highlight(code: string, language: string): Promise<string> {
  const lang = LANGUAGES.find((known) => known === language);
  if (!lang) return markToken(code, undefined);
  highlighter ??= createHighlighter({ themes: [theme], langs: [...LANGUAGES], engine });
  // Without the limit for each line, a busy machine builds the same page.
  const lines = (await highlighter).codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: 0 });
  const toKind = lang === 'bash' ? shellKindOf : kindOf;
  return lines
    .map((line) => line.map((token) => markToken(token.content, toKind(token))).join(''))
    .join('\n');
}
