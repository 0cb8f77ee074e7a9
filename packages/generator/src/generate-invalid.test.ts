import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesOf, ok } from '../test/support/files-of.js';
import { generate } from './generate.js';

const petstore = readFileSync(new URL('../../../samples/petstore.yaml', import.meta.url), 'utf8');

describe('invalid and malicious specs', () => {
  test.each([
    { name: 'nothing', text: '', code: 'HL1002', line: undefined },
    {
      name: 'a truncated one',
      text: petstore.slice(0, 2000).replace(/\n.*$/, '\n  {'),
      code: 'HL1001',
      line: expect.any(Number) as number,
    },
    {
      name: 'HTML',
      text: '<!doctype html>\n<html><body>Not found: 404</body></html>',
      code: expect.stringMatching(/HL100[12]/) as string,
      line: expect.any(Number) as number,
    },
  ])('$name has no files and one diagnostic', async ({ text, code, line }) => {
    const { files, diagnostics } = await generate({ id: 'test', spec: text });
    expect(files).toEqual([]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code, severity: 'error', source: 'test', pointer: '' });
    if (line !== undefined) expect(diagnostics[0]?.line).toEqual(line);
  });

  test.each([
    null,
    1,
    'x',
    [],
    [null],
    { $ref: '#' },
    { $ref: 1 },
    { get: null },
    { get: [] },
    { get: { parameters: {}, responses: [], requestBody: 7, tags: 'x' } },
    {
      get: {
        parameters: [null, {}, { name: 1, in: 'query' }],
        responses: { 200: null, 201: { content: { a: null, 'a/b': { schema: 7 } } } },
      },
    },
  ])("a path item %j doesn't throw", async (item) => {
    for (const version of ['3.1.0', '3.0.0'])
      await expect(
        filesOf({ '/a': item }, { components: item, servers: item, info: item }, version),
      ).resolves.toBeDefined();
    await expect(
      generate({
        id: 'test',
        spec: JSON.stringify({
          swagger: '2.0',
          paths: { '/a': item },
          definitions: item,
          parameters: item,
          responses: item,
        }),
      }),
    ).resolves.toBeDefined();
  });

  test.each([
    { name: 'aliases', link: (next: object) => next },
    { name: 'parts', link: (next: object) => ({ allOf: [next, { required: ['a'] }] }) },
    {
      name: 'members',
      link: (next: object) => ({ oneOf: [next, next], discriminator: { propertyName: 'a' } }),
    },
  ])(
    'a chain of thirty thousand $name gives a diagnostic',
    async ({ link }) => {
      const ref = (index: number) => ({ $ref: `#/components/schemas/S${index}` });
      const chain = Object.fromEntries(
        Array.from({ length: 30_000 }, (_, index) => [`S${index}`, link(ref(index + 1))]),
      );
      const { contents, found } = await filesOf({}, { components: { schemas: chain } });
      expect(contents).toEqual({});
      expect(found.at(-1)).toBe('HL1006 ');
    },
    30_000,
  );

  test('no string of the document escapes its literal or comment', async () => {
    const evil = "*/ evil(); /* '; evil(); ' \\'; evil(); ` ${evil()} \u2028 evil(); \n evil(); //";
    const schema = {
      type: 'object',
      title: evil,
      description: evil,
      required: [evil],
      properties: {
        [evil]: { enum: [evil, 'b'], description: evil, default: evil },
        a: { type: 'string', pattern: evil },
      },
      discriminator: { propertyName: evil, mapping: { [evil]: evil } },
    };
    const { contents } = await filesOf(
      {
        [`/${evil}/{${evil}}`]: {
          post: {
            operationId: evil,
            summary: evil,
            description: evil,
            tags: [evil],
            parameters: [
              { in: 'query', name: evil, description: evil, schema },
              { in: 'header', name: evil, schema: { const: evil } },
            ],
            requestBody: {
              description: evil,
              content: {
                [`multipart/form-data; ${evil}`]: {
                  schema,
                  encoding: { [evil]: { contentType: `a/b;${evil}` } },
                },
              },
            },
            responses: {
              200: {
                description: evil,
                content: {
                  [`application/json;${evil}`]: {
                    schema: {
                      $ref: `#/components/schemas/${evil.replaceAll('~', '~0').replaceAll('/', '~1')}`,
                    },
                  },
                },
              },
              [evil]: {},
            },
          },
        },
      },
      {
        info: { title: evil, version: evil, description: evil },
        servers: [{ url: `https://a.example/${evil.replace(/\s/g, '')}` }],
        components: { schemas: { [evil]: schema } },
      },
    );
    for (const [path, text] of Object.entries(contents).filter(([name]) => name.endsWith('.ts'))) {
      expect(path).toMatch(/^[\w.-]+$/);
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
      expect((source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
      const visit = (node: ts.Node): void => {
        expect(ts.isIdentifier(node) && node.text === 'evil').toBe(false);
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  });

  test('names of inherited properties are ordinary names', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const { contents, found } = await filesOf(
      Object.fromEntries(
        names.map((name) => [
          `/${name}`,
          {
            get: {
              operationId: name,
              parameters: [{ in: 'query', name, schema: { $ref: `#/components/schemas/${name}` } }],
              responses: ok,
            },
          },
        ]),
      ),
      {
        components: {
          schemas: Object.fromEntries(
            names.map((name) => [name, { type: 'object', properties: { [name]: { type: 'string' } } }]),
          ),
        },
      },
    );
    expect(Object.keys(contents)).toEqual([
      'index.ts',
      'schemas.ts',
      'constructor.ts',
      'to-string.ts',
      'has-own-property.ts',
      'value-of.ts',
      'docs.json',
    ]);
    expect(found).toEqual([]);
  });
});
