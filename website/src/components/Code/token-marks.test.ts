import { expect, it } from 'vitest';
import { markedToHtml, markToken, stripMarks } from './token-marks';

const marked = `${markToken('const', 'keyword')} a = ${markToken("'<b>&'", 'string')};`;

it('decodes marked tokens to spans and escapes their content', () => {
  expect(markedToHtml(marked, (kind) => kind)).toBe(
    `<span class="keyword">const</span> a = <span class="string">'&lt;b&gt;&amp;'</span>;`,
  );
});

it('copies the code without its marks', () => {
  expect(stripMarks(marked)).toBe("const a = '<b>&';");
});

it('lets no mark through that the code itself has', () => {
  expect(markToken('a\uE001b\uE000', undefined)).toBe('ab');
});
