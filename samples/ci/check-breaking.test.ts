import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('check-breaking.mjs', import.meta.url));

function check(sources: unknown): [code: number | null, printed: string] {
  const { status, stdout } = spawnSync('node', [script], {
    input: JSON.stringify({ sources }),
    encoding: 'utf8',
  });
  return [status, stdout];
}

const change = {
  target: 'operation',
  name: 'deletePet',
  breaking: true,
  details: [
    { breaking: true, message: 'is now named `removePet`' },
    { breaking: false, message: 'has another summary' },
  ],
};

test('passes without breaking changes, and lists them otherwise', () => {
  expect(check([{ id: 'petstore', changes: [{ ...change, breaking: false }] }, { id: 'shelter' }])).toEqual([
    0,
    '',
  ]);
  const list = '- petstore: operation deletePet\n  - is now named `removePet`\n';
  expect(check([{ id: 'petstore', changes: [change] }])).toEqual([1, list]);
});
