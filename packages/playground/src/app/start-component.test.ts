import { type Docs, generate, normalize } from '@hookloom/generator';
import type { Json } from '@hookloom/workbench/schemas';
import { transform } from 'sucrase';
import { beforeAll, describe, expect, it } from 'vitest';
import petstore from '../documents/petstore.ts';
import { startingPoints } from '../documents/starting-points.ts';
import { toLiteral, nounOf } from './code-text.ts';
import { startComponent } from './start-component.ts';

async function read(spec: string): Promise<[Docs, Json]> {
  const { files } = await generate({ id: 'api', spec });
  const docs = JSON.parse(files.find(({ path }) => path === 'docs.json')!.contents) as Docs;
  return [docs, JSON.parse((await normalize(spec)).text!) as Json];
}

const imports = { reactPackage: '@hookloom/react', folder: './hookloom/api' };

describe('startComponent', () => {
  let code: string;
  beforeAll(async () => {
    code = startComponent(...(await read(petstore)), imports);
  });

  it('lists records, shows one and creates one, as the operations allow', () => {
    expect(code).toContain(
      "useFindPetsByStatus({\n    query: { status: 'available' },\n    fetchOnMount: true,\n  })",
    );
    expect(code).toContain('useGetPetById({ path: { petId: id }, fetchOnMount: true })');
    expect(code).toContain('create({ body: newPet })');
    // What the list asks for, so that the new pet is in it.
    expect(code).toMatch(/newPet = \{[^}]*status: 'available'/);
    expect(code).toContain('{pet.name}');
  });

  it.each(startingPoints)('imports only what it uses, and what exists: $title', async ({ load }) => {
    const [docs, document] = await read((await load()).default);
    const component = startComponent(docs, document, imports);
    const [, names = ''] = /import \{([^}]*)\} from '\.\/hookloom\/api'/.exec(component) ?? [];
    const hooks = names.split(',').flatMap((name) => name.trim() || []);
    const known = docs.operations.flatMap((operation) => Object.values(operation.hooks));
    expect(hooks.length).toBeGreaterThan(0);
    for (const hook of hooks) {
      expect(known).toContain(hook);
      expect(component.split(`${hook}(`).length).toBe(2);
    }
    expect(() => transform(component, { transforms: ['typescript', 'jsx'] })).not.toThrow();
  });

  it('is code whatever the spec says', async () => {
    const hostile = JSON.stringify({
      openapi: '3.1.0',
      info: { title: '</h1>{process.exit()}<script>', version: '1' },
      paths: {
        "/a'b/{c`${d}`}": {
          get: {
            operationId: 'import',
            parameters: [
              { name: 'c`${d}`', in: 'path', required: true, schema: { const: "'); alert(1); ('" } },
            ],
            responses: {
              200: {
                description: '',
                content: {
                  'application/json': {
                    schema: {
                      type: 'array',
                      items: {
                        type: 'object',
                        required: ['a b', "'"],
                        properties: { 'a b': { type: 'string' }, "'": { type: 'string' } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    });
    const component = startComponent(...(await read(hostile)), imports);
    expect(() => transform(component, { transforms: ['typescript', 'jsx'] })).not.toThrow();
    expect(component).not.toMatch(/<script>|process\.exit\(\)\}|^\s*alert/m);
  });

  it('of a spec without operations renders its title', () => {
    const docs: Docs = { source: 'api', title: 'Nothing', operations: [], schemas: [] };
    expect(startComponent(docs, {}, imports)).toContain('<h1>Nothing</h1>');
  });
});

it.each([
  ["it's", "'it\\'s'"],
  ['a\n"b"\\', '\'a\\n"b"\\\\\''],
  [{ a: 1, 'b c': [true, null] }, "{ a: 1, 'b c': [true, null] }"],
  [{}, '{}'],
  [[], '[]'],
])('%o is the code %s', (value, code) => {
  expect(toLiteral(value)).toBe(code);
});

it.each([
  ['Pet', 'pet', 'pets'],
  ['Category', 'category', 'categories'],
  ['APIKey', 'apiKey', 'apiKeys'],
  ['pets', 'pet', 'pets'],
  ['Status', 'status', 'statuses'],
  ['Class', 'item', 'items'],
  ['3D model', 'item', 'items'],
])('records of %s are called %s and %s', (entity, one, many) => {
  expect(nounOf(entity)).toEqual([one, many]);
});
