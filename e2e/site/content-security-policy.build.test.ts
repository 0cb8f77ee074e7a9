import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles, siteDirectory } from '../support/built-site.ts';

const SITE = siteDirectory();
const POLICY = /<meta http-equiv="?content-security-policy"? content="([^"]+)"/i;

/** Runs code of the reader in an origin of its own, so it has another policy. */
const FRAME = /^assets\/app\/frame\.\w+\.html$/;

const files = listFiles(SITE).filter((file) => file.endsWith('.html'));
const frames = files.filter((file) => FRAME.test(file));
const pages = files.filter((file) => !FRAME.test(file));
const read = (file: string) => readFileSync(`${SITE}/${file}`, 'utf8');

it('each page has a policy, before all scripts and styles', () => {
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const [head = ''] = read(page).split(/<(?:script|style|link)\b/);
    expect(POLICY.exec(head)?.[1], page).toContain("default-src 'self'");
  }
});

it('no policy allows scripts that are neither a file of the site nor listed', () => {
  for (const page of pages) {
    const [, sources = ''] = /script-src ([^;]+)/.exec(POLICY.exec(read(page))?.[1] ?? '') ?? [];
    for (const source of sources.split(' ')) expect(source, page).toMatch(/^'(?:self|sha256-[\w+/]{43}=)'$/);
  }
});

it('one page runs code of the reader, without a network', () => {
  expect(frames).toHaveLength(1);
  const policy = POLICY.exec(read(frames[0]!))?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/connect-src (?!'none')|\*|https?:/);
});
