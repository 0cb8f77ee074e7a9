import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { build } from '../folders.ts';
import { median, ratio } from '../measured.ts';
import type { Table } from '../table.ts';
import { comparisons, type Contender, contenderRows } from './contenders.ts';
import { countOutput } from './count-output.ts';
import { fetchDocument, operations, published } from './document.ts';
import { reasonOf, runContender } from './run-contender.ts';
import type { Run } from './run-command.ts';
import { typeCheck } from './type-check.ts';
import { versionOf } from './version-of.ts';

const folder = `${build}generation`;
const columns = ['seconds', 'processorSeconds', 'mebibytes'] as const;

const shown = ({ seconds, processorSeconds, mebibytes }: Pick<Run, (typeof columns)[number]>) => [
  `${seconds.toFixed(1)} s`,
  `${processorSeconds.toFixed(1)} s`,
  `${mebibytes.toFixed(0)} MiB`,
];

/** A new one for each turn: deleting the output of the turn before would slow down what is measured next. */
const folderOf = ({ id }: Pick<Contender, 'id'>, turn: number) => `${folder}/turn-${turn}-${id}`;

/** Removes what earlier measurements have left, and waits until the disk is done with it. */
function discardTurns(): void {
  for (const entry of readdirSync(folder).filter((name) => name.startsWith('turn-')))
    rmSync(`${folder}/${entry}`, { recursive: true });
  execFileSync('sync');
}

async function repeat(times: number): Promise<Map<string, Run[]>> {
  const runs = new Map<string, Run[]>(contenderRows.map(({ id }) => [id, []]));
  // In turns, so that what else the machine does falls on all of them.
  for (let turn = 1; turn <= times; turn++) {
    for (const contender of contenderRows) {
      const run = await runContender(contender, folderOf(contender, turn));
      console.error(`${turn}/${times} ${contender.name}: ${run.failed ? 'fails' : shown(run).join(', ')}`);
      runs.get(contender.id)!.push(run);
    }
  }
  return runs;
}

function middleOf(runs: readonly Run[]) {
  const [seconds, processorSeconds, mebibytes] = columns.map((key) => median(runs.map((run) => run[key])));
  return { seconds: seconds!, processorSeconds: processorSeconds!, mebibytes: mebibytes! };
}

/** A sentence for each comparison: what one row takes of another. */
function compareRows(runs: ReadonlyMap<string, readonly Run[]>): string[] {
  const nameOf = (id: string) => contenderRows.find((row) => row.id === id)!.name;
  return comparisons.map(([id, other]) => {
    const [one, base] = [id, other].map((each) => middleOf(runs.get(each)!));
    const [time, processor, memory] = columns.map((key) => ratio(one![key], base![key]));
    return `${nameOf(id)}: ${time} the time, ${processor} the processor and ${memory} the memory of ${nameOf(other)}.`;
  });
}

/** Measures what it costs to generate for GitHub's REST API, and what comes out. */
export async function measureGeneration(times: number): Promise<Table> {
  fetchDocument(folder);
  discardTurns();
  const runs = await repeat(times);
  const first = contenderRows[0]!;
  const base = middleOf(runs.get(first.id)!);
  const rows = [];
  const notes = [];
  for (const { id, name, package: from, writes } of contenderRows) {
    const last = folderOf({ id }, times);
    const title = `${name} ${versionOf(from)}`;
    const failed = runs.get(id)!.find((run) => run.failed);
    if (failed) {
      notes.push(`${title} fails on this document: “${reasonOf(failed)}”.`);
      rows.push([title, writes, 'fails', ...Array<string>(9).fill('')]);
      continue;
    }
    console.error(`Type-checking ${name}.`);
    const { files, bytes, hooks } = countOutput(`${last}/output`);
    const { errors } = await typeCheck(last);
    const middle = middleOf(runs.get(id)!);
    const measured = shown(middle).flatMap((text, i) => [
      text,
      ratio(middle[columns[i]!], base[columns[i]!]),
    ]);
    rows.push([title, writes, ...measured, hooks, files, `${(bytes / 1e6).toFixed(1)} MB`, errors]);
  }
  const of = `#of ${first.name}`;
  return {
    title: `Generating for GitHub's REST API: ${published}, ${operations.toLocaleString('en')} operations`,
    columns: [
      ...['Generator', 'Writes', '#Time', of, '#Processor', of, '#Memory', of],
      ...['#Hooks', '#Files', '#Size', '#Type errors'],
    ],
    rows,
    notes: [
      `Medians of ${times}, in turns; Node ${versionOf('node')} for all.`,
      ...compareRows(runs),
      ...notes,
    ],
  };
}
