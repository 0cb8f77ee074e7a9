import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasTest } from './support/test-titles.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface Row {
  readonly section: string;
  readonly statement: string;
  readonly proofs: readonly string[];
}

const rows: readonly Row[] = readFileSync(`${ROOT}e2e/SPECIFICATION.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:\d|–) \|/.test(line))
  .map((line) => {
    const [section = '', statement = '', proofs = ''] = line.slice(2, -2).split(' | ');
    return { section, statement, proofs: proofs.split('<br>') };
  });

describe('the table of the specification', () => {
  it('has rows for each of the nine sections, and no statement twice in one', () => {
    expect(new Set(rows.map(({ section }) => section))).toEqual(
      new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9', '–']),
    );
    const statements = rows.map(({ section, statement }) => `${section} ${statement}`);
    expect(statements).toHaveLength(new Set(statements).size);
  });

  it.each(rows)('$section $statement', ({ proofs }) => {
    for (const proof of proofs) {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
      expect(existsSync(ROOT + file) && file, `${proof}: no such file`).toBeTruthy();
      expect(hasTest(ROOT + file, title), `${proof}: no such title`).toBe(true);
    }
  });
});
