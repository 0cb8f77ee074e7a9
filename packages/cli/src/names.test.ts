import { defaultIdentity } from '@hookloom/identity';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { docsUrl, issuesUrl, names } from './names.js';

it('has the names of the identity', () => {
  expect(defaultIdentity.name).toMatchObject(names);
  expect(issuesUrl).toBe(`${defaultIdentity.repository}/issues`);
  expect(docsUrl('HL1004')).toBe(`${defaultIdentity.url}/docs/diagnostics/hl1004`);
  expect(manifest.name).toBe(defaultIdentity.packages.cli);
  expect(Object.keys(manifest.dependencies)).toContain(defaultIdentity.packages.generator);
});
