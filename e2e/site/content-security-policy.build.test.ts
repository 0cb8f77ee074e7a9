import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BUILD = 'website/build';
const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const POLICY = /<meta http-equiv="?content-security-policy"? content="([^"]+)"/i;

it('each page has a policy, before all scripts and styles', () => {
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const [head] = readFileSync(`${BUILD}/${page}`, 'utf8').split(/<(?:script|style|link)\b/);
    expect(POLICY.exec(head ?? '')?.[1], page).toContain("default-src 'self'");
  }
});

it('no policy allows scripts that are neither a file of the site nor listed', () => {
  for (const page of pages) {
    const policy = POLICY.exec(readFileSync(`${BUILD}/${page}`, 'utf8'))?.[1] ?? '';
    const [, sources = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    for (const source of sources.split(' ')) expect(source, page).toMatch(/^'(?:self|sha256-[\w+/]{43}=)'$/);
  }
});
