import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { bundle } from '../test/fixtures/bundle.js';
import { typeErrors } from '../test/fixtures/type-check.js';
import type { Docs } from './docs.js';
import { generate } from './generate.js';

const prettierOptions = JSON.parse(
  readFileSync(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'),
) as object;

const Pet = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const pet = { $ref: '#/components/schemas/Pet' };
const text = { schema: { type: 'string' } };

async function generated(paths: object, openapi = '3.1.0') {
  const { files, diagnostics } = await generate({
    id: 'test',
    spec: JSON.stringify({
      openapi,
      servers: [{ url: 'https://a.example' }],
      paths,
      components: { schemas: { Pet } },
    }),
  });
  const contents = Object.fromEntries(files.map(({ path, contents: own }) => [path, own]));
  const docs = JSON.parse(contents['docs.json'] ?? '') as Docs;
  return { files, contents, docs, found: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`) };
}

type Send = (config: object, request?: object) => Promise<unknown>;

/** The plain functions of the generated code, with the requests that reach the server. */
async function running(paths: object, respond: (request: Request) => Response, openapi?: string) {
  const { files, docs } = await generated(paths, openapi);
  const entry = docs.operations
    .map(({ name, file }) => `export { ${name} } from './generated/${file}';`)
    .join('\n');
  const code = await bundle(entry, files);
  const calls = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as Record<string, Send>;
  const sent: Request[] = [];
  const fetch = (request: Request) => {
    sent.push(request.clone());
    return Promise.resolve(respond(request));
  };
  return {
    sent,
    call: (name: string, request: object = {}, config: object = {}) =>
      calls[name]!({ fetch, ...config }, request),
  };
}

/** What the type checker says of a caller beside the generated code. */
async function errorsOf(paths: object, caller: string) {
  const { files } = await generated(paths);
  return typeErrors([...files, { path: 'caller.ts', contents: caller }]);
}

/** The part of a module from the given line to the next blank one. */
function part(module: string | undefined, start: string): string {
  const from = module?.indexOf(start) ?? -1;
  return from < 0 || module === undefined ? '' : (module.slice(from).split('\n\n')[0]?.trimEnd() ?? '');
}

const ok = { 204: { description: '' } };

describe('2.3: a body with several content types', () => {
  const upload = {
    '/pets/{id}': {
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
      post: {
        operationId: 'savePet',
        requestBody: {
          required: true,
          description: 'The pet',
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photo'],
                properties: { photo: { type: 'string', contentMediaType: 'image/png' } },
              },
            },
            'application/json': { schema: pet },
            'application/x-www-form-urlencoded': { schema: pet },
            'image/*': {},
          },
        },
        responses: ok,
      },
    },
  };

  test('is a choice by `contentType`, whose default is JSON', async () => {
    const { contents, docs, found } = await generated(upload);
    expect(part(contents['save-pet.ts'], 'export type SavePetRequest')).toBe(
      `export type SavePetRequest = {
  path: {
    id: string;
  };
} & (
  | {
      contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
      /** The pet */
      body: Pet;
    }
  | {
      contentType: 'multipart/form-data';
      /** The pet */
      body: SavePetBodyMultipartFormData;
    }
  | {
      contentType: \`image/\${string}\`;
      /** The pet */
      body: Blob;
    }
);`,
    );
    expect(contents['save-pet.ts']).toContain(
      `  body: /* @__PURE__ */ bodyByContentType({
    'application/json': { as: 'json', required: true, validate: (value) => check(petSchema, value) },`,
    );
    expect(docs.operations[0]?.body).toEqual({
      required: true,
      description: 'The pet',
      contents: [
        { contentType: 'application/json', type: 'Pet' },
        { contentType: 'multipart/form-data', type: '{\n  photo: Blob;\n}' },
        { contentType: 'application/x-www-form-urlencoded', type: 'Pet' },
        { contentType: 'image/*', type: 'Blob' },
      ],
    });
    expect(found).toEqual([]);
    const module = contents['save-pet.ts'] ?? '';
    expect(module).toBe(await format(module, { ...prettierOptions, parser: 'typescript' }));
  });

  test('is sent as the type that the request names, checked by the schema of that type', async () => {
    const { call, sent } = await running(upload, () => new Response(null, { status: 204 }));
    const path = { id: '1' };
    await call('savePet', { path, body: { name: 'Rex' } });
    await call('savePet', {
      path,
      contentType: 'application/x-www-form-urlencoded',
      body: { name: 'Rex' },
    });
    const photo = new Blob(['png'], { type: 'image/png' });
    await call('savePet', { path, contentType: 'multipart/form-data', body: { photo } });
    await call('savePet', { path, contentType: 'image/webp', body: new Blob(['webp']) });
    await call('savePet', { path, body: photo });
    expect(sent.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'image/webp',
      'image/png',
    ]);
    expect(await sent[0]?.json()).toEqual({ name: 'Rex' });
    expect(await sent[1]?.text()).toBe('name=Rex');
    expect(((await sent[2]?.formData())?.get('photo') as File).type).toBe('image/png');

    const refused = (request: object, where: string) =>
      expect(call('savePet', { path, ...request })).rejects.toMatchObject({
        error: { kind: 'request-validation', issues: [{ path: where.split('.') }] },
      });
    await refused({ body: { photo } }, 'body.name');
    await refused({ contentType: 'multipart/form-data', body: { name: 'Rex' } }, 'body.photo');
    await refused({ contentType: 'text/csv', body: 'Rex' }, 'contentType');
    await refused({ contentType: 'multipart/form-data' }, 'body');
    expect(sent).toHaveLength(5);
  });

  test('has the type of what is named', async () => {
    const caller = (request: string) =>
      errorsOf(
        upload,
        `import { savePet } from './save-pet';\nvoid savePet({}, { path: { id: '1' }, ${request} });`,
      );
    expect(await caller(`body: { name: 'Rex' }`)).toEqual([]);
    expect(await caller(`contentType: 'multipart/form-data', body: { photo: new Blob() }`)).toEqual([]);
    expect(await caller(`contentType: 'image/webp', body: new Blob()`)).toEqual([]);
    expect(await caller(`body: { photo: new Blob() }`)).toHaveLength(1);
    expect(await caller(`contentType: 'multipart/form-data', body: { name: 'Rex' }`)).toHaveLength(1);
    expect(await caller(`contentType: 'text/csv', body: 'Rex'`)).not.toEqual([]);
  }, 60_000);

  test('needs no choice where all types have one schema, or parameters alone tell them apart', async () => {
    const content = {
      'application/json; charset=utf-8': { schema: pet },
      'application/json': { schema: pet },
      'text/json': { schema: pet },
      'application/x-ndjson': { schema: pet },
    };
    const { contents, found } = await generated({
      '/a': { post: { operationId: 'a', requestBody: { content }, responses: ok } },
    });
    expect(part(contents['a.ts'], 'export type ARequest')).toBe(
      `export type ARequest = {
  contentType?: 'application/json; charset=utf-8' | 'text/json' | undefined;
  body?: Pet;
};`,
    );
    expect(found).toEqual(['HL2005 /paths/~1a/post/requestBody/content/application~1x-ndjson']);
  });

  test('is not lost without a word where none has support', async () => {
    const requestBody = { content: { 'multipart/mixed': {} } };
    const { contents, found } = await generated({
      '/a': { post: { operationId: 'a', requestBody, responses: ok } },
      '/b': { post: { operationId: 'b', requestBody: { ...requestBody, required: true }, responses: ok } },
    });
    expect(contents['a.ts']).toContain('export type ARequest = {};');
    expect(Object.keys(contents)).not.toContain('b.ts');
    expect(found).toEqual([
      'HL2005 /paths/~1a/post/requestBody/content/multipart~1mixed',
      'HL2005 /paths/~1b/post/requestBody/content/multipart~1mixed',
      'HL2006 /paths/~1b/post',
    ]);
  });
});

