import { expect, it } from 'vitest';
import { insertPreloads } from './insert-preloads';
import { routeScripts } from './route-scripts';

const chunkNames = {
  '/docs-c2c': { __comp: 'layout', __context: { plugin: 'context' } },
  '/docs/react/-111': { __comp: 'doc', content: 'react' },
  '/docs/react/api-222': { __comp: 'doc', content: 'api' },
  '/docs/intro-333': { __comp: 'doc', content: 'intro' },
};
const js = (name: string) => ({ js: [{ publicPath: `/assets/js/${name}.js` }] });
const manifest = {
  origins: { layout: ['1', '2'], doc: ['2', '3'], api: ['4'], intro: ['5'], context: ['9'] },
  assets: { 1: js('layout'), 2: js('shared'), 3: js('doc'), 4: js('api'), 5: js('intro') },
};

it("names a route's own scripts and its layouts', each once", () => {
  const scripts = ['layout', 'shared', 'doc', 'api'].map((name) => `/assets/js/${name}.js`);
  expect(routeScripts('/docs/react/api', chunkNames, manifest)).toEqual(scripts);
});

it('names nothing for a route that the generator does not know', () => {
  expect(routeScripts('/elsewhere', chunkNames, manifest)).toEqual([]);
});

it('writes hints before the first script, with or without quotes', () => {
  const hint = '<link rel=preload as=script fetchpriority=low href=/a.js>';
  expect(insertPreloads('<script src=/assets/js/runtime~main.1.js>', ['/a.js'])).toBe(
    `${hint}<script src=/assets/js/runtime~main.1.js>`,
  );
  expect(insertPreloads('<script src="/assets/js/runtime~main.1.js">', ['/a.js'])).toContain(hint);
  expect(insertPreloads('<p>No script</p>', ['/a.js'])).toBe('<p>No script</p>');
});
