import { join, resolve } from 'node:path';
import { generate, type GeneratedFile } from '@hookloom/generator';
import type { Project } from '../config/config.js';
import { operationOptions } from '../config/operation-options.js';
import { locateInConfig } from '../config/parse-config.js';
import { yieldToSignals } from '../console/interrupt.js';
import { type Diagnostic, Failure, fail } from '../diagnostics.js';
import { describeError } from '../disk/describe-error.js';
import { type Plan, planOutput } from '../disk/plan-output.js';
import { readFileIfExists } from '../disk/read-file.js';
import { digestOf } from '../disk/cache-file.js';
import { isSameFile, type OutputEntry, readOutput } from '../disk/read-output.js';
import { discardOutput, writeOutput } from '../disk/write-output.js';
import { specFile, stagingFolder } from '../names.js';
import { outdatedDiagnostic, rejectObstacles } from './explain-output.js';
import { canRemember, type EarlierRun, findEarlierRun, saveRecord } from './generation-record.js';

export type Generated = {
  id: string;
  status: 'written' | 'unchanged' | 'outdated' | 'failed';
  /** The output folder, relative to the config file. */
  output: string;
  /** The number of generated files, including unchanged ones. */
  files: number;
  /** The files that were written because their text changed. */
  written: readonly string[];
  /** The files that are no longer generated. */
  deleted: readonly string[];
  /** The user's files and folders in the output folder. */
  kept: readonly string[];
  diagnostics: readonly Diagnostic[];
};

/** Generates the code of one source, or only checks it. Problems are returned as diagnostics. */
export async function generateSource(id: string, project: Project, check: boolean): Promise<Generated> {
  const { root, config } = project;
  const output = `${config.output.replace(/\/+$/, '')}/${id}`;
  const base = { id, output, files: 0, written: [], deleted: [], kept: [] };
  try {
    const spec =
      readFileIfExists(join(root, specFile(id)), specFile(id)) ??
      fail('HL5001', `There is no ${specFile(id)}.`, { source: id });
    const folder = resolve(root, output);
    const staging = join(root, stagingFolder(id));
    if (!check) discardOutput(folder, staging);
    const earlier = check ? undefined : findEarlier(root, id, folder);
    const options = operationOptions(config.sources.find((source) => source.id === id));
    const input = digestOf(`${JSON.stringify(options)}\n${spec}`);
    const unchanged = earlier?.input === input ? planUnchanged(id, folder, earlier) : undefined;
    if (unchanged)
      return {
        ...base,
        status: 'unchanged',
        ...unchanged,
        diagnostics: locateAll(unchanged.diagnostics, project),
      };
    const { files, diagnostics, memo } = await generate({
      id,
      spec,
      ...options,
      ...(!check && canRemember(root, id) && { digest: digestOf }),
      ...(earlier && { previous: earlier }),
    });
    const found = locateAll(diagnostics, project);
    if (files.length === 0) return { ...base, status: 'failed', diagnostics: found };
    await yieldToSignals();
    const plan = apply(folder, staging, { files, output, id, check }, earlier?.entries);
    if (!check) saveRecord(root, id, { input, files, diagnostics, ...(memo && { memo }) });
    const result = { ...base, files: files.length, kept: plan.kept, diagnostics: found };
    if (plan.changes.length === 0) return { ...result, status: 'unchanged' };
    if (check)
      return {
        ...result,
        status: 'outdated',
        diagnostics: [...found, outdatedDiagnostic(plan.changes, output, id)],
      };
    const written = plan.write.map(({ path }) => path);
    return { ...result, status: 'written', written, deleted: plan.remove };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const diagnostics = error.diagnostics.map((one) => ({ ...one, source: id }));
    return { ...base, status: 'failed', diagnostics };
  }
}

/** Adds the file to each diagnostic: the saved spec, or the config file if it is about options. */
function locateAll(diagnostics: readonly Diagnostic[], { config, text }: Project): Diagnostic[] {
  return diagnostics.map((one) => {
    if (one.code !== 'HL2050' && one.code !== 'HL2051') return { ...one, file: specFile(one.source) };
    const index = config.sources.findIndex(({ id }) => id === one.source);
    return locateInConfig({ ...one, pointer: `/sources/${index}${one.pointer}` }, text);
  });
}

/** The output of an earlier run. A check trusts none. */
function findEarlier(root: string, id: string, folder: string): EarlierRun | undefined {
  try {
    return findEarlierRun(root, id, folder);
  } catch {
    // Generating reports whatever is wrong with the folder.
    return undefined;
  }
}

/** The result, if there is nothing to write or to delete. */
function planUnchanged(
  id: string,
  folder: string,
  { files, entries, diagnostics }: EarlierRun,
): Pick<Generated, 'files' | 'kept' | 'diagnostics'> | undefined {
  const { changes, kept } = planOutput(id, files, entries, (one, other) => isSameFile(folder, one, other));
  return changes.length === 0 ? { files: files.length, kept, diagnostics } : undefined;
}

type Job = { files: readonly GeneratedFile[]; output: string; id: string; check: boolean };

/** Writes the output, unless it is only checked. @throws Failure with HL5003 */
function apply(
  folder: string,
  staging: string,
  { files, output, id, check }: Job,
  known: readonly OutputEntry[] | undefined,
): Plan {
  try {
    const paths = files.map(({ path }) => path);
    const read = new Set(known?.flatMap(({ path, text }) => (text === undefined ? [] : [path])));
    const entries = known && paths.every((path) => read.has(path)) ? known : readOutput(folder, paths);
    const plan = planOutput(id, files, entries, (one, other) => isSameFile(folder, one, other));
    rejectObstacles(plan.obstacles, output, id);
    if (!check && plan.changes.length > 0) writeOutput(folder, staging, plan);
    return plan;
  } catch (error) {
    if (error instanceof Failure) throw error;
    fail('HL5003', `${output} can't be written: ${describeError(error)}.`, { file: output });
  }
}
