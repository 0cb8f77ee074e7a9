import { expect, it, vi } from 'vitest';
import { type GeneratorWorker, MAX_SPEC_LENGTH, openGenerator } from './generator-client.ts';
import type { GenerateRequest } from './messages.ts';
import { pack } from './pack.ts';
import { run } from './run.ts';

const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pet/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
`;

type Post = (data: unknown) => void;

/** Workers that respond as `respond` does, and counts of those opened and ended. */
function fakeWorkers(respond: (worker: GeneratorWorker, request: GenerateRequest, post: Post) => void) {
  const count = { opened: 0, ended: 0 };
  const open = () => {
    count.opened++;
    let hasEnded = false;
    const post: Post = (data) => {
      if (!hasEnded) (worker.onmessage as ((event: { data: unknown }) => void) | null)?.({ data });
    };
    const worker: GeneratorWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (request: GenerateRequest) => respond(worker, request, post),
      terminate: () => {
        hasEnded = true;
        count.ended++;
      },
    };
    queueMicrotask(() => post('loaded'));
    return worker;
  };
  return { open, count };
}

const answer = (_: GeneratorWorker, request: GenerateRequest, post: Post) =>
  void run(request).then((output) => post(structuredClone(pack(output))));

it('returns files, docs, and problems at the lines of the text', async () => {
  const { open } = fakeWorkers(answer);
  const result = await openGenerator(open).generate(spec, { id: 'pets' });
  const texts = new Map(result?.files.map(({ path, contents }) => [path, contents]));
  expect([...texts.keys()]).toEqual(expect.arrayContaining(['index.ts', 'get-pet.ts', 'docs.json']));
  expect(texts.get('get-pet.ts')).toContain('export const useGetPet = ');
  expect(texts.get('docs.json')?.endsWith('}\n')).toBe(true);
  expect(result?.docs?.source).toBe('pets');
  expect(result?.spec).toBe(spec);
  expect(result?.diagnostics.map(({ code, line }) => [code, line])).toEqual([['HL1004', 8]]);
});

it('cancels the run in progress when another starts, in the same worker if it ends soon', async () => {
  const { open, count } = fakeWorkers(answer);
  const generator = openGenerator(open);
  const canceled = [generator.generate('{'), generator.generate('a: 1')];
  const last = generator.generate(spec);
  expect(await Promise.all(canceled)).toEqual([undefined, undefined]);
  expect((await last)?.files.length).toBeGreaterThan(0);
  expect(count).toEqual({ opened: 1, ended: 0 });
});

it('ends a long run when another starts, but not before its worker is loaded', async () => {
  const posts: Post[] = [];
  const { open, count } = fakeWorkers((worker, request, post) => {
    posts.push(post);
    if (request.spec !== 'long') answer(worker, request, post);
  });
  const generator = openGenerator(open);
  const canceled = generator.generate('long');
  const last = generator.generate(spec);
  expect(await canceled).toBeUndefined();
  expect(count).toEqual({ opened: 1, ended: 0 });
  expect((await last)?.files.length).toBeGreaterThan(0);
  expect(count).toEqual({ opened: 2, ended: 1 });
  expect(posts).toHaveLength(2);
});

it('reports a spec that is too large without sending it', async () => {
  const { open, count } = fakeWorkers(() => undefined);
  const result = await openGenerator(open).generate(' '.repeat(MAX_SPEC_LENGTH + 1));
  expect(result?.diagnostics).toMatchObject([
    { code: 'HL1006', severity: 'error', hint: expect.stringContaining('command line') as string },
  ]);
  expect(count.opened).toBe(0);
});

it('reports a worker that fails, and opens another for the next run', async () => {
  const { open, count } = fakeWorkers((worker) =>
    (worker.onerror as ((event: { message: string }) => void) | null)?.({ message: 'out of memory' }),
  );
  const generator = openGenerator(open);
  const result = await generator.generate(spec);
  expect(result?.diagnostics[0]?.message).toBe('The generator stopped: out of memory.');
  await generator.generate(spec);
  expect(count).toEqual({ opened: 2, ended: 2 });
});

it('stops a run that takes longer than a minute', async () => {
  vi.useFakeTimers();
  const { open, count } = fakeWorkers(() => undefined);
  const result = openGenerator(open).generate(spec);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect((await result)?.diagnostics[0]?.message).toContain('stopped after 60 seconds');
  expect(count.ended).toBe(1);
});
