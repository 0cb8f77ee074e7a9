import type { Code } from '@hookloom/generator';
import type { Example } from './example.ts';
import { config, operation, pets, schema, source, spec } from './project.ts';

const ok = `responses: { '200': { description: OK } }\n`;
const getPet = `operationId: getPet\n${ok}`;
const response = (content: string) => `operationId: getPets
responses:
  '200':
    description: OK
    content:
${content.replace(/^(?=.)/gm, '      ')}`;
const parameter = (text: string) => `operationId: getPets
parameters:
  - ${text}
${ok}`;
const union = (mapping: string) => `oneOf:
  - $ref: '#/components/schemas/Cat'
  - $ref: '#/components/schemas/Dog'
discriminator:
  propertyName: kind
  mapping: { ${mapping} }
`;
const animals = ['Cat', 'Dog']
  .map((name) => `    ${name}: { type: object, required: [kind], properties: { kind: { type: string } } }\n`)
  .join('');
const secured = (scheme: string) => `${operation(`operationId: getPets
security: [{ login: [] }]
${ok}`)}components:
  securitySchemes:
    login: ${scheme}
`;
const twice = (security: string) => `${operation(`operationId: getPets
security: ${security}
${ok}`)}components:
  securitySchemes:
    login: { type: http, scheme: basic }
    token: { type: http, scheme: bearer }
`;
const fix = (before: string, after: string, text: string): Example => ({
  before: { spec: before },
  after: { spec: after },
  fix: text,
});

const deep = (depth: number) => spec(`paths: {}\nx-deep: ${'['.repeat(depth)}${']'.repeat(depth)}\n`);
const chosen = (options: object) => config({ ...source, ...options });

