import { expect, it } from 'vitest';
import { arrangePage, extractBannerRule } from './arrange-page';
import { routeFiles } from './route-scripts';

const chunkNames = {
  '/docs-c2c': { __comp: 'layout', __context: { plugin: 'context' } },
  '/docs/react/-111': { __comp: 'doc', content: 'react' },
  '/docs/react/api-222': { __comp: 'doc', content: 'api' },
  '/docs/intro-333': { __comp: 'doc', content: 'intro' },
};
const js = (name: string) => ({ js: [{ publicPath: `/assets/js/${name}.js` }] });
const manifest = {
  origins: { layout: ['1', '2'], doc: ['2', '3'], api: ['4'], intro: ['5'], context: ['9'] },
  assets: {
    1: js('layout'),
    2: js('shared'),
    3: js('doc'),
    4: { ...js('api'), css: [{ publicPath: '/assets/css/api.css' }] },
    5: js('intro'),
  },
};

it("names a route's own scripts and its layouts', each once", () => {
  const scripts = ['layout', 'shared', 'doc', 'api'].map((name) => `/assets/js/${name}.js`);
  expect(routeFiles('js', '/docs/react/api', chunkNames, manifest)).toEqual(scripts);
  expect(routeFiles('css', '/docs/react/api', chunkNames, manifest)).toEqual(['/assets/css/api.css']);
});

it('names nothing for a route that the generator does not know', () => {
  expect(routeFiles('js', '/elsewhere', chunkNames, manifest)).toEqual([]);
});

const styles = new Map([['/assets/css/styles.1.css', 'p{color:red}q::after{content:"</style>"}']]);
const resources = { styles, routeScripts: ['/a.js'], bannerStyles: '/base-url.css' };
const main = '<script src=/runtime~main.1.js defer></script><script src=/main.1.js defer></script>';
const preload = '<link rel=preload as=script fetchpriority=low href=/a.js>';

it.each([
  ['without quotes', '<link rel=stylesheet href=/assets/css/styles.1.css>', main],
  [
    'with quotes',
    '<link rel="stylesheet" href="/assets/css/styles.1.css">',
    '<script src="/main.1.js" defer=""></script>',
  ],
])('puts styles into the page and scripts at its end: %s', (_, link, scripts) => {
  expect(arrangePage(`<head>${link}${scripts}<body><p>Text</p>`, resources)).toBe(
    `<head><style>p{color:red}q::after{content:"<\\/style>"}</style><body><p>Text</p>${scripts}${preload}`,
  );
});

it("adds the rules of the route's own style sheets, once", () => {
  const link = '<link rel=stylesheet href=/assets/css/styles.1.css>';
  const page = arrangePage(`${link}${main}${link}`, {
    ...resources,
    routeStyles: '.own{color:blue}',
  });
  expect(page.match(/"\}.*?<\/style>/g)).toEqual(['"}.own{color:blue}</style>', '"}</style>']);
});

it('stays inside of the body where the page closes it', () => {
  expect(arrangePage(`${main}<body><p>Text</p></body></html>`, resources)).toBe(
    `<body><p>Text</p>${main}${preload}</body></html>`,
  );
});

it("drops preloads of images, and keeps a style sheet that is not the build's", () => {
  const other = '<link rel=stylesheet href=/other.css>';
  expect(arrangePage(`${other}<link rel=preload as=image href=/img/icon.svg>${main}`, resources)).toBe(
    `${other}${main}${preload}`,
  );
});

it('leaves a page without scripts as it is', () => {
  const redirect = '<meta http-equiv=refresh content="0; url=/docs/intro">';
  expect(arrangePage(redirect, resources)).toBe(redirect);
});

it('hides the banner about a wrong base URL by a style sheet that has to be loaded', () => {
  const rule = '#__docusaurus-base-url-issue-banner-container{display:none}';
  expect(extractBannerRule(`a{b:c}${rule}d{e:f}`)).toEqual({ css: 'a{b:c}d{e:f}', rule });
  expect(extractBannerRule('a{b:c}')).toEqual({ css: 'a{b:c}', rule: '' });
  const script = '<script>base-url-issue-banner</script>';
  expect(arrangePage(script + main, resources)).toBe(
    `${script}${main}${preload}<link rel=stylesheet href=/base-url.css>`,
  );
});
