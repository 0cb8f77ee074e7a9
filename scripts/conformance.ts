/**
 * Runs the JSON Schema Test Suite (draft 2020-12, required tests) against the generator: each schema becomes an operation's
 * body, and the generated zod schema validates the suite's values.
 *
 * `npm run conformance -- PATH` takes the path of a checkout of json-schema-org/JSON-Schema-Test-Suite.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from '@hookloom/generator';
import { evaluate } from './conformance/evaluate.ts';
import { summarize, type Verdict } from './conformance/summarize.ts';
import { asComponent } from './conformance/as-component.ts';

type TestGroup = {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
};

/** The minimum that must agree. The rest needs remote documents or other vocabularies, or is the deviation below. */
const MINIMUM = 1240;

const [checkout] = process.argv.slice(2);
if (checkout === undefined) {
  console.error('Usage: npm run conformance -- PATH, the path of a checkout of JSON-Schema-Test-Suite');
  process.exit(2);
}

async function runGroup(file: string, { description, schema, tests }: TestGroup): Promise<Verdict[]> {
  const { files, diagnostics } = await generate({ id: 'suite', spec: JSON.stringify(asComponent(schema)) });
  const text = files.find((one) => one.path === 'schemas.ts')?.contents;
  const accepts = text === undefined ? undefined : evaluate(text);
  return tests.map((one) => ({
    name: `${file} | ${description} | ${one.description}`,
    expected: one.valid,
    actual: accepts?.(one.data) ?? 'no schema',
    diagnosed: diagnostics.length > 0,
    schema,
    value: one.data,
  }));
}

const folder = path.join(checkout, 'tests/draft2020-12');
const verdicts: Verdict[] = [];
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort())
  for (const group of JSON.parse(await readFile(path.join(folder, file), 'utf8')) as TestGroup[])
    verdicts.push(...(await runGroup(file, group)));

const { lines, agree, silent, crashed } = summarize(verdicts);
console.log(lines.join('\n'));
// A newer suite has more tests. Nearly all of them must agree too.
const needed = verdicts.length - 1299 + MINIMUM;
if (agree < needed || silent > 0 || crashed > 0) {
  console.error(
    `At least ${needed} tests must agree, none may crash, and no disagreement may go without a diagnostic.`,
  );
  process.exit(1);
}
