/**
 * Runs the given benchmarks, or all but `site` and `load`: `npm run bench -- [generation] [size] [readers] [workbench] [--runs 5] [--write]`.
 * `npm run bench -- site --only cold,soft` runs some parts of `site`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { bench } from './folders.ts';
import { prepare } from './prepare.ts';
import { mergeResults } from './results.ts';
import { formatTable, type Table } from './table.ts';

/** Loads each benchmark when it's needed: most import what `prepare` installs. */
const parts: Readonly<Record<string, () => Promise<Table | readonly Table[]>>> = {
  generation: async () =>
    (await import('./generation/measure-generation.ts')).measureGeneration(options.runs),
  size: async () => (await import('./size/measure-size.ts')).measureSize(),
  readers: async () => (await import('./readers/measure-readers.ts')).measureReaders(),
  workbench: async () => (await import('./workbench/measure-workbench.ts')).measureWorkbench(),
  site: async () => {
    const { measureSite, readParts } = await import('./site/measure-site.ts');
    return measureSite(options.runs, readParts(options.only));
  },
  load: async () => (await import('./load/measure-load.ts')).measureLoad(options.runs),
};

/** They need a build of the site, and none of the packages. */
const OF_SITE = ['site', 'load'];

/** Ends the process with the usage if that is asked for, or if the arguments are wrong. */
function readOptions() {
  const usage = `Usage: npm run bench -- [${Object.keys(parts).join('] [')}] [--runs <count>] [--only <parts of site>] [--write]`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        runs: { type: 'string', default: '5' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const runs = Number(values.runs);
    const unknown = positionals.filter((part) => !Object.hasOwn(parts, part));
    if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}.`);
    if (!(runs >= 1)) throw new Error('--runs needs a number of at least 1.');
    return { ...values, runs, parts: positionals };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

const options = readOptions();

const wanted =
  options.parts.length > 0 ? options.parts : Object.keys(parts).filter((name) => !OF_SITE.includes(name));
if (wanted.some((name) => !OF_SITE.includes(name))) prepare();
const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()}; load average before it ${os.loadavg()[0]!.toFixed(1)}`;
const intro = `# Results\n\nMeasured on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n`;
const sections: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  for (const table of [await measure()].flat()) {
    const text = await formatTable(table);
    console.log(`\n${text}`);
    sections.push(text);
  }
}
if (options.write) {
  const file = `${bench}results.md`;
  writeFileSync(file, mergeResults(existsSync(file) ? readFileSync(file, 'utf8') : '', intro, sections));
}
