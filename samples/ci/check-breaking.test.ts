import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('check-breaking.mjs', import.meta.url));

function check(sources: unknown, diagnostics: unknown[] = []): [code: number | null, printed: string] {
  const { status, stdout } = spawnSync('node', [script], {
    input: JSON.stringify({ ok: !diagnostics.length, sources, diagnostics }),
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

test('fails with the reason if a spec could not be synced', () => {
  const sources = [{ id: 'petstore', status: 'failed', changes: [] }];
  const error = { severity: 'error', source: 'petstore', message: "petstore.yaml can't be read." };
  expect(check(sources, [error])).toEqual([1, "- petstore: petstore.yaml can't be read.\n"]);
});
