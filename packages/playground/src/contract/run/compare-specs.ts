import { compare, type Docs, generate, type GeneratedFile } from '@hookloom/generator';
import type { Files } from '../check/create-checker.ts';
import { applicationOf } from '../application/application-of.ts';
import { errorsIn } from './errors-in.ts';
import type { Comparison, ContractInput } from './messages.ts';

/** A comparison with the code that was generated for it. */
export type Compared = { comparison: Comparison; code: { before: Files; after: Files } };

/** Generates the code of both specs, and compares them. */
export async function compareSpecs(input: ContractInput): Promise<Compared> {
  const { before, after, source, names } = input;
  const start = performance.now();
  const settings = { id: source, ...(names && { names }) };
  const old = await generate({ ...settings, spec: before });
  const now = before === after ? old : await generate({ ...settings, spec: after });
  const isReadable = errorsIn([...old.diagnostics, ...now.diagnostics]).length === 0;
  const changes = isReadable && before !== after ? compare(before, after) : [];
  const app = input.app ?? applicationOf(docsOf(old.files), changes);
  return {
    comparison: {
      changes,
      app,
      diagnostics: { before: old.diagnostics, after: now.diagnostics },
      duration: performance.now() - start,
    },
    code: { before: inSource(old.files, source), after: inSource(now.files, source) },
  };
}

const inSource = (files: readonly GeneratedFile[], source: string): Files =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.ts'))
      .map(({ path, contents }) => [`src/${source}/${path}`, contents]),
  );

function docsOf(files: readonly GeneratedFile[]): Docs | undefined {
  const text = files.find(({ path }) => path === 'docs.json')?.contents;
  return text === undefined ? undefined : (JSON.parse(text) as Docs);
}
