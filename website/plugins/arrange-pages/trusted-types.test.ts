// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.test/base/docs/intro" }
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { trustedTypesScript } from './trusted-types';

type Policy = Readonly<
  Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>
>;

/** Runs the script in a page, as in a browser with Trusted Types. */
function createPolicies(): Record<string, Policy> {
  const policies: Record<string, Policy> = {};
  const createPolicy = (name: string, policy: Policy) => (policies[name] = policy);
  Object.assign(window, { trustedTypes: { createPolicy } });
  runInThisContext(trustedTypesScript);
  return policies;
}

const policy = createPolicies()['default']!;

it.each([
  '',
  'a > b & "c"',
  '<span class="keyword_x">if</span> (a &lt; b)',
  '<p>Text with <a href="/docs/intro#a" target="_blank">a link</a>, <b style="color: red">style</b>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><button type="button" data-copy="on">Copy</button>',
  '<tr><td>A part of a table</td></tr>',
  '<pre title="JavaScript of the page" data-language="javascript">',
  '<script></script>',
  '<script type="application/ld+json">{"@type":"Thing"}</script>',
])('allows the HTML %s', (html) => {
  expect(policy.createHTML(html)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '<script src="/a.js"></script>',
  '<svg><script href="/a.js"></script></svg>',
  '<script type="module">1</script>',
  '<img src="x" onerror="alert(1)">',
  '<span class="a" onclick="alert(1)">a</span>',
  '<SPAN ONCLICK=alert(1)>a</SPAN>',
  '<svg><a xlink:href="javascript:alert(1)">a</a></svg>',
  '<a href=" java&#9;script:alert(1)">a</a>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<iframe src="/"></iframe>',
  '<base href="https://elsewhere.test/">',
  '<form action="https://elsewhere.test/"><input></form>',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.test/">',
  '<template><img onerror="alert(1)"></template>',
  '<object data="data:text/html,<script>1</script>"></object>',
])('refuses the HTML %s', (html) => {
  expect(policy.createHTML(html)).toBeNull();
});

it('decides on a large text in time', () => {
  const code = '<span class="a">b</span> '.repeat(20_000);
  const start = performance.now();
  expect(policy.createHTML(code)).toBe(code);
  expect(performance.now() - start).toBeLessThan(500);
});

it.each([
  ['{"@type":"Thing"}', true],
  ['alert(1)', false],
  ['"use strict"', false],
  ['', false],
])('takes the text %s as a script: %s', (text, isAllowed) => {
  expect(policy.createScript(text)).toBe(isAllowed ? text : null);
});

it.each([
  ['/base/assets/js/a.js', true],
  ['https://site.test/a.js', true],
  ['https://elsewhere.test/a.js', false],
  ['//elsewhere.test/a.js', false],
  ['data:text/javascript,1', false],
  ['javascript:1', false],
])('takes %s as the URL of a script: %s', (url, isAllowed) => {
  expect(policy.createScriptURL(url)).toBe(isAllowed ? url : null);
});

it('does nothing in a browser without Trusted Types', () => {
  Object.assign(window, { trustedTypes: undefined });
  expect(() => runInThisContext(trustedTypesScript) as unknown).not.toThrow();
});
