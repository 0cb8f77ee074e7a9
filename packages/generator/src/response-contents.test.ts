import { describe, expect, test } from 'vitest';
import { formatted, part } from '../test/support/module-text.js';
import { errorsOf, generated, pet, running } from '../test/support/run-generated.js';

const text = { schema: { type: 'string' } };

describe('a response with several content types', () => {
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

  test('is selected by `accept`, JSON by default, and can be downloaded if one is a file', async () => {
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
    expect(module).toBe(await formatted(module));
  });

  test('requests the `accept` type and parses the response by its content type', async () => {
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

  test('has data of the `accept` type in every hook', async () => {
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

  test("reads a success response that doesn't have the `accept` type", async () => {
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
