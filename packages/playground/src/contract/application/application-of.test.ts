import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { REPOSITORY } from '../assets/repository.ts';
import { typeCheckerFiles } from '../assets/make-type-checker-files.ts';
import { type Checker, createChecker, type Files } from '../check/create-checker.ts';
import { applyChange, preparedChanges } from '../example/changes.ts';
import { prepared } from '../example/prepared.ts';
import { checkApp } from '../run/check-app.ts';
import { compareSpecs } from '../run/compare-specs.ts';

let check: Checker;
beforeAll(async () => {
  check = createChecker(ts, JSON.parse((await typeCheckerFiles()).types) as Files);
}, 120_000);

const resultOf = async (before: string, after = before) => {
  const compared = await compareSpecs({ before, after, source: 'api' });
  return { ...compared.comparison, check: (await checkApp(compared, check, () => Promise.resolve(true)))! };
};

it.each(['petstore.yaml', 'shelter.yaml'])(
  'writes an application that compiles for samples/%s',
  async (file) => {
    const { app, check: found } = await resultOf(
      await fs.readFile(path.join(REPOSITORY, 'samples', file), 'utf8'),
    );
    expect(Object.keys(app).length).toBeGreaterThan(2);
    expect(found.existing).toBe(0);
  },
);

it.each(preparedChanges)('shows what breaks in code that uses what changed: $label', async (change) => {
  const { check: found } = await resultOf(prepared.spec, applyChange(prepared.spec, change));
  expect(found.existing).toBe(0);
  expect(found.problems).not.toEqual([]);
});

it('writes code for names and types that are unusual', async () => {
  const properties = {
    "a'b": { type: 'string' },
    constructor: { type: 'array', items: { type: 'string' } },
    __proto__x: { type: ['string', 'null'] },
    '1st': { enum: ["it's", 'a-b'] },
    open: {},
  };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } };
  const get = { operationId: 'default', responses: { 200: { description: '', content } } };
  const spec = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: { '/': { get } },
    components: { schemas: { A: schema } },
  };
  const { app, check: found } = await resultOf(JSON.stringify(spec));
  expect(Object.values(app).join('')).toContain(`item['a\\'b']`);
  expect(found.existing).toBe(0);
});

it('a spec that is not one has no application', async () => {
  const { app, diagnostics, check: found } = await resultOf('{');
  expect(app).toEqual({});
  expect(diagnostics.before[0]?.severity).toBe('error');
  expect(found.problems).toEqual([]);
});
