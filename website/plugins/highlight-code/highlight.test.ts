import { afterEach, expect, it, vi } from 'vitest';
import { markedToHtml } from '../../src/components/Code/token-marks';
import { highlight } from './highlight';

afterEach(() => void vi.restoreAllMocks());

it('marks a line to its end, however slow the machine is', async () => {
  const code = 'export const load = (petId: number) => getPetById(config, { path: { petId } });';
  const marked = await highlight(code, 'ts');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  expect(await highlight(code, 'ts')).toBe(marked);
});

it.each([
  ['npx hookloom init', '<function>npx</> hookloom init'],
  [
    'npm install -E --save-dev "a b" zod',
    '<function>npm</> install <constant>-E</> <constant>--save-dev</> "a b" zod',
  ],
  [
    'TOKEN=1 npx hookloom sync && ls >log # all',
    'TOKEN=1 <function>npx</> hookloom sync && <function>ls</> >log <comment># all</>',
  ],
  [
    'npx hookloom sources add a.yaml \\\n  --id petstore',
    '<function>npx</> hookloom sources add a.yaml \\\n  <constant>--id</> petstore',
  ],
])('of the shell command %j, it marks the name and the flags', async (code, want) => {
  const html = markedToHtml(await highlight(code, 'bash'), (kind) => kind);
  const short = html.replace(/<span class="(\w+)">/g, '<$1>').replaceAll('</span>', '</>');
  expect(short.replaceAll('&amp;', '&').replaceAll('&gt;', '>')).toBe(want);
});
