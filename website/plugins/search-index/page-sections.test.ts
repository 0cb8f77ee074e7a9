import { describe, expect, it } from 'vitest';
import { parsePage } from '../docs-content/parse-page';
import { splitSections } from './page-sections';

const sectionsOf = (markdown: string) => splitSections(parsePage(markdown));
const lines = (markdown: string) => sectionsOf(markdown).flatMap((section) => section.lines);

describe('the sections of a page', () => {
  it('begin at its headings, with the anchors of the built page', () => {
    const sections = sectionsOf(
      '# Title\n\nOpening.\n\n## What is `useX`?\n\nText.\n\n## Twice\n\n### Twice\n\n## Own {#my-own}\n',
    );
    expect(sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
      ['', ''],
      ['what-is-usex', 'What is useX?'],
      ['twice', 'Twice'],
      ['twice-1', 'Twice'],
      ['my-own', 'Own'],
    ]);
    expect(sections[0]?.lines).toEqual(['Opening.']);
  });

  it.each([
    ['a paragraph over lines', 'One\ntwo `three`.', ['One two three.']],
    ['a list', '- one\n- two\n  - three', ['one', 'two', 'three']],
    ['a table', '| a | b |\n| - | - |\n| `c` | d |', ['a · b', 'c · d']],
    ['a link and an image', 'See [the page](./x.md). ![Alt text](y.png)', ['See the page. Alt text']],
    ['an admonition', ':::tip[Mind this]\n\nText.\n\n:::', ['Mind this', 'Text.']],
    ['an admonition in the old form', ':::tip Mind this\n\nText.\n\n:::', ['Mind this', 'Text.']],
    ['components', '<Tabs>\n<TabItem value="npm">\n\nRun it.\n\n</TabItem>\n</Tabs>', ['Run it.']],
    ['a colon in a word', 'The form is key:value.', ['The form is key:value.']],
    ['imports and expressions', "import X from 'x';\n\nText{' '}\nmore.\n\n{1 + 1}", ['Text more.']],
  ])('have the text of %s', (_, markdown, want) => {
    expect(lines(markdown)).toEqual(want);
  });

  it('have their code apart from the text, without imports', () => {
    const [section] = sectionsOf("Text.\n\n```tsx\nimport { a } from 'a';\n\nconst b = a();\n\n  b();\n```");
    expect(section?.lines).toEqual(['Text.']);
    expect(section?.code).toEqual(['const b = a();', 'b();']);
  });

  it('do not include next steps, which name what other pages explain', () => {
    const sections = sectionsOf('Text.\n\n## Next steps\n\n- [Caching](./cache.md)\n');
    expect(sections.map(({ heading }) => heading)).toEqual(['']);
    expect(sections[0]?.lines).toEqual(['Text.']);
  });

  it.each([
    ['[`Store`](#store)', ['Store']],
    ['[`Store`](./provider.md)', []],
    ['[`Store`]', ['Store']],
    ['[`Issue`]', []],
  ])('define %s in a first cell only if it is explained on the same page', (cell, want) => {
    const [section] = sectionsOf(
      `| name |\n| - |\n| ${cell} |\n\n[\`Store\`]: #store\n[\`Issue\`]: ./is-error.md`,
    );
    expect([...(section?.names.defines ?? [])]).toEqual(want);
  });

  it('know which names they define, mention and use', () => {
    const [section] = sectionsOf(
      'A **slot** is a place. See `execute`.\n\n| option | meaning |\n| - | - |\n| `key` | names it for `useX` |\n| AB1234 | fails |\n\n- `clear`: aborts\n\n```ts\ndeclare function useGetPet(): NetworkState;\n```',
    );
    expect([...(section?.names.defines ?? [])]).toEqual(['slot', 'key', 'AB1234', 'clear', 'useGetPet']);
    expect([...(section?.names.mentions ?? [])]).toEqual(['execute', 'key', 'useX', 'AB1234', 'clear']);
    expect([...(section?.names.uses ?? [])]).toEqual(['useGetPet', 'NetworkState']);
  });

  it('end with an error where the source is no MDX', () => {
    expect(() => sectionsOf('Text {')).toThrow();
  });
});
