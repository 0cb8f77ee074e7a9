import { expect, test } from 'vitest';
import { literal, readTasks } from '../testing/monorepo-tasks.ts';

test('has the inputs and outputs of turbo.json, which turbo.test.ts checks', async () => {
  const { turbo, nx } = await readTasks();
  const globs = nx.inputs.filter((input) => typeof input === 'string');
  expect(globs.map(literal)).toEqual(turbo.inputs.map(literal));
  expect(nx.outputs.map((output) => `${literal(output)}/`)).toEqual(turbo.outputs.map(literal));
  expect(nx.command).toBe('npm run generate --workspace @acme/api');
});
