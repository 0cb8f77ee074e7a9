import { readFileSync } from 'node:fs';
import { normalize } from '@hookloom/generator';
import { type Json, objectAt, validatorOf } from '@hookloom/workbench/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMock, type Mock } from './create-mock.ts';
import { shop } from './testing/shop.ts';

const open = async (file: string): Promise<Json> => {
  const { text } = await normalize(
    readFileSync(new URL(`../../../../samples/${file}`, import.meta.url), 'utf8'),
  );
  return JSON.parse(text!) as Json;
};

let petstore: Json;
let shelter: Json;
beforeAll(async () => {
  [petstore, shelter] = [await open('petstore.yaml'), await open('shelter.yaml')];
});

type Item = Record<string, unknown>;
type Paged = { data: Item[]; total: number; next_cursor?: string | null; meta: Item };

async function call(mock: Mock, path: string, method = 'GET', body?: unknown): Promise<[number, unknown]> {
  const response = await mock.fetch(`https://petstore.example/api${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const text = await response.text();
  return [response.status, text === '' ? undefined : JSON.parse(text)];
}

const list = async (mock: Mock, path: string) => (await call(mock, path))[1] as Item[];
const paged = async (mock: Mock, path: string) => (await call(mock, path))[1] as Paged;

describe('records', () => {
  it('are the same in each mock of a spec, and in list and detail', async () => {
    const [first, second] = [createMock(petstore), createMock(petstore)];
    const pets = await list(first, '/pet/findByStatus?status=available');
    expect(pets.length).toBeGreaterThan(1);
    expect(await list(second, '/pet/findByStatus?status=available')).toEqual(pets);
    for (const pet of pets) expect(await call(second, `/pet/${String(pet['id'])}`)).toEqual([200, pet]);
  });

  it('fit their schema, with examples of the spec first', async () => {
    const pets = await list(createMock(petstore), '/pet/findByStatus?status=pending');
    const schemas = objectAt(objectAt(petstore, 'components'), 'schemas')!;
    const validate = validatorOf(schemas['Pet'], {
      schemas: { '#/components/schemas/PetStatus': schemas['PetStatus']! },
      names: {},
    });
    for (const pet of pets) expect(validate(pet)).toEqual([]);
    expect(pets[0]).toMatchObject({ id: 10, name: 'Rex' });
  });

  it('are created, replaced and removed', async () => {
    const mock = createMock(petstore);
    const [status, made] = await call(mock, '/pet', 'POST', { name: 'Zoe', photoUrls: [], status: 'sold' });
    expect([status, made]).toEqual([201, { id: 22, name: 'Zoe', photoUrls: [], status: 'sold' }]);
    expect(await list(mock, '/pet/findByStatus?status=sold')).toContainEqual(made);
    const changed = { id: 22, name: 'Zoë', photoUrls: [] };
    expect(await call(mock, '/pet', 'PUT', changed)).toEqual([200, changed]);
    expect(await call(mock, '/pet/22')).toEqual([200, changed]);
    expect(await call(mock, '/pet/22', 'DELETE')).toEqual([204, undefined]);
    expect((await call(mock, '/pet/22'))[0]).toBe(404);
    mock.reset();
    expect((await call(mock, '/pet/22'))[0]).toBe(404);
    expect((await call(mock, '/pet/10'))[0]).toBe(200);
  });

  it('are changed in part by PATCH, with the properties that only the server sets', async () => {
    const mock = createMock(shop);
    const [, made] = (await call(mock, '/products', 'POST', { title: 'Tea', price: 3 })) as [number, Item];
    expect(made).toMatchObject({
      title: 'Tea',
      price: 3,
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    expect(made['createdAt']).toMatch(/^20\d\d-/);
    expect(made).not.toHaveProperty('secret');
    const id = String(made['id']);
    expect((await call(mock, `/products/${id}`, 'PATCH', { price: 4 }))[1]).toEqual({ ...made, price: 4 });
  });

  it('belong to the record that their path names', async () => {
    const mock = createMock(shop);
    const product = (await paged(mock, '/products')).data[0]!;
    const reviews = await list(mock, `/products/${String(product['id'])}/reviews`);
    expect(reviews[0]).toMatchObject({ id: 1, productId: product['id'] });
    expect((await call(mock, '/products/nothing/reviews'))[0]).toBe(404);
  });

  it('do not change when an action on one returns something else', async () => {
    const mock = createMock(shop);
    const [product] = (await paged(mock, '/products')).data;
    const path = `/products/${String(product!['id'])}`;
    expect((await call(mock, path, 'POST', { text: 'Nice', productId: 'x', id: 99 }))[1]).toMatchObject({
      text: 'Nice',
    });
    expect((await call(mock, path))[1]).toEqual(product);
  });

  it('of a path without a list are made for the text that is asked for, and keep what is saved', async () => {
    const mock = createMock(shop);
    expect((await call(mock, '/users/ada'))[1]).toMatchObject({ username: 'ada' });
    await call(mock, '/me', 'PUT', { theme: 'dark' });
    expect((await call(mock, '/me'))[1]).toEqual({ theme: 'dark' });
  });
});

describe('a list', () => {
  it('is filtered, searched and sorted by its parameters', async () => {
    const mock = createMock(shop);
    const all = (await paged(mock, '/products?limit=100')).data;
    const color = String(all[1]!['color']);
    const red = await paged(mock, `/products?limit=100&color=${encodeURIComponent(color)}`);
    expect(red.data).toEqual(all.filter((one) => one['color'] === color));
    expect(red.total).toBe(red.data.length);
    const found = (await paged(mock, '/products?limit=100&q=kettle')).data;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => JSON.stringify(one).toLowerCase().includes('kettle'))).toBe(true);
    const prices = (await paged(mock, '/products?limit=100&sort=-price')).data.map((one) =>
      Number(one['price']),
    );
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const least = (await paged(mock, '/products?limit=100&minPrice=100')).data;
    expect(least.length).toBeGreaterThan(0);
    expect(least.every((one) => Number(one['price']) >= 100)).toBe(true);
  });

  it('has pages, which together are the whole', async () => {
    const mock = createMock(shop);
    const first = await paged(mock, '/products');
    expect(first.data).toHaveLength(20);
    expect(first).toMatchObject({ total: 45, meta: { page: 1, pages: 3 } });
    const ids: unknown[] = [];
    let cursor: string | null | undefined = '';
    while (typeof cursor === 'string') {
      const page = await paged(mock, `/products?limit=20${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(ids).toHaveLength(45);
    expect(new Set(ids).size).toBe(45);
    expect((await paged(mock, '/products?page=3')).data).toHaveLength(5);
    expect((await paged(mock, '/products?page=9')).data).toEqual([]);
  });
});

