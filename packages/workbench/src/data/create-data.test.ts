import type { Docs } from '@hookloom/generator';
import { expect, test } from 'vitest';
import { createData } from './create-data.ts';

const docs: Docs = {
  source: 'pets',
  title: 'Pets',
  operations: [
    {
      name: 'getPet',
      method: 'GET',
      path: '/pet',
      file: 'get-pet',
      hooks: { stateful: 'useGetPet', stateless: 'useGetPetAsync' },
      tags: [],
      parameters: [],
      responses: [],
      signature: '',
      sample: '',
    },
  ],
  schemas: [],
};
const paths = { '/pet': { get: { operationId: 'getPet', responses: {} } } };

test('a page that has docs and a spec can show them', async () => {
  const data = createData([{ docs, spec: { paths, servers: [{ url: '/v1' }] } }]);
  expect(await data.sources()).toMatchObject([
    { id: 'pets', folder: 'pets', servers: [{ url: 'http://localhost/v1' }] },
  ]);
  expect(await data.operation('pets', 'getPet')).toMatchObject({ docs: { name: 'getPet' } });
  expect(await data.search('getPte')).toMatchObject([{ kind: 'operation', operation: { name: 'getPet' } }]);
  await expect(data.operation('pets', '__proto__')).rejects.toThrow('"__proto__" no longer exists.');
  await expect(data.schema('__proto__', 'a')).rejects.toThrow('no longer exists');
});

test('without changes, there is no page for them', async () => {
  expect(createData([{ docs, spec: {} }]).changes).toBeUndefined();
  const changed = createData([{ docs, spec: {}, changes: { at: '2026-01-31T00:00:00Z', changes: [] } }]);
  expect(await changed.changes?.('pets')).toMatchObject({ at: '2026-01-31T00:00:00Z' });
  expect(await changed.changes?.('other')).toEqual({ changes: [] });
});
