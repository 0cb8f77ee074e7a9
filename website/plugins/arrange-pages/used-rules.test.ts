import { expect, it } from 'vitest';
import { collectWords, keepUsedRules } from './used-rules';

const words = collectWords(['<p class="alert text">', 'e("b",{className:clsx(`alert--${type}`,"open")})']);

it.each([
  ['keeps a rule for a class in a page or in a script', '.alert .open{color:red}', '.alert .open{color:red}'],
  ['keeps a rule for elements', 'p>a:hover{color:red}', 'p>a:hover{color:red}'],
  ['keeps a class whose end a script adds', '.alert--info{color:red}', '.alert--info{color:red}'],
  ['keeps a class that is excluded', 'p:not(.avatar){color:red}', 'p:not(.avatar){color:red}'],
  ['removes a rule for a class that is nowhere', '.avatar img{color:red}p{top:0}', 'p{top:0}'],
  ['removes one of several selectors', '.avatar,.alert{color:red}', '.alert{color:red}'],
  ['removes a query without rules', '@media print{.avatar{color:red}}p{top:0}', 'p{top:0}'],
  ['keeps layers and keyframes', '@layer a,b;@keyframes x{0%{top:0}}', '@layer a,b;@keyframes x{0%{top:0}}'],
])('%s', (_, css, used) => {
  expect(keepUsedRules(css, words)).toBe(used);
});
