import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkSamples } from '.';
import { samplesDirectory } from './samples-directory';
import type { TestReport } from './test-report';

const rename = (text: string) => text.replaceAll('hookloom', 'acme');

async function transform(page: string, report?: TestReport): Promise<Code> {
  const steps = unified()
    .use(remarkParse)
    .use(remarkSamples, { directory: samplesDirectory, rename, report });
  const tree = await steps.run(steps.parse(page), { path: 'page.md', value: page });
  return tree.children[0] as Code;
}

it('puts the text of a file into the fence that names it, titled and re-branded', async () => {
  const { value, meta } = await transform('```tsx sample=intro/pet-name.tsx\n```\n');
  expect(value).toMatch(/^import { useGetPetById } from '.\/acme\/petstore';\n/);
  expect(meta).toContain('title="src/pet-name.tsx"');
  expect(meta).not.toContain('tested');
});

it('leaves other fences alone', async () => {
  expect(await transform('```ts title="a sample"\nlet a;\n```\n')).toMatchObject({ value: 'let a;' });
});

it.each([
  ['```tsx sample=intro/no.tsx\n```', 'sample intro/no.tsx: there is no such file under samples/'],
  ['```tsx sample=intro/pet-name.tsx#no\n```', 'it has no region "no"'],
  ['```tsx sample=intro/pet-name.tsx\nlet a;\n```', "the fence isn't empty; remove its content"],
])('fails at %j, with the position and the hint', async (page, problem) => {
  await expect(transform(page)).rejects.toMatchObject({ file: 'page.md', line: 1 });
  await expect(transform(page)).rejects.toThrow(problem);
});

it('fails where the report of the tests does not have the sample', async () => {
  const empty = { files: {}, tests: {} };
  await expect(transform('```tsx sample=intro/pet-name.tsx\n```', empty)).rejects.toThrow('run them again');
});
