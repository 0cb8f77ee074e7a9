import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import type { Segment } from './read-prose.ts';

const WRITTEN = ['packages', 'website', 'samples', 'scripts', 'sites', 'e2e', 'bench'];
const COMMENT_OR_TITLE =
  /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s*(?:it|test|describe)\b[^'"`\n]*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/gm;

/** Reads the comments and test titles of all source files, except those of this folder, which name the words to avoid. */
export function readCode(): Segment[] {
  const patterns = WRITTEN.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]);
  const files = execFileSync('git', ['ls-files', '--', ...patterns, ':!e2e/prose'], { encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return Array.from(source.matchAll(COMMENT_OR_TITLE), ({ 0: text, index }) => ({
        location: `${file}:${source.slice(0, index).split('\n').length}`,
        text: text.replace(/\s*\n\s*\*?\s*/g, ' '),
      }));
    });
}
