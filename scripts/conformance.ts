/**
 * Runs the JSON Schema Test Suite (draft 2020-12, required tests) through the generator: each schema becomes the body of an
 * operation, and the zod schema that comes out judges the suite's values.
 *
 * `npm run conformance -- PATH` takes the path of a checkout of json-schema-org/JSON-Schema-Test-Suite.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from '@hookloom/generator';
import { evaluate } from './conformance/evaluate.ts';
import { summarize, type Verdict } from './conformance/summarize.ts';
import { asComponent } from './conformance/as-component.ts';

type Group = {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
};

/** What at least has to agree. What does not needs another document, or another vocabulary, or is the deviation below. */
const AT_LEAST = 1240;

const [checkout] = process.argv.slice(2);
if (checkout === undefined) {
  console.error('Usage: npm run conformance -- PATH, the path of a checkout of JSON-Schema-Test-Suite');
  process.exit(2);
}

async function judge(file: string, { description, schema, tests }: Group): Promise<Verdict[]> {
  const { files, diagnostics } = await generate({ id: 'suite', spec: JSON.stringify(asComponent(schema)) });
  const text = files.find((one) => one.path === 'schemas.ts')?.contents;
  const accepts = text === undefined ? undefined : evaluate(text);
  return tests.map((one) => ({
    name: `${file} | ${description} | ${one.description}`,
    wanted: one.valid,
    got: accepts?.(one.data) ?? 'no schema',
    diagnosed: diagnostics.length > 0,
    schema,
    value: one.data,
  }));
}

const folder = path.join(checkout, 'tests/draft2020-12');
const verdicts: Verdict[] = [];
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort())
  for (const group of JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Group[])
    verdicts.push(...(await judge(file, group)));

const { lines, agree, silent, crashed } = summarize(verdicts);
console.log(lines.join('\n'));
// A newer suite has more tests, and nearly all of them count.
const needed = verdicts.length - 1299 + AT_LEAST;
if (agree < needed || silent > 0 || crashed > 0) {
  console.error(
    `At least ${needed} tests must agree, none may crash, and no disagreement may go without a diagnostic.`,
  );
  process.exit(1);
}
