import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GUIDES = ['README.md', 'CONTRIBUTING.md', 'MAINTAINING.md', 'website/src/theme/README.md'];

/** Build output and user settings, which a fresh clone does not have. */
const NOT_COMMITTED = ['website/build', 'website/i18n/fr', 'tarballs/'];

/** `website/docs/` or `.dependency-cruiser.js`: code that starts at the root of the repository. */
const PATH = /`((?:website|packages|samples|e2e|sites|bench|deploy|scripts)\/[\w./*-]*|\.[\w-]+\.js)`/g;

const paths = GUIDES.flatMap((guide) =>
  [...readFileSync(guide, 'utf8').matchAll(PATH)].map(([, path = '']) => [guide, path] as const),
);

test('the guides name paths', () => {
  expect(paths.length).toBeGreaterThan(30);
});

test.each(paths.filter(([, path]) => !NOT_COMMITTED.includes(path)))('%s: %s exists', (_, path) => {
  expect(existsSync(path.replace(/\*.*/, ''))).toBe(true);
});
