import { expect, test } from 'vitest';
import { withMonorepo } from '../testing/monorepo.ts';

test('an app imports the hooks of the shared package, which npm generates', () =>
  withMonorepo(async ({ type }) => {
    const run = (script: string) => type(`npm run --silent ${script} --workspace @acme/api`);
    expect(await run('sync')).toContain('petstore: saved .hookloom/specs/petstore.json');
    expect(await run('generate')).toContain('to src/petstore');
    // The app also has a line that must not compile.
    expect(await type('node_modules/.bin/tsc -p apps/web || echo failed')).toBe('');
  }));
