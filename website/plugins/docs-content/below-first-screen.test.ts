import type { ElementContent, Root } from 'hast';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { rehypeBelowFirstScreen } from './below-first-screen';

type Node = Root['children'][number];

const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });
const lineBreak = text('\n');

/** As high as four lines. */
const paragraph = element('p', text('A'.repeat(240)));
const paragraphs = (count: number) => Array.from({ length: count }, () => [paragraph, lineBreak]).flat();

const code: Node = { type: 'mdxjsEsm', value: 'export const toc = [];' };

const shapeOf = (nodes: readonly Node[]): unknown[] =>
  nodes.flatMap((node): unknown[] => {
    if (node.type === 'element') return [node.tagName];
    if (node.type === 'mdxJsxFlowElement') return [[node.name, ...shapeOf(node.children)]];
    return node.type === 'mdxjsEsm' ? ['code'] : [];
  });

function arrange(children: Node[], file = 'docs/page.mdx'): unknown[] {
  const steps = unified().use(rehypeBelowFirstScreen);
  return shapeOf(steps.runSync({ type: 'root', children }, { path: file }).children);
}

const FIRST = Array.from({ length: 8 }, () => 'p');

describe('what is below the first screen', () => {
  it('is all but the first blocks, which are at least as high as 32 lines', () => {
    expect(arrange(paragraphs(10))).toEqual([...FIRST, ['BelowFirstScreen', 'p', 'p']]);
    expect(arrange(paragraphs(8))).toEqual(FIRST);
    expect(arrange([])).toEqual([]);
  });

  it.each<[string, ElementContent]>([
    ['code', element('pre', element('code', text('A\n'.repeat(27))))],
    ['a list', element('ul', ...Array.from({ length: 14 }, () => element('li', text('A'))))],
    [
      'a table',
      element('table', ...Array.from({ length: 14 }, () => element('tr', element('td', text('A'))))),
    ],
  ])('is measured in the lines of %s', (_, block) => {
    const [name] = shapeOf([block]);
    expect(arrange([block, ...paragraphs(2)])).toEqual([name, 'p', ['BelowFirstScreen', 'p']]);
  });

  it('is measured without components, whose height is unknown', () => {
    const component: Node = { type: 'mdxJsxFlowElement', name: 'StateLab', attributes: [], children: [] };
    expect(arrange([component, ...paragraphs(9)])).toEqual([
      ['StateLab'],
      ...FIRST,
      ['BelowFirstScreen', 'p'],
    ]);
  });

  it("doesn't include code, which a module has outside of its content", () => {
    expect(arrange([code, ...paragraphs(9), code])).toEqual([
      'code',
      ...FIRST,
      ['BelowFirstScreen', 'p'],
      'code',
    ]);
  });

  it("isn't known in a part, which is within a page", () => {
    expect(arrange(paragraphs(9), 'docs/_part.mdx')).toEqual([...FIRST, 'p']);
  });
});
