import type { Root } from 'hast';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { rehypeBelowFirstScreen } from './below-first-screen';

const block = (tagName: string): Root['children'] => [
  { type: 'element', tagName, properties: {}, children: [] },
  { type: 'text', value: '\n' },
];
const blocks = (count: number) => Array.from({ length: count }, (_, index) => block(`p${index + 1}`)).flat();

const code: Root['children'][number] = { type: 'mdxjsEsm', value: 'export const toc = [];' };

const shapeOf = (nodes: readonly Root['children'][number][]): unknown[] =>
  nodes.flatMap((node): unknown[] => {
    if (node.type === 'element') return [node.tagName];
    if (node.type === 'mdxJsxFlowElement') return [[node.name, ...shapeOf(node.children)]];
    return node.type === 'mdxjsEsm' ? ['code'] : [];
  });

function arrange(children: Root['children'], file = 'docs/page.mdx'): unknown[] {
  const steps = unified().use(rehypeBelowFirstScreen);
  return shapeOf(steps.runSync({ type: 'root', children }, { path: file }).children);
}

const FIRST = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'];

describe('what is below the first screen', () => {
  it('is all but the first ten blocks', () => {
    expect(arrange(blocks(12))).toEqual([...FIRST, ['BelowFirstScreen', 'p11', 'p12']]);
    expect(arrange([])).toEqual([]);
    expect(arrange(blocks(10))).toEqual(FIRST);
  });

  it("doesn't include code, which a module has outside of its content", () => {
    expect(arrange([code, ...blocks(11), code])).toEqual([
      'code',
      ...FIRST,
      ['BelowFirstScreen', 'p11'],
      'code',
    ]);
  });

  it("isn't known in a part, which is within a page", () => {
    expect(arrange(blocks(11), 'docs/_part.mdx')).toEqual([...FIRST, 'p11']);
  });
});
