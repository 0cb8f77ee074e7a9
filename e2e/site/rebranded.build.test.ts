import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultIdentity, identityFrom } from '@hookloom/identity';
import { describe, expect, it } from 'vitest';
import { siteDirectory, resolveFile, listFiles, readHtmlFiles, parseTags } from '../support/built-site.ts';
import { docsRoutes, readDocsRoutes, specifiedRoutes } from '../support/routes.ts';
import { variantDirectory } from '../../sites/variant.ts';
import { addedRoutes } from '../../sites/variants/added-pages.ts';
import { rebranded } from '../../sites/variants/rebranded.ts';

const SITE = siteDirectory(rebranded.name);
const word = new RegExp(defaultIdentity.name.slug, 'i');

const withWord = (directory: string) =>
  listFiles(directory).filter(
    (file) => word.test(file) || word.test(readFileSync(path.join(directory, file), 'latin1')),
  );

describe('the site built as "Acme API"', () => {
  it('does not contain the default name: in no file and in no file name', () => {
    expect(listFiles(SITE).length).toBeGreaterThan(100);
    expect(withWord(SITE)).toEqual([]);
    // Make sure that the search finds the word where it exists.
    expect(withWord(siteDirectory()).length).toBeGreaterThan(docsRoutes.length);
  });

  it('has the routes that contain the name under the new name', () => {
    for (const address of [
      '/docs/thinking-in-acme-api',
      '/docs/how-acme-api-works/',
      '/docs/react/api/acme-api-provider',
    ]) {
      expect(resolveFile(SITE, address), address).toBeDefined();
    }
  });

  it('has every route of the table', () => {
    const missing = specifiedRoutes(identityFrom(rebranded.env ?? {})).filter(
      ({ path: address }) => !resolveFile(SITE, address),
    );
    expect(missing).toEqual([]);
  });

  // The setting `released`.
  it('installs from the registry, and not from tarballs', () => {
    const texts = listFiles(SITE).filter((file) => /\.(?:html|md|json)$/.test(file));
    const all = texts.map((file) => readFileSync(path.join(SITE, file), 'utf8')).join('\n');
    expect(all).not.toMatch(/tarballs\/|npm run pack|not on npm|isn.t on npm/i);
    const start = readFileSync(path.join(SITE, 'docs/getting-started.md'), 'utf8');
    expect(start).toContain('\nnpx acme-api init\n');
    expect(start).toContain('\nnpm install @acme-api/react zod\n');
  });

  // From `sites/variants/added-pages.ts`: two files and a line in the sidebar, as the README describes.
  it('has added pages with their Markdown, in llms.txt and in the search index', async () => {
    const docs = path.join(variantDirectory(rebranded.name), 'docs');
    const routes = await readDocsRoutes(docs, identityFrom(rebranded.env ?? {}));
    expect(routes).toEqual(expect.arrayContaining([...addedRoutes]));
    const llms = readFileSync(path.join(SITE, 'llms.txt'), 'utf8');
    const index = listFiles(path.join(SITE, 'search'))
      .map((file) => readFileSync(path.join(SITE, 'search', file), 'utf8'))
      .join('\n');
    for (const { path: address } of addedRoutes) {
      expect(resolveFile(SITE, address), address).toBeDefined();
      expect(readFileSync(path.join(SITE, `${address}.md`), 'utf8')).toMatch(/^# A page .+\n/);
      expect(llms).toContain(`${address}.md`);
      expect(index).toContain(`"${address}"`);
    }
  });

  it('has the new name in titles, the navbar, code and commands', () => {
    const provider = readFileSync(resolveFile(SITE, '/docs/react/api/acme-api-provider') ?? '', 'utf8');
    expect(provider).toMatch(/<title[^>]*>AcmeApiProvider \| Acme API</);
    expect(provider).toContain('<b class="navbar__title text--truncate">Acme API</b>');
    expect(provider).toContain('AcmeApiProvider');
    const commands = readFileSync(resolveFile(SITE, '/docs/cli-reference') ?? '', 'utf8');
    expect(commands).toContain('acme-api.config.json');
  });

  it('has no broken internal link to a page or heading', () => {
    const pages = readHtmlFiles(SITE);
    const anchors = new Map(
      pages.map(({ file, html }) => [
        path.join(SITE, file),
        new Set(parseTags(html).map(({ attributes }) => attributes['id'])),
      ]),
    );
    const broken = pages.flatMap(({ file, html }) =>
      parseTags(html)
        .filter(({ name }) => name === 'a')
        .map(({ attributes }) => attributes['href'] ?? '')
        .filter((href) => /^[/#]/.test(href))
        .filter((href) => {
          const [address = '', anchor] = href.split('#');
          const target = address ? resolveFile(SITE, decodeURI(address)) : path.join(SITE, file);
          return (
            !target ||
            !existsSync(target) ||
            (anchor && !anchors.get(target)?.has(decodeURIComponent(anchor)))
          );
        })
        .map((href) => `${file}: ${href}`),
    );
    expect(pages.length).toBeGreaterThan(35);
    expect(broken).toEqual([]);
  });
});
