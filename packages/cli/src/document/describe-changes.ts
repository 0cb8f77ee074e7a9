import type { Change } from '@hookloom/generator';
import { list } from './explain-output.js';

const signs = { added: '+', removed: '-', changed: '~' } as const;

/** The changes as text, one per line, followed by a summary. */
export function describeChanges(changes: readonly Change[]): string {
  const lines = changes.flatMap(({ kind, target, name, breaking, details }) => [
    `  ${signs[kind]} ${target} ${name}${breaking ? '  (breaking)' : ''}`,
    ...details.map((detail) => `      ${detail.message}${detail.breaking ? '  (breaking)' : ''}`),
  ]);
  return [...lines, `  ${countChanges(changes)}`].join('\n');
}

/** The summary of the changes in one line, with the names of the breaking ones. */
export function summarizeChanges(changes: readonly Change[]): string {
  const breaking = changes.filter((change) => change.breaking).map(({ name }) => name);
  return `${countChanges(changes)}${breaking.length > 0 ? ` Breaking: ${list(breaking)}.` : ''}`;
}

function countChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The spec changed, but no generated operation or schema did.';
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const breaking = changes.filter((change) => change.breaking).length;
  const breaks = `${breaking === 0 ? 'no' : breaking} breaking change${breaking === 1 ? '' : 's'}`;
  return `${of('added')} added, ${of('removed')} removed, ${of('changed')} changed; ${breaks}.`;
}

/** The size of a spec, for its first sync. */
export function describeContent({ operations, schemas }: { operations: number; schemas: number }): string {
  return `${count(operations, 'operation')}, ${count(schemas, 'schema')}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
