import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultIdentity } from '@hookloom/identity';
import type { ReferencePage } from './reference-page.ts';

const { slug } = defaultIdentity.name;

const FILE = 'packages/cli/src/new-app/template.json';
const TEMPLATE = 'packages/cli/template';
const SAMPLES = 'samples/getting-started';
const SPEC = 'petstore.yaml';

const isSource = (name: string) => /\.(?:css|tsx?)$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name);

/** A sample's folder plays the role of the app's `src`, where the generated client is one level closer. */
const readSample = async (name: string) =>
  (await readFile(path.join(SAMPLES, name), 'utf8')).replaceAll(`'../${slug}/`, `'./${slug}/`);

/** The files of an app that `init` creates, in one module that the command line bundles: the samples of Getting started. */
export async function templatePage(): Promise<ReferencePage> {
  const files: Record<string, string> = { [SPEC]: await readFile(`samples/${SPEC}`, 'utf8') };
  for (const name of await readdir(TEMPLATE)) files[name] = await readFile(path.join(TEMPLATE, name), 'utf8');
  for (const name of (await readdir(SAMPLES)).filter(isSource)) files[`src/${name}`] = await readSample(name);
  const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
  const text = await readFile(FILE, 'utf8').catch(() => '');
  return { file: FILE, text, updated: `${JSON.stringify(sorted, undefined, 2)}\n` };
}
