import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { entriesOf, type Entry } from './entries.ts';

type Manifest = { readonly exports: Parameters<typeof entriesOf>[0] };

/** A report and where it was written, beside the one in the repository. */
export interface Report {
  readonly committed: string;
  readonly current: string;
}

const TSC = import.meta.resolve('typescript/bin/tsc');
const API_EXTRACTOR = new URL('../bin/api-extractor', import.meta.resolve('@microsoft/api-extractor')).href;

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [fileURLToPath(program), ...args]);

const quiet = { default: { logLevel: 'none', addToApiReportFile: false } };

/** Makes API Extractor write the report of an entry, and nothing else. */
const configurationOf = (folder: string, types: string, { name, declarations }: Entry) => ({
  projectFolder: folder,
  mainEntryPointFilePath: path.join(types, declarations),
  compiler: { tsconfigFilePath: path.join(folder, 'tsconfig.build.json') },
  apiReport: {
    enabled: true,
    reportFileName: name,
    reportFolder: path.join(types, 'api'),
    reportTempFolder: path.join(types, 'api-temp'),
    // A type that an exported one is made of is part of the API, exported or not.
    includeForgottenExports: true,
  },
  docModel: { enabled: false },
  dtsRollup: { enabled: false },
  tsdocMetadata: { enabled: false },
  newlineKind: 'lf',
  messages: {
    extractorMessageReporting: { ...quiet, 'ae-forgotten-export': quiet.default },
    tsdocMessageReporting: quiet,
  },
});

/** Writes the report of each entry of a package to `build/types/api/` in its folder. */
export async function reportsOf(packageFolder: string): Promise<Report[]> {
  const folder = path.resolve(packageFolder);
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = entriesOf(manifest.exports);
  if (entries.length === 0) return [];
  const types = path.join(folder, 'build/types');
  await rm(types, { recursive: true, force: true });
  const project = path.join(folder, 'tsconfig.build.json');
  await run(TSC, '--project', project, '--emitDeclarationOnly', '--outDir', types);
  await mkdir(path.join(types, 'api'));
  const reports: Report[] = [];
  for (const entry of entries) {
    const configuration = path.join(types, `${entry.name}.api-extractor.json`);
    await writeFile(configuration, JSON.stringify(configurationOf(folder, types, entry)));
    await run(API_EXTRACTOR, 'run', '--local', '--config', configuration);
    const file = `${entry.name}.api.md`;
    reports.push({ committed: path.join(folder, 'api', file), current: path.join(types, 'api', file) });
  }
  return reports;
}

/** Saves a report in the repository. */
export async function save({ committed, current }: Report): Promise<void> {
  await mkdir(path.dirname(committed), { recursive: true });
  await copyFile(current, committed);
}
