import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDirectory, listFiles, readHtmlFiles, parseTags } from '../support/built-site.ts';
import { docsPaths } from '../support/routes.ts';

const SITE = siteDirectory();
const LOADED_BY_LINK =
  /\b(?:stylesheet|preload|modulepreload|prefetch|icon|manifest|preconnect|dns-prefetch)\b/;

it('the built docs are the routes of the table, and the redirect from /docs to the introduction', () => {
  const addresses = listFiles(SITE).filter((file) => file.startsWith('docs/') && file.endsWith('.html'));
  const expected = docsPaths.map((address) => `${address.slice(1).replace(/\/$/, '')}/index.html`);
  expect(addresses).toEqual([...expected, 'docs/index.html'].sort());
});

it('apart from the docs there are a home page and a not-found page, and no blog', () => {
  // The page in assets/app is the frame of the playground's running app.
  const pages = listFiles(SITE).filter((file) => /^(?!docs\/|assets\/app\/).*\.html$/.test(file));
  expect(pages).toEqual(['404.html', 'break-the-contract/index.html', 'index.html', 'playground/index.html']);
});

it('no page loads a script, style sheet, image, frame, audio or video from another host', () => {
  const loaded = readHtmlFiles(SITE).flatMap(({ file, html }) =>
    parseTags(html).flatMap(({ name, attributes: { src, srcset, href, rel = '' } }) =>
      [src, srcset, name === 'link' && LOADED_BY_LINK.test(rel) ? href : undefined]
        .filter((address) => address !== undefined)
        .map((address) => ({ file, address })),
    ),
  );
  expect(loaded.length).toBeGreaterThan(200);
  expect(loaded.filter(({ address }) => /(?:^|\s)(?:[a-z]+:)?\/\//i.test(address))).toEqual([]);
});

it('no script needs the code with which the bundler imports CommonJS and JSON', () => {
  const scripts = listFiles(SITE).filter((file) => file.endsWith('.js'));
  expect(
    scripts.filter((file) => /\.then\(\w+\.t\.bind\(/.test(readFileSync(path.join(SITE, file), 'utf8'))),
  ).toEqual([]);
});

it('no script contains a path of the machine that built the site', () => {
  const scripts = listFiles(SITE).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(
    scripts.filter((file) => readFileSync(path.join(SITE, file), 'utf8').includes(process.cwd())),
  ).toEqual([]);
});

it('no style sheet loads a font, an image or another sheet from another host', () => {
  const sheets = listFiles(SITE).filter((file) => file.endsWith('.css'));
  const addresses = sheets.flatMap((file) =>
    [...readFileSync(path.join(SITE, file), 'utf8').matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g)].map(
      ([, address]) => address,
    ),
  );
  expect(addresses.some((address) => address?.endsWith('.woff2'))).toBe(true);
  expect(addresses.filter((address) => /^(?:https?:)?\/\//.test(address ?? ''))).toEqual([]);
});

it('no style depends on whether the keyboard or the mouse was used last: it would change with each click', () => {
  const files = listFiles(SITE).filter((file) => /\.(?:css|html)$/.test(file));
  const texts = files.map((file) => readFileSync(path.join(SITE, file), 'utf8'));
  expect(texts.some((text) => text.includes(':focus-visible'))).toBe(true);
  expect(files.filter((_, index) => texts[index]?.includes('.navigation-with-keyboard'))).toEqual([]);
});

// The variant in rebranded.build.test.ts has the setting `released`.
it('the packages are installed from tarballs', () => {
  const start = readFileSync(path.join(SITE, 'docs/getting-started.md'), 'utf8');
  expect(start).toContain('\nnpm install ../hookloom/tarballs/hookloom-react.tgz zod\n');
  expect(start).toContain('\nnpm run pack\n');
  expect(start).not.toMatch(/npx hookloom init\nnpm run dev|npm install @hookloom/);
});

describe('next to each docs page', () => {
  const markdown = (address: string) =>
    readFileSync(path.join(SITE, `${address.replace(/\/$/, '')}.md`), 'utf8');

  it.each(docsPaths)('is its plain Markdown, with links that work anywhere: %s', (address) => {
    const text = markdown(address);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    const prose = text.replace(/^( *)(`{3,}).*\n[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/^(?:import|export) |<\/?[A-Z]|^:::|\{#|\{\/\*/m);
    expect(prose.match(/\]\((?!https?:|mailto:)[^)]*\)/g) ?? []).toEqual([]);
    expect(text).not.toMatch(/^ *```.*sample=|^ *```\w* *\n\s*```$/m);
    expect(text).not.toMatch(/^ *```bash\n(?:.*\n)*? *\$ /m);
  });

  it('are all files that llms.txt lists', () => {
    const listed = [...readFileSync(path.join(SITE, 'llms.txt'), 'utf8').matchAll(/\]\((\S+)\)/g)];
    const addresses = listed.map(([, url = '']) => new URL(url).pathname);
    expect(addresses.sort()).toEqual(docsPaths.map((each) => `${each.replace(/\/$/, '')}.md`).sort());
  });

  it('are together in llms-full.txt', () => {
    const all = readFileSync(path.join(SITE, 'llms-full.txt'), 'utf8');
    for (const address of docsPaths) expect(all, address).toContain(markdown(address).trimEnd());
  });
});

it('robots.txt names the sitemap, which has each page once, with the date of its last change', () => {
  const robots = readFileSync(path.join(SITE, 'robots.txt'), 'utf8');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const xml = readFileSync(path.join(SITE, path.basename(new URL(sitemap).pathname)), 'utf8');
  const pages = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([\d-]+)<\/lastmod>)?<\/url>/g)];
  const paths = pages.map(([, url = '']) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', ...docsPaths]));
  expect(new Set(paths).size).toBe(paths.length);
  // Without the history of the repository, no page has a date.
  const intro = readFileSync(path.join(SITE, 'docs/intro/index.html'), 'utf8');
  if (intro.includes('theme-last-updated'))
    for (const [, url, date] of pages) expect(date, url).toMatch(/^20\d\d-\d\d-\d\d$/);
});
