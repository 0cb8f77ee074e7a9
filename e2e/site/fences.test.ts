import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { exceptions } from '../../samples/exceptions.ts';

interface Fence {
  /** The line number, from 1. */
  readonly line: number;
  /** The info string: language and metadata. */
  readonly info: string;
  /** The first line of its content. */
  readonly firstLine: string;
  /** Whether it is a sample or part of the generated reference, which has its own test. */
  readonly isGenerated: boolean;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['website/docs', 'website/src/pages/_home'];
const FENCE = /^[\s>]*(`{3,}|~{3,})\s*([^`]*)$/;
const SAMPLE = /(?:^|\s)sample=\S/;
const REFERENCE = /^\{\/\* (\/?)reference\b.*\*\/\}$/;

function fencesOf(text: string): Fence[] {
  const fences: Fence[] = [];
  const lines = text.split('\n');
  let open: string | undefined;
  let isReference = false;
  lines.forEach((line, index) => {
    const [marker, end] = REFERENCE.exec(line) ?? [];
    if (marker && open === undefined) isReference = !end;
    const [, marks, info = ''] = FENCE.exec(line) ?? [];
    if (marks && open === undefined) {
      open = marks;
      const begins = (lines[index + 1] ?? '').trim();
      const isGenerated = isReference || SAMPLE.test(info);
      fences.push({ line: index + 1, info: info.trim(), firstLine: begins, isGenerated });
    } else if (open !== undefined && marks?.startsWith(open) && !info.trim()) open = undefined;
  });
  return fences;
}

const pages = FOLDERS.flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

const handwritten = pages.flatMap((page) =>
  fencesOf(readFileSync(ROOT + page, 'utf8'))
    .filter(({ isGenerated }) => !isGenerated)
    .map((fence) => ({ page, ...fence })),
);

const known = exceptions.flatMap(({ fences }) => fences);

it.each([
  ['```bash\nnpx\n```\n\n```text\nout\n```', ['bash: npx', 'text: out']],
  ['- In a list:\n\n  ```tsx title="a b"\n  <p />\n  ```', ['tsx title="a b": <p />']],
  ['````md\n```ts\n```\n````\n~~~\nend\n~~~', ['md: ```ts', ': end']],
  ['Words and ```code``` in them', []],
])('sees the fences of %j', (text, want) => {
  expect(fencesOf(text).map(({ info, firstLine }) => `${info}: ${firstLine}`)).toEqual(want);
});

it.each([
  ['```tsx sample=intro/pet-name.tsx\n```', true],
  ['```tsx title="a sample"\n<p />\n```', false],
  ['{/* reference: signature isInit */}\n\n```ts\nlet a;\n```\n\n{/* /reference */}', true],
  ['{/* reference: options */}\n{/* /reference */}\n\n```ts reference\nlet a;\n```', false],
])('sees whether %j is drawn', (text, want) => {
  expect(fencesOf(text).map(({ isGenerated }) => isGenerated)).toEqual([want]);
});

it('every code fence of the docs and the home page is a tested sample or a listed exception', () => {
  const unknown = handwritten.filter(
    (fence) => !known.some(({ page, begins }) => page === fence.page && begins === fence.firstLine),
  );
  const complaints = unknown.map(
    ({ page, line, info }) =>
      `${page}:${line}: a fence "${info}" has a text of its own. Move it to a file under samples/ with a test beside ` +
      'it, and name it here: sample=<folder>/<file>. If no test can run it, list it in samples/exceptions.ts.',
  );
  expect(complaints).toEqual([]);
});

it('every listed exception exists, as often as it says', () => {
  const complaints = known.flatMap(({ page, begins, count: expected = 1 }) => {
    const count = handwritten.filter((fence) => page === fence.page && begins === fence.firstLine).length;
    if (count === expected) return [];
    return `samples/exceptions.ts: ${count} fences of ${page} begin with "${begins}". Remove the exception or fix it.`;
  });
  expect(complaints).toEqual([]);
});