/** An example for each diagnostic about the content of a spec. */
export const specExamples: Readonly<Record<Code, Example>> = {
  HL1001: {
    ...fix(spec('paths: {\n'), spec('paths: {}\n'), 'The brace is closed.'),
    before: { spec: spec('paths: {\n'), commands: ['sync'] },
  },
  HL1002: {
    ...fix('', pets, 'The file is an OpenAPI spec.'),
    before: { spec: `title: Pets\nversion: '1'\n`, commands: ['sync'] },
  },
  HL1003: {
    ...fix('', spec('paths: {}\n'), 'The version is one that exists.'),
    before: { spec: spec('paths: {}\n').replace('3.2.0', '4.0.0'), commands: ['sync'] },
  },
  HL1004: fix(
    operation(response(`application/json:\n  schema: { $ref: '#/components/schemas/Pets' }\n`)) +
      `components:\n  schemas:\n    Pet: { type: string }\n`,
    operation(response(`application/json:\n  schema: { $ref: '#/components/schemas/Pet' }\n`)) +
      `components:\n  schemas:\n    Pet: { type: string }\n`,
    'The reference has the name of a schema that exists.',
  ),
  HL1005: {
    before: { spec: schema('$ref: pet.yaml\n'), commands: ['sync'] },
    after: { spec: schema('$ref: pet.yaml\n'), files: { 'pet.yaml': 'type: string\n' } },
    fix: 'The referenced file exists, next to the spec.',
  },
  HL1006: {
    before: { spec: deep(300), commands: ['sync'] },
    after: { spec: deep(30) },
    fix: 'The nesting is not as deep.',
  },
  HL1007: fix(
    schema('type: object\nproperties:\n  __proto__: { type: string }\n'),
    schema('type: object\nproperties:\n  prototype: { type: string }\n'),
    'The property has another name.',
  ),
  HL2001: fix(operation(ok), operation(`operationId: getPets\n${ok}`), 'The operation has an `operationId`.'),
  HL2002: fix(
    `${operation(getPet)}    head:\n      operationId: getPet\n      ${ok}`,
    `${operation(getPet)}    head:\n      operationId: hasPet\n      ${ok}`,
    'Each operation has its own `operationId`.',
  ),
  HL2003: fix(
    operation(`operationId: delete\n${ok}`, 'delete'),
    operation(`operationId: deletePets\n${ok}`, 'delete'),
    'The `operationId` is not a reserved word.',
  ),
  HL2004: fix(
    operation(parameter('{ name: session, in: cookie, schema: { type: string } }')),
    operation(parameter('{ name: session, in: header, schema: { type: string } }')),
    'The parameter is a header.',
  ),
  HL2005: fix(
    operation(response('application/json: {}\nmultipart/mixed: {}\n')),
    operation(response('application/json: {}\n')),
    'The operation offers only supported content types.',
  ),
  HL2006: fix(
    operation(response('multipart/mixed: {}\n')),
    operation(response('application/json: {}\n')),
    'The operation also responds with JSON.',
  ),
  HL2007: fix(
    operation(parameter('{ name: status, in: query, style: matrix, schema: { type: string } }')),
    operation(parameter('{ name: status, in: query, style: form, schema: { type: string } }')),
    'The style is one that a query allows.',
  ),
  HL2008: fix(
    schema(union('cat: Cat, cow: Cow')) + animals,
    schema(union('cat: Cat, dog: Dog')) + animals,
    'The mapping has a value for each schema in `oneOf`.',
  ),
  HL2009: fix(
    schema('type: string\nenum: [1, 2]\n'),
    schema('type: integer\nenum: [1, 2]\n'),
    'The type and the values match.',
  ),
  HL2010: fix(
    operation(getPet, 'get', '/pets/{petId}'),
    operation(
      `operationId: getPet
parameters:
  - { name: petId, in: path, required: true, schema: { type: string } }
${ok}`,
      'get',
      '/pets/{petId}',
    ),
    'The path parameter is declared.',
  ),
  HL2011: fix(
    operation(`operationId: tracePets\n${ok}`, 'trace'),
    operation(`operationId: tracePets\n${ok}`, 'get'),
    'The method is one that browsers send.',
  ),
  HL2020: fix(
    schema(`type: string\npattern: '(?i)rex'\n`),
    schema(`type: string\npattern: '[Rr][Ee][Xx]'\n`),
    'The pattern is valid in JavaScript.',
  ),
  HL2030: fix(
    `${spec('webhooks:\n')}  sold:
    post:
      requestBody: { content: { application/json: { schema: { type: string } } } }
      ${ok}`,
    pets,
    'The spec has no webhooks.',
  ),
  HL2031: fix(
    operation(`operationId: addPet
callbacks:
  sold:
    '{$request.body#/url}':
      post: { ${ok.trim()} }
${ok}`),
    operation(`operationId: addPet\n${ok}`),
    'The operation has no callbacks.',
  ),
  HL2032: fix(
    `${schema('type: string\n')}jsonSchemaDialect: https://example.com/dialect\n`,
    `${schema('type: string\n')}jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema\n`,
    'The dialect is a supported one.',
  ),
  HL2040: fix(
    secured('{ type: http, scheme: digest }'),
    secured('{ type: http, scheme: bearer }'),
    'The scheme is a supported one.',
  ),
  HL2041: fix(
    secured('{ type: apiKey, in: cookie, name: session }'),
    secured('{ type: apiKey, in: header, name: X-Session }'),
    'The API key is a header.',
  ),
  HL2042: fix(
    twice('[{ login: [], token: [] }]'),
    twice('[{ login: [] }, { token: [] }]'),
    'The schemes are alternatives.',
  ),
  HL2043: fix(
    operation(response('text/event-stream: {}\napplication/jsonl: {}\n')),
    operation(response('text/event-stream: {}\n')),
    'The operation has one stream.',
  ),
  HL2050: {
    before: { spec: pets, config: chosen({ exclude: { operationIds: ['getPet'] } }) },
    after: { spec: pets, config: chosen({ exclude: { deprecated: true } }) },
    fix: 'Every pattern matches an operation.',
  },
  HL2051: {
    before: { spec: pets, config: chosen({ exclude: { paths: ['/**'] } }) },
    after: { spec: pets, config: chosen({ include: { paths: ['/pets/**'] } }) },
    fix: 'The patterns leave an operation.',
  },
};
