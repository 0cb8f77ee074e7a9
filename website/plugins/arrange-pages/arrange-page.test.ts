import { describe, expect, it } from 'vitest';
import { arrangePage, extractBannerRule, type StyleSheet } from './arrange-page';
import { lateFonts } from './late-fonts';
import { preloadedFiles, routeFiles } from './route-scripts';
import { runAfterPaint, SCRIPTS_SETTLED } from './run-after-paint';

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

describe('the chunks that a page names', () => {
  const page = (names: string) => `<meta data-rh=true name=preloaded-chunks content="${names}">`;

  it('are preloaded with their styles, each file once', () => {
    const files = ['/assets/css/api.css', '/assets/js/api.js', '/assets/js/shared.js', '/assets/js/doc.js'];
    expect(preloadedFiles(page('api,doc,api'), manifest)).toEqual(files);
    expect(preloadedFiles('<meta name=other content=api>', manifest)).toEqual([]);
  });

  it('stop the build if no import has the name', () => {
    expect(() => preloadedFiles(page('gone'), manifest)).toThrow('"gone"');
  });
});

const link = '<link rel=stylesheet href=/assets/css/styles.1.css>';
const sheet = {
  first: 'p{color:red}q::after{content:"</style>"}',
  rest: { css: '.docs{top:0}', url: '/docs.css' },
};
const resources = {
  styles: new Map<string, StyleSheet>([
    ['/assets/css/styles.1.css', sheet],
    ['/own.css', { first: '.own{color:blue}' }],
  ]),
  needsRest: true,
  routeStyles: [],
  preloads: ['/a.js', '/a.css'],
};
const inlined = '<style>p{color:red}q::after{content:"<\\/style>"}.docs{top:0}</style>';
const main = '<script src=/runtime~main.1.js defer></script><script src=/main.1.js defer></script>';
const mainUrls = ['/runtime~main.1.js', '/main.1.js'];
const requested = (urls = mainUrls) =>
  urls.map((url) => `<link rel=preload as=script fetchpriority=low href=${url}>`).join('');
/** What the main scripts become. */
const started = (urls = mainUrls) => `<script>${runAfterPaint(urls)}</script>`;
const preload =
  '<link rel=preload as=script fetchpriority=low href=/a.js><link rel=preload as=style fetchpriority=low href=/a.css>';

it.each([
  ['without quotes', link, main, mainUrls],
  [
    'with quotes',
    '<link rel="stylesheet" href="/assets/css/styles.1.css">',
    '<script src="/main.1.js" defer=""></script>',
    ['/main.1.js'],
  ],
])(
  'requests scripts first, puts styles into the page and runs scripts at its end: %s',
  (_, sheetLink, scripts, urls) => {
    expect(arrangePage(`<head><meta charset=utf-8>${sheetLink}${scripts}<body><p>Text</p>`, resources)).toBe(
      `<head><meta charset=utf-8>${requested(urls)}${inlined}<body><p>Text</p>${started(urls)}${preload}`,
    );
  },
);

it('loads scripts and the rest of the styles after a page that can be painted without it', () => {
  const page = `<head><meta charset=utf-8>${link}${main}<body><p>Text</p>`;
  expect(arrangePage(page, { ...resources, needsRest: false })).toBe(
    `<head><meta charset=utf-8>${inlined.replace(sheet.rest.css, '')}<body><p>Text</p>${requested()}${started()}${preload}<link rel=stylesheet href=/docs.css>`,
  );
});

it('puts fonts into a style sheet of their own, which only a wide screen uses', () => {
  const fonts = '@font-face{src:url(/a.woff2)}';
  const styles = new Map([['/assets/css/styles.1.css', { ...sheet, fonts }]]);
  expect(arrangePage(link + main, { ...resources, styles })).toBe(
    `${inlined}${lateFonts(fonts)}${started()}${preload}`,
  );
  expect(lateFonts(fonts)).toContain(`media="(min-width: 641px)">${fonts}</style>`);
});

it("adds the route's own style sheets, once, as those that its scripts would load", () => {
  const routeStyles = ['/own.css'];
  expect(arrangePage(`${link}${main}${link}`, { ...resources, routeStyles })).toBe(
    `${inlined}<style data-href=/own.css>.own{color:blue}</style>${inlined}${started()}${preload}`,
  );
});

it('stays inside of the body where the page closes it', () => {
  expect(arrangePage(`${main}<body><p>Text</p></body></html>`, resources)).toBe(
    `<body><p>Text</p>${started()}${preload}</body></html>`,
  );
});

it("drops preloads of images, and keeps a style sheet that is not the build's", () => {
  const other = '<link rel=stylesheet href=/other.css>';
  expect(arrangePage(`${other}<link rel=preload as=image href=/img/icon.svg>${main}`, resources)).toBe(
    `${other}${started()}${preload}`,
  );
});

it('lets the banner about a wrong base URL wait for the scripts, and fails if it waits for something else', () => {
  const bannerScript = (event: string) =>
    `<script>document.addEventListener("${event}",function(){void 0===window.docusaurus&&insertBanner()});function insertBanner(){}</script>`;
  expect(arrangePage(bannerScript('DOMContentLoaded') + main, resources)).toBe(
    `${bannerScript(SCRIPTS_SETTLED)}${started()}${preload}`,
  );
  expect(() => arrangePage(bannerScript('load') + main, resources)).toThrow('adapt BANNER_CHECK');
});

it('leaves a page without scripts as it is', () => {
  const redirect = '<meta http-equiv=refresh content="0; url=/docs/intro">';
  expect(arrangePage(redirect, resources)).toBe(redirect);
});

it('separates the rule that hides the banner about a wrong base URL, which has to be loaded', () => {
  const rule = '#__docusaurus-base-url-issue-banner-container{display:none}';
  expect(extractBannerRule(`a{b:c}${rule}d{e:f}`)).toEqual({ css: 'a{b:c}d{e:f}', rule });
  expect(extractBannerRule('a{b:c}')).toEqual({ css: 'a{b:c}', rule: '' });
});
