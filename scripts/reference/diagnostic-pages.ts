import { readFile } from 'node:fs/promises';
import { defaultIdentity } from '@hookloom/identity';
import { format, resolveConfig } from 'prettier';
import { diagnosticCodes } from './diagnostics.ts';
import { commandExamples } from './examples/command-examples.ts';
import type { Example, Situation } from './examples/example.ts';
import { commandsOf, configOfSituation, PORT, runSituation, SERVER } from './examples/run-example.ts';
import { specExamples } from './examples/spec-examples.ts';
import type { ReferencePage } from './reference-page.ts';
import { sentence } from './table.ts';

const { slug } = defaultIdentity.name;
const configFile = `${slug}.config.json`;
const FOLDER = 'website/docs/diagnostics';
const examples: Readonly<Record<string, Example>> = { ...specExamples, ...commandExamples };
const layout = await resolveConfig(`${FOLDER}/page.md`);

/** Whether a file in `website/docs` is the page of a diagnostic. */
export const isDiagnosticPage = (name: string): boolean => /^diagnostics.hl\d+\.md$/.test(name);

/** The pages of all diagnostics, each with an example that is run twice: it reports the code, and after the fix it doesn't. */
export async function diagnosticPages(): Promise<ReferencePage[]> {
  const pages: ReferencePage[] = [];
  // One after the other, because they share the process's output.
  for (const code of Object.keys(diagnosticCodes).sort()) {
    const file = `${FOLDER}/${code.toLowerCase()}.md`;
    const text = await readFile(file, 'utf8').catch(() => '');
    pages.push({ file, text, updated: await diagnosticPage(code) });
  }
  return pages;
}

async function diagnosticPage(code: string): Promise<string> {
  const { severity = 'error', summary, hint } = diagnosticCodes[code]!;
  const example = examples[code] ?? fail(`${code} has no example: add one to scripts/reference/examples/.`);
  const { fix } = example;
  const [before, after] = [await formatted(example.before), await formatted(example.after)];
  const [reported, fixed] = [await runSituation(before, code), await runSituation(after, code)];
  if (!new RegExp(`^(error|warning|info) ${code}\\b`, 'm').test(reported))
    fail(`The example of ${code} doesn't report it: ${reported}`);
  if (/\bHL\d{4}\b/.test(fixed)) fail(`The fixed example of ${code} still has a diagnostic: ${fixed}`);
  const isAboutSpec = code.startsWith('HL1') || code.startsWith('HL2');
  const page = `---
title: ${code}
description: ${JSON.stringify(describe(code, summary))}
displayed_sidebar: guides
---

{/* reference: diagnostic ${code} */}

${severity === 'info' ? 'Information' : sentence(severity).slice(0, -1)}: ${sentence(summary)}

## How to fix it {#fix}

${sentence(hint)}

## Example {#example}

${[...filesOf(before, after, isAboutSpec, example.before.config !== undefined), before.note].filter(Boolean).join('\n\n')}

${fence('bash', commandLines(before))}

${fence('text', reported)}

## Fixed example {#fixed-example}

${[fix, ...filesOf(after, before)].join('\n\n')}

${fence('bash', commandLines(after))}

{/* /reference */}

See [all diagnostics](./index.md).
`;
  return format(page, { ...layout, parser: 'mdx' });
}

/** The description of a page: 70 to 160 characters. */
function describe(code: string, summary: string): string {
  const text = `${code}: ${summary.replaceAll('`', '')}`;
  const long = `${text} With an example, its output, and how to fix it.`;
  if (long.length <= 160) return long;
  return text.length <= 160 ? text : `${text.slice(0, 158).replace(/[\s,:]+\S*$/, '')}.`;
}

/** Formats the files of a situation as on the page, so that the lines in the output match. */
async function formatted(situation: Situation): Promise<Situation> {
  const { spec, files = {} } = situation;
  const config = configOfSituation(situation);
  const entries = await Promise.all(
    Object.entries(files).map(async ([name, text]) => [name, await formatFile(name, text)] as const),
  );
  return {
    ...situation,
    ...(spec !== undefined && { spec: await formatFile('openapi.yaml', spec) }),
    config: await formatFile(configFile, config),
    files: Object.fromEntries(entries),
  };
}

/** A file that isn't valid, or that pages abbreviate, stays as it is. */
const formatFile = async (name: string, text: string): Promise<string> =>
  REPEATED.test(text) ? text : format(text, { ...layout, filepath: name }).catch(() => text);

/** The files of a situation that the other one doesn't have, or that are needed to understand it, as fences. */
function filesOf(situation: Situation, other: Situation, withSpec = false, withConfig = false): string[] {
  const all = allFiles(situation);
  const others = new Map(allFiles(other));
  return all
    .filter(
      ([name, text]) =>
        others.get(name) !== text ||
        (withSpec && name === 'openapi.yaml') ||
        (withConfig && name === configFile),
    )
    .map(([name, text]) => fence(`${name.replace(/.*\./, '')} title="${name}"`, abbreviated(text)));
}

function allFiles({ isEmpty, spec, config = '', files = {} }: Situation): [string, string][] {
  if (isEmpty) return [];
  const named: [string, string | undefined][] = [
    [configFile, config.replace('{server}', SERVER)],
    ['openapi.yaml', spec],
    ...Object.entries(files),
  ];
  return named.flatMap(([name, text]) => (text && !name.startsWith('.') ? [[name, text]] : []));
}

const REPEATED = /\[{20,}\]{20,}/;

const abbreviated = (text: string) =>
  text.replace(REPEATED, (run) => `[[[[[... ${run.length / 2} nested lists ...]]]]]`);

function commandLines({ env = {}, ...situation }: Situation): string {
  const variables = Object.entries(env)
    .filter(([name]) => name.startsWith('API_'))
    .map(([name, value]) => `${name}=${value} `)
    .join('');
  return commandsOf(situation)
    .map((command) => `${variables}npx ${slug} ${command.replace('{port}', PORT)}`)
    .join('\n');
}

function fence(info: string, text: string): string {
  return `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;
}

function fail(problem: string): never {
  throw new Error(problem);
}
