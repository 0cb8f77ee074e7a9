/** Runs the given benchmarks, or all: `npm run bench -- [generation] [size] [readers] [workbench] [--runs 5] [--write]`. */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { bench } from './folders.ts';
import { measureGeneration } from './generation/measure-generation.ts';
import { prepare } from './prepare.ts';
import { measureReaders } from './readers/measure-readers.ts';
import { measureSize } from './size/measure-size.ts';
import { formatTable } from './table.ts';
import { measureWorkbench } from './workbench/measure-workbench.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});

const parts = {
  generation: () => measureGeneration(Number(values.runs)),
  size: measureSize,
  readers: measureReaders,
  workbench: measureWorkbench,
};

const unknown = positionals.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0 || !(Number(values.runs) >= 1)) {
  console.error(`Usage: npm run bench -- [${Object.keys(parts).join('] [')}] [--runs <count>] [--write]`);
  process.exit(2);
}

prepare();
const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()}; load average before it ${os.loadavg()[0]!.toFixed(1)}`;
const texts = [`# Results\n\nMeasured on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n`];
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const text = await formatTable(await measure());
  console.log(`\n${text}`);
  texts.push(text);
}
if (values.write) writeFileSync(`${bench}results.md`, texts.join('\n'));