describe('a failure', () => {
  it('has the documented shape', async () => {
    const mock = createMock(petstore);
    const notFound = { code: 'not_found', message: 'Nothing has the petId 99.' };
    expect(await call(mock, '/pet/99')).toEqual([404, notFound]);
    expect(await call(mock, '/pet/99', 'DELETE')).toEqual([404, notFound]);
    const [status, body] = await call(mock, '/pet', 'POST', { name: '', photoUrls: [] });
    expect([status, body]).toEqual([422, { code: 'invalid', message: 'name: String is too short (0 < 1).' }]);
  });

  it('lists problems where the spec has a list', async () => {
    const [status, body] = await call(createMock(shop), '/products', 'POST', { title: 'Tea', price: -1 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      type: expect.any(String) as string,
      status: 400,
      detail: expect.stringContaining('price') as string,
      errors: [{ field: 'price', message: expect.stringContaining('0') as string }],
    });
  });

  it('says what is wrong with parameters, bodies, paths and methods that no response describes', async () => {
    const mock = createMock(petstore);
    expect(await call(mock, '/pet/findByStatus?status=lost')).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('status: ') as string }),
    ]);
    expect((await call(mock, '/pet/findByStatus'))[0]).toBe(400);
    expect((await call(mock, '/pet/rex'))[0]).toBe(400);
    expect((await call(mock, '/cats'))[0]).toBe(404);
    expect((await call(mock, '/pet/1', 'PATCH'))[0]).toBe(405);
    const text = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } };
    expect((await mock.fetch('https://petstore.example/api/pet', text)).status).toBe(422);
    const xml = { method: 'POST', body: '<pet/>', headers: { 'content-type': 'application/xml' } };
    expect((await mock.fetch('https://petstore.example/api/pet', xml)).status).toBe(422);
  });

  it('is made once, at a rate, or by being offline', async () => {
    const mock = createMock(petstore);
    mock.network.failNext = true;
    expect((await call(mock, '/pet/10'))[0]).toBe(500);
    expect((await call(mock, '/pet/10'))[0]).toBe(200);
    mock.network.failureRate = 0.5;
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) statuses.push((await call(mock, '/pet/10'))[0]);
    expect(new Set(statuses)).toEqual(new Set([200, 500]));
    mock.network.failureRate = 0;
    mock.network.offline = true;
    await expect(call(mock, '/pet/10')).rejects.toThrow(TypeError);
  });

  it('ends a call that is aborted before, while it waits', async () => {
    const mock = createMock(petstore);
    mock.network.latency = 60_000;
    const controller = new AbortController();
    const waiting = mock.fetch('https://petstore.example/api/pet/10', { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(mock.fetch('https://x.example/pet/10', { signal: controller.signal })).rejects.toThrow(
      'enough',
    );
  });
});

