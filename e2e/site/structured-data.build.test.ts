import { load, type CheerioAPI } from 'cheerio';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDirectory, resolveFile } from '../support/built-site.ts';
import { allPaths, docsPaths } from '../support/routes.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

interface ListItem {
  readonly name: string;
  readonly item: string;
  readonly position: number;
}

interface Question {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

/** What schema.org and search engines require of the types that the site uses. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['item', 'name', 'position'],
  Offer: ['price', 'priceCurrency'],
  Question: ['acceptedAnswer', 'name'],
  SoftwareApplication: ['applicationCategory', 'name', 'offers', 'operatingSystem', 'url'],
  SoftwareSourceCode: ['codeRepository', 'license', 'name', 'programmingLanguage', 'url'],
  WebPage: ['url'],
  WebSite: ['name', 'url'],
};

const SITE = siteDirectory();
const pages = new Map(
  allPaths.map((address) => [address, load(readFileSync(resolveFile(SITE, address)!, 'utf8'))] as const),
);
const textOf = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** The objects of a page's JSON-LD blocks. */
const readBlocks = ($: CheerioAPI): Record<string, unknown>[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()) as Record<string, unknown>);

/** A value and all that it contains, if they have a type. */
function findThings(value: unknown): Thing[] {
  if (value === null || typeof value !== 'object') return [];
  const nested = Object.values(value).flatMap(findThings);
  return '@type' in value ? [value as Thing, ...nested] : nested;
}

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

/** Whether a URL of the site leads to a page. */
const isPage = (url: string, root: string) =>
  url.startsWith(root) && resolveFile(SITE, new URL(url).pathname) !== undefined;

const home = pages.get('/')!;
const [homeBlock = {}] = readBlocks(home);
const homeThings = findThings(homeBlock);
const [website] = ofType(homeThings, 'WebSite') as unknown as [{ name: string; url: string }];

it('each block of structured data has the properties that its types require', () => {
  for (const [address, $] of pages) {
    const blocks = readBlocks($);
    expect(blocks, address).toHaveLength(1);
    expect(blocks[0]?.['@context'], address).toBe('https://schema.org');
    const things = findThings(blocks);
    expect(things.length, address).toBeGreaterThan(1);
    for (const thing of things) {
      const required = REQUIRED[thing['@type']];
      expect(required, `${address}: ${thing['@type']} is not in the list of types`).toBeDefined();
      for (const property of required ?? [])
        expect(thing[property] ?? '', `${address}: ${thing['@type']}.${property}`).not.toBe('');
    }
  }
});

it('the breadcrumbs of each docs page are those that it shows, and end with its own URL', () => {
  for (const address of docsPaths) {
    const $ = pages.get(address)!;
    const items = ofType(findThings(readBlocks($)), 'ListItem') as unknown as ListItem[];
    const shown = $('nav[aria-label="Breadcrumbs"] .breadcrumbs__item')
      .toArray()
      .map((item) => textOf($(item).text()));
    const names = items.map(({ name }) => name);
    // A category without a page of its own is shown, but isn't an item.
    expect(
      shown.filter((name) => names.includes(name)),
      address,
    ).toEqual(names);
    expect(
      items.map(({ position }) => position),
      address,
    ).toEqual(names.map((_, i) => i + 1));
    for (const { item } of items) expect(isPage(item, website.url), `${address}: ${item}`).toBe(true);
    expect(items.at(-1)?.item, address).toBe($('link[rel="canonical"]').attr('href'));
  }
});

describe('the structured data of the home page', () => {
  const links = new Set(
    home('a')
      .toArray()
      .map((link) => home(link).attr('href')),
  );

  it('has the name, the description and the links that the page shows', () => {
    expect(website.name).toBe(textOf(home('.navbar__title').first().text()));
    expect(website.url).toBe(home('link[rel="canonical"]').attr('href'));
    for (const thing of homeThings) {
      if (thing['description'])
        expect(thing['description']).toBe(home('meta[name="description"]').attr('content'));
      for (const property of ['license', 'codeRepository'])
        if (thing[property]) expect(links, property).toContain(thing[property]);
      if (typeof thing['url'] === 'string')
        expect(isPage(thing['url'], website.url), thing['url']).toBe(true);
    }
  });

  it('has each question of the page with its answer, and no others', () => {
    const shown = home('details:has(> summary)')
      .toArray()
      .map((each) => ({
        question: textOf(home(each).children('summary').text()),
        answer: textOf(home(each).children('p').text()),
      }));
    const questions = ofType(homeThings, 'Question') as unknown as Question[];
    expect(shown.length).toBeGreaterThan(3);
    expect(
      questions.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
    ).toEqual(shown);
  });

  it('names the systems on which the packages are tested', () => {
    const [application] = ofType(homeThings, 'SoftwareApplication');
    const workflow = readFileSync(
      path.join(import.meta.dirname, '../../.github/workflows/check.yml'),
      'utf8',
    );
    const runners = { Linux: 'ubuntu', macOS: 'macos', Windows: 'windows' };
    const tested = Object.entries(runners).filter(([, runner]) => workflow.includes(`os: ${runner}-`));
    expect(application?.['operatingSystem']).toBe(tested.map(([system]) => system).join(', '));
  });
});