describe('2.3: a response with several content types', () => {
  const report = {
    '/report': {
      get: {
        operationId: 'getReport',
        responses: {
          200: {
            description: '',
            content: {
              'text/csv': text,
              'application/json': { schema: pet },
              'application/pdf': {},
              'image/*': {},
            },
          },
          400: {
            description: '',
            content: {
              'application/problem+json': { schema: { type: 'object', required: ['title'] } },
              'text/plain': text,
            },
          },
        },
      },
    },
  };

  test('is a choice by `accept`, whose default is JSON, and can be downloaded where one is a file', async () => {
    const { contents, docs, found } = await generated(report);
    const module = contents['get-report.ts'] ?? '';
    expect(part(module, 'export type GetReportData')).toBe(
      `export type GetReportDataByAccept = {
  'application/json': Pet;
  'text/csv': string;
  'application/pdf': Blob;
  'image/*': Blob;
};`,
    );
    expect(module).toContain("export type GetReportData = GetReportDataByAccept['application/json'];");
    expect(module).toContain(
      "  accept: ['application/json', 'application/problem+json;q=0.5', 'text/plain;q=0.5'],",
    );
    expect(module).toContain(
      "useGetReportDownload = /* @__PURE__ */ createDownloadHook(operation, 'application/pdf');",
    );
    expect(docs.operations[0]?.signature).toBe(
      "getReport<Accept = 'application/json'>(config: SourceConfig, request: GetReportRequest & { accept?: Accept }): Promise<GetReportDataByAccept[Accept]>",
    );
    expect(docs.operations[0]?.responses[0]?.contents.map(({ type }) => type)).toEqual([
      'Pet',
      'string',
      'Blob',
      'Blob',
    ]);
    expect(found).toEqual([]);
    expect(module).toBe(await format(module, { ...prettierOptions, parser: 'typescript' }));
  });

  test('asks for what `accept` names, and reads what comes by its own content type', async () => {
    let response = () => Response.json({ name: 'Rex' });
    const { call, sent } = await running(report, () => response());
    const as = (type: string, body: string, status = 200) => {
      response = () => new Response(body, { status, headers: { 'content-type': type } });
    };
    expect(await call('getReport')).toEqual({ name: 'Rex' });
    as('application/vnd.pet+json; charset=utf-8', '{"name":"Rex"}');
    expect(await call('getReport')).toEqual({ name: 'Rex' });
    as('text/csv; charset=utf-8', 'name\nRex');
    expect(await call('getReport', { accept: 'text/csv' })).toBe('name\nRex');
    as('image/png', 'png');
    expect(await call('getReport', { accept: 'image/*' })).toBeInstanceOf(Blob);
    expect(sent.map(({ headers }) => headers.get('accept'))).toEqual([
      'application/json, application/problem+json;q=0.5, text/plain;q=0.5',
      'application/json, application/problem+json;q=0.5, text/plain;q=0.5',
      'text/csv, application/problem+json;q=0.5, text/plain;q=0.5',
      'image/*, application/problem+json;q=0.5, text/plain;q=0.5',
    ]);

    as('text/csv', 'name\nRex');
    await expect(call('getReport')).rejects.toMatchObject({
      error: {
        kind: 'response-validation',
        body: 'name\nRex',
        issues: [{ message: 'Expected application/json, received text/csv' }],
      },
    });
    expect(await call('getReport', {}, { validate: false })).toBe('name\nRex');
    as('application/json', '{}');
    await expect(call('getReport')).rejects.toMatchObject({
      error: { kind: 'response-validation', issues: [{ path: ['name'] }] },
    });

    as('application/problem+json', '{"title":"no"}', 400);
    await expect(call('getReport', { accept: 'text/csv' })).rejects.toMatchObject({
      error: { kind: 'http', documented: true, body: { title: 'no' } },
    });
    as('text/plain', 'no', 400);
    await expect(call('getReport')).rejects.toMatchObject({ error: { documented: true, body: 'no' } });
  });

  test('has data of the type that `accept` names, in every hook', async () => {
    const errors = await errorsOf(
      report,
      `import {
  getReport,
  useGetReport,
  useGetReportAsync,
  useGetReportDownload,
  type GetReportData,
  type GetReportError,
} from './get-report';
import type { Pet } from './schemas';
const petOf = (data: Pet) => data.name;
export async function load() {
  petOf(await getReport({}));
  petOf(await getReport({}, {}) satisfies GetReportData);
  const csv: string = await getReport({}, { accept: 'text/csv' });
  const file: Blob = await getReport({}, { accept: 'application/pdf' });
  // @ts-expect-error -- not a documented type
  await getReport({}, { accept: 'text/html' });
  // @ts-expect-error -- not an option
  await getReport({}, { acept: 'text/csv' });
  return [csv, file];
}
export function Component() {
  const [state, execute] = useGetReport({ fetchOnMount: true });
  const [csv] = useGetReport({ accept: 'text/csv', key: 'a' });
  const [call] = useGetReportAsync();
  const [, download] = useGetReportDownload();
  if (state.state === 'success') petOf(state.data);
  if (csv.state === 'success') csv.data.split(',');
  void execute({});
  void call({ accept: 'text/csv' }).then((text) => text.split(','));
  void call().then(petOf);
  void download({}, { fileName: 'report.pdf' });
  void download({ accept: 'image/*' });
  // @ts-expect-error -- not a file
  void download({ accept: 'text/csv' });
}
export const bodyOf = (error: GetReportError): { [key: string]: unknown } | string => error.body;
`,
    );
    expect(errors).toEqual([]);
  }, 60_000);

  test('where another success has none of it, that one is still read', async () => {
    const content = { 'application/json': { schema: pet }, 'text/csv': text };
    const paths = {
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: { description: '', content },
            202: { description: '', content: { 'text/plain': text } },
            204: { description: '' },
          },
        },
      },
    };
    const { contents } = await generated(paths);
    expect(part(contents['a.ts'], 'export type ADataByAccept')).toBe(
      `export type ADataByAccept = {
  'application/json': Pet | string | undefined;
  'text/csv': string | undefined;
};`,
    );
    expect(contents['a.ts']).toContain("accept: ['application/json', 'text/plain;q=0.5'],");
    const { call } = await running(paths, () => new Response('later', { status: 202 }));
    expect(await call('a', { accept: 'text/csv' })).toBe('later');
  });
});

