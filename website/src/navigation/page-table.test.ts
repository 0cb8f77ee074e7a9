import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageGroup } from './page-group';

const group = (...paths: string[]): PageGroup => ({
  component: 'item',
  attributes: { sidebar: 'docs' },
  pages: paths.map((path) => [path, `${path}.1`, 7, '10']),
});
const respond = vi.fn<() => Promise<Pick<Response, 'ok' | 'status' | 'json'>>>();
let findPage: typeof import('./page-table').findPage;

function open(data: object | undefined): void {
  const element = data && { textContent: JSON.stringify(data) };
  vi.stubGlobal('document', { getElementById: () => element ?? null });
}

beforeEach(async () => {
  vi.stubGlobal('fetch', respond);
  respond.mockResolvedValue({ ok: true, status: 200, json: async () => [group('/docs/intro', '/docs/a/')] });
  open({ table: '/assets/pages.1.json', own: [group('/docs/intro')] });
  vi.resetModules();
  ({ findPage } = await import('./page-table'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  respond.mockReset();
});

it('the page itself is known without a request', async () => {
  expect(await findPage('/docs/Intro/')).toEqual({
    path: '/docs/intro',
    component: 'item',
    attributes: { sidebar: 'docs' },
    script: '/docs/intro.1',
    module: 7,
    chunks: ['10'],
  });
  expect(respond).not.toHaveBeenCalled();
});

it('another page is looked up in the file, which is requested once', async () => {
  const found = await Promise.all(['/docs/a', '/docs/A/', '/docs/none'].map(findPage));
  expect(found.map((page) => page?.path)).toEqual(['/docs/a/', '/docs/a/', undefined]);
  expect(respond).toHaveBeenCalledOnce();
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  [
    'the host has another build',
    async () => ({ ok: false, status: 404, json: async () => undefined }),
    '/assets/pages.1.json is not there: status 404',
  ],
])('if %s, it fails, and tries again for the next page', async (_, response, message) => {
  respond.mockImplementationOnce(response);
  await expect(findPage('/docs/a')).rejects.toThrow(message);
  expect((await findPage('/docs/a'))?.path).toBe('/docs/a/');
});

it('in development, where routes have all pages, nothing is looked up', async () => {
  open(undefined);
  expect(await findPage('/docs/a')).toBeUndefined();
  expect(respond).not.toHaveBeenCalled();
});
