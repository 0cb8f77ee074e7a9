import { type Docs, generate } from '@hookloom/generator';
import { expect, test } from 'vitest';
import { formatOperation } from './format-operation.js';

test('each content type of a body and of a response has a line', async () => {
  const text = { schema: { type: 'string' } };
  const { files } = await generate({
    id: 'reports',
    spec: JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/report': {
          put: {
            operationId: 'putReport',
            requestBody: {
              required: true,
              description: 'The report',
              content: { 'text/csv': text, 'application/pdf': {} },
            },
            responses: {
              200: { description: 'It is stored', content: { 'application/json': text, 'image/*': {} } },
              204: { description: 'Nothing changed' },
            },
          },
        },
      },
    }),
  });
  const docs = JSON.parse(files.find(({ path }) => path === 'docs.json')?.contents ?? '') as Docs;
  const shown = formatOperation('reports', docs.operations[0]!);
  expect(shown).toContain(`
Body
  text/csv         required  string  The report
  application/pdf  required  Blob

Responses
  200  application/json  string  It is stored
       image/*           Blob
  204                            Nothing changed
`);
});
