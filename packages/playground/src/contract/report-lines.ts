import type { Change } from '@hookloom/generator';

/** A line of the report that `sync` prints. */
export type ReportLine = { text: string; kind: 'change' | 'detail' | 'summary'; isBreaking: boolean };

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

/** The changes as `sync` prints them. A breaking one ends with "(breaking)" there. */
export function reportLines(changes: readonly Change[]): ReportLine[] {
  return [
    ...changes.flatMap(({ kind, target, name, breaking, details }) => [
      { text: `${SIGNS[kind]} ${target} ${name}`, kind: 'change' as const, isBreaking: breaking },
      ...details.map((detail) => ({
        text: detail.message,
        kind: 'detail' as const,
        isBreaking: detail.breaking,
      })),
    ]),
    { text: summarize(changes), kind: 'summary', isBreaking: false },
  ];
}

function summarize(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The spec changed, but no generated operation or schema did.';
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const breaking = changes.filter((change) => change.breaking).length;
  const breaks = `${breaking === 0 ? 'no' : breaking} breaking change${breaking === 1 ? '' : 's'}`;
  return `${count('added')} added, ${count('removed')} removed, ${count('changed')} changed; ${breaks}.`;
}
