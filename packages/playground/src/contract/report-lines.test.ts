import type { Change } from '@hookloom/generator';
import { expect, it } from 'vitest';
import { describeChanges } from '../../../cli/src/document/describe-changes.ts';
import { prepared } from './example/prepared.ts';
import { reportLines } from './report-lines.ts';

const indents = { change: '  ', detail: '      ', summary: '  ' };
const added: Change = { kind: 'added', target: 'operation', name: 'a', breaking: false, details: [] };

it.each([
  ...Object.entries(prepared.results).map(([id, { changes }]) => [id, changes] as const),
  ['nothing that is generated changed', []] as const,
  ['an operation is added', [added]] as const,
])('the report is what the command prints: %s', (_, changes) => {
  const lines = reportLines(changes).map(
    ({ text, kind, isBreaking }) => `${indents[kind]}${text}${isBreaking ? '  (breaking)' : ''}`,
  );
  expect(lines.join('\n')).toBe(describeChanges(changes));
});
