import { expect, it } from 'vitest';
import {
  collectClasses,
  collectVariables,
  collectWords,
  keepUsedRules,
  splitFonts,
  splitRules,
} from './used-rules';

const words = collectWords(['<p class="alert text">', 'e("b",{className:clsx(`alert--${type}`,"open")})']);

it.each([
  ['keeps a rule for a class in a page or in a script', '.alert .open{color:red}', '.alert .open{color:red}'],
  ['keeps a rule for elements', 'p>a:hover{color:red}', 'p>a:hover{color:red}'],
  ['keeps a class whose end a script adds', '.alert--info{color:red}', '.alert--info{color:red}'],
  ['keeps a class that is excluded', 'p:not(.avatar){color:red}', 'p:not(.avatar){color:red}'],
  ['removes a rule for a class that is nowhere', '.avatar img{color:red}p{top:0}', 'p{top:0}'],
  ['removes one of several selectors', '.avatar,.alert{color:red}', '.alert{color:red}'],
  ['removes a query without rules', '@media print{.avatar{color:red}}p{top:0}', 'p{top:0}'],
  [
    'removes variables that nothing uses',
    'p{--x:var(--y);--y:1;--z:2;top:var(--z);--text:3}',
    'p{--z:2;top:var(--z);--text:3}',
  ],
  ['keeps layers and keyframes', '@layer a,b;@keyframes x{0%{top:0}}', '@layer a,b;@keyframes x{0%{top:0}}'],
])('%s', (_, css, used) => {
  expect(keepUsedRules(css, words)).toBe(used);
});

it('collects the classes of elements, and the variables of style sheets', () => {
  expect(collectClasses(['<p class="a b-c">class=no</p><b id=x class=d>'])).toEqual(
    new Set(['a', 'b-c', 'd']),
  );
  expect(collectVariables(['p{--a:1;top:var(--b,var( --c))}'])).toEqual(new Set(['b', 'c']));
});

it('splits a style sheet by the classes that some pages have', () => {
  const css =
    '@layer a,b;@font-face{src:x}p{top:0}@layer a{.nav--open,.toc{top:1}@media print{.toc a{top:2}}}.nav.toc{top:3}';
  expect(splitRules(css, new Set(['nav']))).toEqual({
    first: '@layer a,b;@font-face{src:x}p{top:0}@layer a{.nav--open{top:1}}',
    rest: '@layer a{.toc{top:1}@media print{.toc a{top:2}}}.nav.toc{top:3}',
  });
});

it('splits a style sheet into the fonts that have to be loaded, and the rest', () => {
  const font = '@font-face{src:url(a.woff2)}';
  const local = '@font-face{src:local(Arial)}';
  const css = `@layer a,b;@media (width>1px){@layer a{${font}}}p{top:0}@media print{${font}${local}}`;
  expect(splitFonts(css)).toEqual({
    css: `@layer a,b;p{top:0}@media print{${local}}`,
    fonts: `@media (width>1px){@layer a{${font}}}@media print{${font}}`,
  });
});
