import { expect, it } from 'vitest';
import { parsePage } from '../docs-content/parse-page';
import { toPlainMarkdown } from './plain-markdown';

const absolute = (url: string) => `https://site.test/${url}`;
const plain = (body: string) => toPlainMarkdown(parsePage(body), absolute);

it.each([
  ['the id of a heading', '## Late answers {#late}\n', '## Late answers\n'],
  ['one with other characters', '## Größe {#größe}\n\n## `v1` {#v1.2}\n', '## Größe\n\n## `v1`\n'],
  ['an import', "import Tabs from '@theme/Tabs';\n\nText.\n", 'Text.\n'],
  ['front matter', '---\ntitle: One\n---\n\nOne.\n', 'One.\n'],
  ['a comment of HTML', 'One.\n\n<!-- not for readers -->\n\nTwo.\n', 'One.\n\nTwo.\n'],
  ['a comment', 'One.\n\n{/* not for readers */}\n\nTwo.\n', 'One.\n\nTwo.\n'],
  ['a drawing, and keeps its words', '<Owners>\n\n1. One.\n\n</Owners>\n', '1. One.\n'],
  ['a drawing without words', 'One.\n\n<Owners />\n\nTwo.\n', 'One.\n\nTwo.\n'],
  ['markup in a line', 'Press <kbd>Esc</kbd> now.\n', 'Press Esc now.\n'],
  [
    'what only the page needs of a fence',
    '```tsx sample=a.tsx title="a.tsx"\nx\n```\n',
    '```tsx title="a.tsx"\nx\n```\n',
  ],
  ['marks of highlighted lines', '```ts\n// highlight-next-line\na();\n```\n', '```ts\na();\n```\n'],
])('leaves out %s', (_, given, want) => {
  expect(plain(given)).toBe(want);
});

it.each([
  ['[a](./b.md#c)', '[a](https://site.test/./b.md#c)'],
  ['[`a` b](b)', '[`a` b](https://site.test/b)'],
  ['![b](b)', '![b](https://site.test/b)'],
  ['[a][x]\n\n[x]: b', '[a](https://site.test/b)'],
  ['[`x`]\n\n[`X`]: b "c"\n[`x`]: d', '[`x`](https://site.test/b "c")'],
  ['![a][x]\n\n[x]: b', '![a](https://site.test/b)'],
  ['Press <Anchor id="x" href="b">`a`</Anchor>.', 'Press [`a`](https://site.test/b).'],
  ['<Card to="b">\n\nOne.\n\n</Card>', '[One.](https://site.test/b)'],
])('makes the link in %j absolute', (given, want) => {
  expect(plain(given)).toBe(`${want}\n`);
});

it('names each tab above what it holds', () => {
  const tabs = `<Tabs groupId="package-manager">
<TabItem value="npm" label="npm" default>

\`\`\`bash
npm ci
\`\`\`

</TabItem>
<TabItem value="pnpm">

[A note](./a.md).

</TabItem>
</Tabs>

After.
`;
  expect(plain(tabs)).toBe(`**npm**

\`\`\`bash
npm ci
\`\`\`

**pnpm**

[A note](https://site.test/./a.md).

After.
`);
});

it('says what an admonition is', () => {
  expect(plain(':::warning\n\nMind the key.\n\n:::\n')).toBe('**Warning:** Mind the key.\n');
  expect(plain(':::note[Not yet]\n\nLater.\n\n:::\n')).toBe('**Note: Not yet**\n\nLater.\n');
});

it('keeps code as it is: blank lines, indents, fences in it', () => {
  const code = '- In a list:\n\n  ```ts\n  a();\n\n\n    b();\n  ```\n';
  expect(plain(code)).toBe(code);
  expect(plain('````md\n```ts\na\n```\n````\n')).toBe('````md\n```ts\na\n```\n````\n');
});

it.each([
  'The pair key:value.\n',
  '| a | b |\n| - | - |\n| `x \\| y` | long text |\n',
  '- One\n- _Two_\n\n---\n',
])('keeps %j as it is', (markdown) => {
  expect(plain(markdown)).toBe(markdown);
});

it('leaves the page as it was for others who read it', () => {
  const page = parsePage('## A {#a}\n\n:::note\n\n[Link](b) <kbd>x</kbd>\n\n:::\n');
  const before = structuredClone(page);
  toPlainMarkdown(page, absolute);
  expect(page).toEqual(before);
});
