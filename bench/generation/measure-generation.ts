import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { bench, build, node } from '../folders.ts';
import { median, ratio } from '../measured.ts';
import type { Table } from '../table.ts';
import { type Contender, contenderRows } from './contenders.ts';
import { countOutput } from './count-output.ts';
import { fetchDocument, operations, published } from './document.ts';
import { type Run, runCommand } from './run-command.ts';
import { typeCheck } from './type-check.ts';

const root = `${build}generation`;

/** One run of a contender, in an empty folder. */
async function generate({ id, before = [], commands, setUp }: Contender): Promise<Run> {
  const folder = `${root}/${id}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  setUp?.(folder);
  for (const command of before) await runCommand(node, command, folder);
  const runs: Run[] = [];
  for (const command of commands) runs.push(await runCommand(node, command, folder));
  return {
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
    mebibytes: Math.max(...runs.map(({ mebibytes }) => mebibytes)),
    output: runs.map(({ output }) => output).join(''),
    failed: runs.some(({ failed }) => failed),
  };
}

/** The line in which a contender says why it failed. */
const reasonOf = ({ output }: Run) =>
  /🛑 *(.*)|^.*error.*$/im
    .exec(output)
    ?.slice(0, 2)
    .findLast((one) => one)
    ?.trim() ?? 'no message';

function versionOf(name: string): string {
  const found = [`${bench}node_modules`, `${build}node_modules`].flatMap((folder) => {
    try {
      return [readFileSync(`${folder}/${name}/package.json`, 'utf8')];
    } catch {
      return [];
    }
  });
  return (JSON.parse(found[0]!) as { version: string }).version;
}

/** Measures what it costs to generate for GitHub's REST API, and what comes out. */
export async function measureGeneration(times: number): Promise<Table> {
  fetchDocument(root);
  const runs = new Map<string, Run[]>(contenderRows.map(({ id }) => [id, []]));
  // In turns, so that what else the machine does falls on all of them.
  for (let turn = 1; turn <= times; turn++) {
    for (const contender of contenderRows) {
      const run = await generate(contender);
      console.error(
        `${turn}/${times} ${contender.name}: ${run.seconds.toFixed(2)} s, ${run.mebibytes.toFixed(0)} MiB`,
      );
      runs.get(contender.id)!.push(run);
    }
  }
  const middle = (id: string, key: 'seconds' | 'mebibytes') => median(runs.get(id)!.map((run) => run[key]));
  const first = contenderRows[0]!;
  const rows = [];
  const notes = [];
  for (const { id, name, package: from, writes } of contenderRows) {
    const title = `${name} ${versionOf(from)}`;
    const failed = runs.get(id)!.find((run) => run.failed);
    if (failed) {
      notes.push(`${title} fails on this document: "${reasonOf(failed)}".`);
      rows.push([title, writes, ...Array<string>(7).fill('fails'), '']);
      continue;
    }
    console.error(`Type-checking ${name}.`);
    const { files, bytes, hooks } = countOutput(`${root}/${id}/output`);
    const checked = await typeCheck(`${root}/${id}`);
    const [seconds, mebibytes] = [middle(id, 'seconds'), middle(id, 'mebibytes')];
    rows.push([
      ...[title, writes, `${seconds.toFixed(1)} s`, ratio(seconds, middle(first.id, 'seconds'))],
      ...[`${mebibytes.toFixed(0)} MiB`, ratio(mebibytes, middle(first.id, 'mebibytes'))],
      ...[hooks, files, `${(bytes / 1e6).toFixed(1)} MB`, checked.errors],
    ]);
  }
  return {
    title: `Generating for GitHub's REST API: ${published}, ${operations.toLocaleString('en')} operations`,
    columns: [
      ...['Generator', 'Writes', '#Time', `#of ${first.name}`, '#Memory', `#of ${first.name}`],
      ...['#Hooks', '#Files', '#Size', '#Type errors'],
    ],
    rows,
    notes: [`Medians of ${times}, in turns; Node ${versionOf('node')} for all.`, ...notes],
  };
}
