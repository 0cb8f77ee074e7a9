import { expect, it } from 'vitest';
import { caddyfile } from './caddy.ts';
import { headersFile } from './headers-files.ts';
import { nginxConfig } from './nginx.ts';
import { headersOf, hosting, specialPaths } from './rules.ts';

const policyOf = (path?: string) => headersOf(hosting, path)['Content-Security-Policy'];

it('a worker gets a policy with its script, and a page, such as that of the running app, does not', () => {
  for (const script of ['assets/js/1.0a1b2c3d.js', 'sw.js'])
    expect(policyOf(script), script).toMatch(/^default-src 'none'; /);
  for (const page of ['', 'docs/intro', 'assets/app/frame.0a1b2c3d.html', '404.html'])
    expect(policyOf(page), page).toBe(
      "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; object-src 'none'",
    );
});

it('no policy allows another host, or text as code', () => {
  for (const path of ['', ...specialPaths(hosting)])
    for (const directive of policyOf(path)!.split('; '))
      expect(directive).toMatch(/^[a-z-]+ '(?:none|self)'$/);
});

it('a folder includes the folders in it, and a file is only itself', () => {
  const rules = [
    { headers: { A: '1', B: '1', C: '1' } },
    { paths: ['a/'], headers: { A: '2', B: '2' } },
    { paths: ['a/b/', 'c.js'], headers: { B: '3' } },
  ];
  const of = (path?: string) => Object.values(headersOf({ rules, redirects: [] }, path)).join('');
  expect([of(), of('a'), of('a/x'), of('a/b/x'), of('a/c.js'), of('c.js'), of('c.js.map')]).toEqual([
    '111',
    '111',
    '221',
    '231',
    '221',
    '131',
    '111',
  ]);
});

const writers = { nginx: nginxConfig(hosting), caddy: caddyfile(hosting), _headers: headersFile(hosting) };

it.each(Object.entries(writers))('%s has the path and the policy of each rule', (_, text) => {
  for (const path of specialPaths(hosting)) {
    expect(text).toContain(`/${path}`);
    expect(text).toContain(policyOf(path));
  }
});
