import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { build } from '../folders.ts';
import { median, formatRatio } from '../statistics.ts';
import type { Table } from '../table.ts';
import { comparisons, type Contender, contenderRows } from './contenders.ts';
import { countOutput } from './count-output.ts';
import { downloadSpec, operationCount, specPackage } from './spec.ts';
import { findError, runContender } from './run-contender.ts';
import type { Run } from '../run-command.ts';
import { typeCheck } from './type-check.ts';
import { versionOf } from './version-of.ts';

const folder = `${build}generation`;
const columns = ['seconds', 'processorSeconds', 'mebibytes'] as const;

const formatRun = ({ seconds, processorSeconds, mebibytes }: Pick<Run, (typeof columns)[number]>) => [
  `${seconds.toFixed(1)} s`,
  `${processorSeconds.toFixed(1)} s`,
  `${mebibytes.toFixed(0)} MiB`,
];

/** A new folder for each turn: deleting the previous output would slow down the next measurement. */
const turnFolder = ({ id }: Pick<Contender, 'id'>, turn: number) => `${folder}/turn-${turn}-${id}`;

/** Deletes the output of earlier runs and flushes the disk. */
function deleteOldTurns(): void {
  for (const entry of readdirSync(folder).filter((name) => name.startsWith('turn-')))
    rmSync(`${folder}/${entry}`, { recursive: true });
  execFileSync('sync');
}

async function repeat(times: number): Promise<Map<string, Run[]>> {
  const runs = new Map<string, Run[]>(contenderRows.map(({ id }) => [id, []]));
  // Interleaved, so that background load affects all of them.
  for (let turn = 1; turn <= times; turn++) {
    for (const contender of contenderRows) {
      const run = await runContender(contender, turnFolder(contender, turn));
      console.error(
        `${turn}/${times} ${contender.name}: ${run.failed ? 'fails' : formatRun(run).join(', ')}`,
      );
      runs.get(contender.id)!.push(run);
    }
  }
  return runs;
}

function medianRun(runs: readonly Run[]) {
  const [seconds, processorSeconds, mebibytes] = columns.map((key) => median(runs.map((run) => run[key])));
  return { seconds: seconds!, processorSeconds: processorSeconds!, mebibytes: mebibytes! };
}

/** Describes each comparison in a sentence. */
function compareRows(runs: ReadonlyMap<string, readonly Run[]>): string[] {
  const nameOf = (id: string) => contenderRows.find((row) => row.id === id)!.name;
  return comparisons.map(([id, other]) => {
    const [one, base] = [id, other].map((each) => medianRun(runs.get(each)!));
    const [time, processor, memory] = columns.map((key) => formatRatio(one![key], base![key]));
    return `${nameOf(id)}: ${time} the time, ${processor} the processor and ${memory} the memory of ${nameOf(other)}.`;
  });
}

/** Measures how long generating GitHub's REST API takes, its memory, and the size of the output. */
export async function measureGeneration(times: number): Promise<Table> {
  downloadSpec(folder);
  deleteOldTurns();
  const runs = await repeat(times);
  const first = contenderRows[0]!;
  const base = medianRun(runs.get(first.id)!);
  const rows = [];
  const notes = [];
  for (const { id, name, package: from, writes } of contenderRows) {
    const last = turnFolder({ id }, times);
    const title = `${name} ${versionOf(from)}`;
    const failed = runs.get(id)!.find((run) => run.failed);
    if (failed) {
      notes.push(`${title} fails on this document: “${findError(failed)}”.`);
      rows.push([title, writes, 'fails', ...Array<string>(9).fill('')]);
      continue;
    }
    console.error(`Type-checking ${name}.`);
    const { files, bytes, hooks } = countOutput(`${last}/output`);
    const { errors } = await typeCheck(last);
    const middle = medianRun(runs.get(id)!);
    const measured = formatRun(middle).flatMap((text, i) => [
      text,
      formatRatio(middle[columns[i]!], base[columns[i]!]),
    ]);
    rows.push([title, writes, ...measured, hooks, files, `${(bytes / 1e6).toFixed(1)} MB`, errors]);
  }
  const of = `#of ${first.name}`;
  return {
    title: `Generating for GitHub's REST API: ${specPackage}, ${operationCount.toLocaleString('en')} operations`,
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
