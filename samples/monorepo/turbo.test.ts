import { expect, test } from 'vitest';
import { withMonorepo } from '../testing/monorepo.ts';
import { literal, readTasks } from '../testing/monorepo-tasks.ts';

test('a task that sees only its inputs writes its outputs, and nothing else', () =>
  withMonorepo(async ({ type }) => {
    const { inputs, outputs } = (await readTasks()).turbo;
    const list = async () => (await type('find packages/api -type f')).split('\n');
    await type('npx hookloom --cwd packages/api sync');
    await type('mv packages/api all && mkdir packages/api && rm -r apps/server');
    await type(`tar -C all -cf - ${inputs.map(literal).join(' ')} | tar -C packages/api -xf -`);
    const before = await list();
    expect(await type('npm run --silent generate --workspace @acme/api')).toContain('wrote 10 files');
    const written = (await list()).filter((file) => !before.includes(file));
    expect(written).toHaveLength(10);
    const folders = outputs.map((output) => `packages/api/${literal(output)}`);
    expect(written.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([]);
  }));