describe('2.3: what the document leaves open', () => {
  test.each([
    { name: 'text', schema: { type: 'string' }, body: '"Rex"', want: '"Rex"', type: 'string' },
    {
      name: 'a file',
      schema: { type: 'string', format: 'binary' },
      body: 'a',
      want: undefined,
      type: 'Blob',
    },
    { name: 'JSON', schema: { type: 'integer' }, body: '1', want: 1, type: 'number' },
  ])('`*/*` with a schema of $name is $name', async ({ schema, body, want, type }) => {
    const paths = {
      '/a': {
        get: { operationId: 'a', responses: { 200: { description: '', content: { '*/*': { schema } } } } },
      },
    };
    expect((await generated(paths)).contents['a.ts']).toContain(`export type AData = ${type};`);
    const { call } = await running(paths, () => new Response(body));
    const data = await call('a');
    if (want === undefined) expect(data).toBeInstanceOf(Blob);
    else expect(data).toBe(want);
  });

  test.each([
    { name: 'no responses', responses: undefined },
    { name: 'no response', responses: {} },
    { name: 'errors alone', responses: { 404: { description: '' } } },
    { name: 'a body of any type', responses: { 200: { description: '', content: { '*/*': {} } } } },
  ])('an operation with $name gives the parsed body as `unknown`', async ({ responses }) => {
    const paths = { '/a': { get: { operationId: 'a', responses } } };
    expect((await generated(paths)).contents['a.ts']).toContain('export type AData = unknown;');
    let response = Response.json({ name: 'Rex' });
    const { call } = await running(paths, () => response);
    expect(await call('a')).toEqual({ name: 'Rex' });
    response = new Response('Rex', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(await call('a')).toBe('Rex');
    response = new Response('png', { headers: { 'content-type': 'image/png' } });
    expect(await call('a')).toBeInstanceOf(Blob);
  });

  test('a success that describes no content, and any response to HEAD, has none', async () => {
    const json = { description: '', content: { 'application/json': { schema: pet } } };
    const paths = {
      '/a': {
        get: { operationId: 'a', responses: { 200: { description: '' } } },
        head: { operationId: 'b', responses: { 200: json, 404: json } },
      },
      '/c': { head: { operationId: 'c' } },
    };
    const { contents } = await generated(paths);
    for (const name of ['a', 'b', 'c'])
      expect(contents[`${name}.ts`]).toContain(`export type ${name.toUpperCase()}Data = undefined;`);
    const { call } = await running(paths, (request) =>
      request.method === 'HEAD'
        ? new Response(null, { headers: { 'content-type': 'application/json' } })
        : Response.json({ name: 'Rex' }),
    );
    expect(await Promise.all(['a', 'b', 'c'].map((name) => call(name)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('2.6: the files of a form', () => {
  const file = { type: 'string', contentMediaType: 'image/png' };
  const properties = {
    photo: file,
    photos: { type: 'array', items: { contentMediaType: 'application/pdf' } },
    any: {},
    some: { type: 'array', items: {} },
    note: { type: 'string', contentMediaType: 'text/html' },
    base64: { ...file, contentEncoding: 'base64' },
  };
  const encoding = {
    any: { contentType: 'image/png' },
    some: { contentType: 'image/png, image/*' },
    photo: { contentType: 'image/webp' },
  };
  const form = {
    '/a': {
      post: {
        operationId: 'a',
        requestBody: {
          content: { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } },
        },
        responses: ok,
      },
    },
  };

  test('are described by contentMediaType, in lists too, or by the encoding of any value', async () => {
    const { contents } = await generated(form);
    expect(part(contents['a.ts'], 'export type ABody')).toBe(
      `export type ABody = {
  photo?: Blob | undefined;
  photos?: Blob[] | undefined;
  any?: Blob | undefined;
  some?: Blob[] | undefined;
  note?: string | undefined;
  base64?: string | undefined;
};`,
    );
  });

  test('are sent with the content type of the encoding; with their own, where that is a list or a range', async () => {
    const { call, sent } = await running(form, () => new Response(null, { status: 204 }));
    const jpeg = new File(['a'], 'rex.jpg', { type: 'image/jpeg' });
    await call('a', { body: { photo: jpeg, photos: [jpeg], any: jpeg, some: [jpeg], note: '<b>' } });
    const parts = [...((await sent[0]?.formData()) ?? [])].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.type, value.name],
    );
    expect(parts).toEqual([
      ['photo', 'image/webp', 'rex.jpg'],
      ['photos', 'image/jpeg', 'rex.jpg'],
      ['any', 'image/png', 'rex.jpg'],
      ['some', 'image/jpeg', 'rex.jpg'],
      ['note', '<b>'],
    ]);
  });

  test('do not change the type that another body has', async () => {
    const schema = { $ref: '#/components/schemas/Upload' };
    const { files } = await generate({
      id: 'test',
      spec: JSON.stringify({
        openapi: '3.1.0',
        paths: {
          '/a': {
            post: {
              operationId: 'a',
              requestBody: {
                content: {
                  'multipart/form-data': { schema, encoding: { any: { contentType: 'image/png' } } },
                },
              },
              responses: { 200: { description: '', content: { 'application/json': { schema } } } },
            },
          },
        },
        components: { schemas: { Upload: { type: 'object', required: ['any'], properties: { any: {} } } } },
      }),
    });
    const contents = Object.fromEntries(files.map(({ path, contents: own }) => [path, own]));
    expect(contents['schemas.ts']).toContain('export type Upload = {\n  any: unknown;\n};');
    expect(part(contents['a.ts'], 'export type ABody')).toBe(
      'export type ABody = Upload & {\n  any: Blob;\n};',
    );
  });
});

describe('2.2: a path with a query or a fragment', () => {
  const id = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };
  const beta = { in: 'query', name: 'limit', schema: { type: 'integer' } };
  const paths = {
    '/files/{id}': { put: { parameters: [id], responses: ok } },
    '/files/{id}#copy': { put: { parameters: [id], responses: ok } },
    '/files/{id}?beta=true': { put: { parameters: [id, beta], responses: ok } },
  };

  test('is an operation of its own', async () => {
    const { contents, docs, found } = await generated(paths);
    expect(docs.operations.map(({ name, path }) => [name, path])).toEqual([
      ['putFilesById', '/files/{id}'],
      ['putFilesByIdCopy', '/files/{id}#copy'],
      ['putFilesByIdBetaTrue', '/files/{id}?beta=true'],
    ]);
    expect(contents['put-files-by-id-copy.ts']).toContain("path: '/files/{id}',");
    expect(found.map((one) => one.slice(0, 6))).toEqual(['HL2001', 'HL2001', 'HL2001']);
  });

  test('is sent with all queries and without the fragment', async () => {
    const { call, sent } = await running(paths, () => new Response(null, { status: 204 }));
    await call('putFilesByIdCopy', { path: { id: '1' } });
    await call('putFilesByIdBetaTrue', { path: { id: 'a?b#c' } });
    await call('putFilesByIdBetaTrue', { path: { id: '1' }, query: { limit: 2 } });
    await call(
      'putFilesByIdBetaTrue',
      { path: { id: '1' }, query: { limit: 2 } },
      { baseURL: 'http://b.example/v1/?tenant=c#d' },
    );
    await call('putFilesById', { path: { id: '1' } }, { baseURL: 'http://b.example?tenant=c' });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://a.example/files/1',
      'https://a.example/files/a%3Fb%23c?beta=true',
      'https://a.example/files/1?beta=true&limit=2',
      'http://b.example/v1/files/1?beta=true&limit=2&tenant=c',
      'http://b.example/files/1?tenant=c',
    ]);
    await expect(call('putFilesByIdBetaTrue', { path: { id: '..' } })).rejects.toMatchObject({
      error: { kind: 'request-validation' },
    });
  });

  test('takes no parameter for its fragment', async () => {
    const { contents, found } = await generated({
      '/files#{id}': { put: { operationId: 'a', parameters: [id], responses: ok } },
    });
    expect(contents['a.ts']).toContain('export type ARequest = {};');
    expect(found).toEqual(['HL2010 /paths/~1files#{id}/put/parameters/0']);
  });
});
