import { expect, test } from 'vitest';
import { withMonorepo } from '../testing/monorepo.ts';

test('its paths are relative to it, wherever the command runs', () =>
  withMonorepo(async ({ read, type }) => {
    expect(await type('npx hookloom --cwd packages/api sync')).toContain('petstore: saved');
    expect(await read('packages/api/.hookloom/specs/petstore.json')).toContain('getPetById');
  }));
