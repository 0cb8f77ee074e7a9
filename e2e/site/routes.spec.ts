import { expect } from '../support/fixtures.ts';
import type { PageFacts } from '../support/page-facts.ts';
import { specifiedRoutes } from '../support/routes.ts';
import { readSidebarPaths } from '../support/sidebar.ts';
import { test } from './site-test.ts';

const docsOf = (pages: readonly PageFacts[]) => pages.filter(({ path }) => path.startsWith('/docs/'));
/** Generated from a template: short by design, with the same sentences where codes share a cause. */
const isDiagnostic = ({ path }: PageFacts) => /\/diagnostics\/hl\d+$/.test(path);
const written = (pages: readonly PageFacts[]) => pages.filter((page) => !isDiagnostic(page));
const byPath = <Value>(pages: readonly PageFacts[], value: (page: PageFacts) => Value) =>
  Object.fromEntries(pages.map((page) => [page.path, value(page)]));
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('home and each of the 34 docs routes responds with 200 at its exact URL', ({
  pages,
  routes,
  addresses,
  identity,
}) => {
  const specified = specifiedRoutes(identity);
  expect(specified).toHaveLength(34);
  expect(routes).toEqual(expect.arrayContaining([...specified]));
  expect(byPath(pages, ({ status, redirected }) => ({ status, redirected }))).toEqual(
    Object.fromEntries(addresses.map((path) => [path, { status: 200, redirected: false }])),
  );
});

test('every page has a unique title, with a pipe before the name of the site', ({ pages, identity }) => {
  for (const { path, title } of pages)
    expect(title, path).toMatch(new RegExp(`^\\S.* \\| ${identity.name.display}$`));
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
});

test('every page has a unique description of 70 to 160 characters', ({ pages }) => {
  const lengths = byPath(pages, ({ description }) => description.length);
  expect(Object.entries(lengths).filter(([, length]) => length < 70 || length > 160)).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
});

test('every page has its exact URL as the canonical URL', ({ pages, addresses, identity }) => {
  expect(pages.map(({ canonical }) => canonical)).toEqual(addresses.map((path) => identity.url + path));
});

test('every page has its own social card, a PNG of 1200 by 630', async ({ pages, identity, request }) => {
  for (const { path, socialImage, twitterCard } of pages) {
    expect(twitterCard, path).toBe('summary_large_image');
    expect(socialImage, path).toMatch(new RegExp(`^${identity.url}/`));
    const png = await (await request.get(new URL(socialImage).pathname)).body();
    expect(png.toString('latin1', 1, 4), path).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
  expect(repeated(pages.map(({ socialImage }) => socialImage))).toEqual([]);
});

test('every page has exactly one h1', ({ pages }) => {
  expect(pages.filter(({ headings }) => headings.length !== 1).map(({ path }) => path)).toEqual([]);
});

test('every page is in English, from left to right', ({ pages }) => {
  expect(pages.filter(({ lang, dir }) => lang !== 'en' || dir !== 'ltr').map(({ path }) => path)).toEqual([]);
});

test('the sitemap has home, the docs routes of the table and the pages to try, and nothing else', async ({
  request,
  addresses,
  identity,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations.sort()).toEqual(addresses.map((path) => identity.url + path).sort());
});

test('a page is in the docs sidebar exactly if the table says so', async ({ page, routes }) => {
  await page.goto('/docs/intro');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const closed = sidebar.getByRole('button', { expanded: false });
  while (await closed.count()) await closed.first().click();
  const links = await sidebar
    .getByRole('link')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
  expect(links.sort()).toEqual(
    routes
      .filter(({ inSidebar }) => inSidebar)
      .map(({ path }) => path)
      .sort(),
  );
});

test('every docs page has breadcrumbs from home to its own title', ({ pages }) => {
  for (const { path, breadcrumbs, sidebarLabel, headings } of docsOf(pages)) {
    expect(breadcrumbs.length, path).toBeGreaterThan(1);
    expect([breadcrumbs[0], breadcrumbs.at(-1)], path).toEqual(['Home page', sidebarLabel || headings[0]]);
  }
});

test('breadcrumbs name the categories above a page, in the docs sidebar and in the guides', ({
  pages,
  routes,
}) => {
  const trails = byPath(docsOf(pages), ({ breadcrumbs }) => breadcrumbs.slice(1, -1));
  expect(trails['/docs/react/api/is-init']).toEqual(['React', 'API reference']);
  expect(trails['/docs/react/core-concepts/']).toEqual(['React']);
  expect(trails['/docs/intro']).toEqual([]);
  expect(trails['/docs/patterns/keyed-calls']).toEqual(['Patterns']);
  for (const { path, inSidebar } of routes)
    if (!inSidebar) expect(trails[path]?.length, path).toBeGreaterThan(0);
});

test('no docs page has fewer than 180 words outside its code', ({ pages }) => {
  const counts = byPath(written(docsOf(pages)), ({ words }) => words.length);
  expect(Object.entries(counts).filter(([, count]) => count < 180)).toEqual([]);
});

test('no page has placeholder text', ({ pages }) => {
  const placeholder =
    /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b|coming soon|under construction|to be written|work in progress/i;
  expect(pages.filter(({ words }) => placeholder.test(words.join(' '))).map(({ path }) => path)).toEqual([]);
});

test('no paragraph is on two pages', ({ pages }) => {
  // Paragraphs that end in a colon introduce the next element and may repeat.
  const paragraphs = written(pages).flatMap((page) =>
    [...new Set(page.paragraphs)].filter((text) => !text.endsWith(':')),
  );
  expect(paragraphs.length).toBeGreaterThan(300);
  expect(repeated(paragraphs)).toEqual([]);
});

test('every page outside the sidebar is linked from the text of another page', ({ pages, routes }) => {
  const linked = new Set(
    pages.flatMap(({ path, contentLinks }) => contentLinks.filter((link) => link !== path)),
  );
  const outside = routes.filter((route) => !route.inSidebar).map(({ path }) => path);
  expect(outside.filter((path) => !linked.has(path))).toEqual([]);
});

test('every page outside the docs sidebar is in the guides once, with previous and next in order', async ({
  page,
  pages,
  routes,
}) => {
  await page.goto('/docs/intro');
  await page.getByRole('link', { name: 'Guides', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Guides', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const order = await readSidebarPaths(page);
  const outside = routes.filter((route) => !route.inSidebar).map(({ path }) => path);
  expect(order.toSorted()).toEqual(outside);
  const pagination = byPath(pages, (each) => each.pagination);
  for (const [i, path] of order.entries()) {
    const neighbors = [
      { label: 'Previous', path: order[i - 1] },
      { label: 'Next', path: order[i + 1] },
    ];
    expect(pagination[path], path).toEqual(neighbors.filter((neighbor) => neighbor.path));
  }
});

test('/docs redirects to /docs/intro', async ({ page }) => {
  await page.goto('/docs');
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