describe('a file', () => {
  it('is downloaded with a name', async () => {
    const response = await createMock(petstore).fetch('https://petstore.example/api/pet/10/photo');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.jpg"$/);
    expect([...new Uint8Array(await response.arrayBuffer()).slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    const csv = await createMock(shop).fetch('https://shop.example/products.csv');
    expect(await csv.text()).toMatch(/^id,name\n/);
  });

  it('is uploaded, and its response says what arrived', async () => {
    const mock = createMock(petstore);
    const send = async (form: FormData) => {
      const sent = await mock.fetch('https://petstore.example/api/pet/10/uploadImage', {
        method: 'POST',
        body: form,
      });
      return [sent.status, await sent.json()] as [number, Item];
    };
    const form = new FormData();
    form.set('file', new Blob(['abc'], { type: 'image/png' }), 'rex.png');
    expect(await send(form)).toMatchObject([200, { size: 3 }]);
    expect(await send(new FormData())).toMatchObject([
      422,
      { message: expect.stringContaining('file') as string },
    ]);
    const photo = { method: 'PUT', body: new Blob(['x'], { type: 'image/png' }) };
    const put = await createMock(shelter).fetch('https://shelter.example/api/pets/1/photo', photo);
    expect(put.status).toBe(204);
  });
});

describe('a stream', () => {
  it('sends events one after the other, and ends', async () => {
    const mock = createMock(shelter);
    mock.network.latency = 1;
    const response = await mock.fetch('https://shelter.example/api/pets/events?shelter=a');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text()).trim().split('\n\n');
    expect(events).toHaveLength(10);
    expect(events[0]).toMatch(/^id: 1\ndata: \{"petId":1,"status":"(arrived|adopted)"\}$/);
  });

  it('sends data in the schema that the spec has for the text in an event', async () => {
    const data = {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { type: 'object', required: ['a'], properties: { a: { const: 1 } } },
    };
    const content = {
      'text/event-stream': { itemSchema: { type: 'object', required: ['data'], properties: { data } } },
    };
    const mock = createMock({
      paths: { '/a': { get: { responses: { 200: { description: '', content } } } } },
    });
    mock.network.latency = 1;
    const text = await (await mock.fetch('https://x.example/a')).text();
    expect(text.split('\n\n')[0]).toBe('id: 1\ndata: {"a":1}');
  });

  it('sends lines of JSON, and ends with an error when it is aborted', async () => {
    const mock = createMock(shop);
    mock.network.latency = 1;
    const lines = await (await mock.fetch('https://shop.example/export')).text();
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => typeof JSON.parse(line)),
    ).toEqual(Array(10).fill('object'));
    const controller = new AbortController();
    const response = await mock.fetch('https://shop.example/export', { signal: controller.signal });
    const reader = response.body!.getReader();
    await reader.read();
    controller.abort(new Error('enough'));
    await expect(
      (async () => {
        for (;;) if ((await reader.read()).done) return;
      })(),
    ).rejects.toThrow('enough');
  });
});

describe('a hostile spec', () => {
  it.each<[string, string]>([
    ['no object', 'null'],
    ['no paths', '{"openapi":"3.1.0"}'],
    [
      'paths of other types',
      '{"paths":{"/a":1,"/b":{"get":3},"/c":{"get":{"parameters":7,"responses":[1]}}}}',
    ],
    [
      'prototype keys',
      '{"paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":{"type":"object","required":["__proto__","constructor"],"properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}}}}}}}}}}}',
    ],
    [
      'references in a circle',
      '{"paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/x"}}}}}}}},"x":{"$ref":"#/x"}}',
    ],
    [
      'a schema without an end',
      '{"paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/x"}}}}}}}},"x":{"type":"object","required":["a","b"],"properties":{"a":{"$ref":"#/x"},"b":{"$ref":"#/x"}}}}',
    ],
    [
      'a slow pattern and huge limits',
      '{"paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":{"type":"array","minItems":1e9,"items":{"type":"string","minLength":1e12,"pattern":"^(a+)+$"}}}}}}}}}}',
    ],
  ])('with %s gets a response', async (_, text) => {
    const mock = createMock(JSON.parse(text) as Json);
    const [status] = await call(mock, '/a').catch(async () => [
      (await mock.fetch('https://x.example/a')).status,
    ]);
    expect([200, 404, 405]).toContain(status);
  });
});
