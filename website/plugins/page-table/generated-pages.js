const fs = require('node:fs');
const path = require('node:path');

/** A page in Docusaurus' `routes.js`: its path, its hash, and what a plugin has added, such as its sidebar. */
const ROUTE =
  /\{\s+path: '([\w/.~%-]+)',\s+component: ComponentCreator\('\1', '(\w+)'\),\s+exact: true((?:,\n\s+\w+: .+)*)\n\s+\},?/g;
const ATTRIBUTE = /,\n\s+(\w+): (.+?)(?=,\n|$)/g;

/** A chunk in Docusaurus' `registry.js`: its name, the call that loads it, and its source. */
const CHUNK = /^ {2}"([^"]+)": \[\(\) => (import\(\/\*.*?\*\/ "((?:[^"\\]|\\.)*)"\)).*\],/gm;

const SOURCES = ['routes.js', 'routesChunkNames.json', 'registry.js'];

/**
 * @typedef {object} GeneratedPage
 * @property {string} path
 * @property {Record<string, unknown>} attributes - What a plugin has added to the route
 * @property {string} component - The name of the component's chunk
 * @property {string} content - The name of the text's chunk
 * @property {string} source - The text's file, such as `@site/docs/intro.md`
 */

/**
 * Finds the pages in what Docusaurus generates: those with a component and a text, such as each page of the docs.
 *
 * @param {string} routes - `routes.js`
 * @param {Record<string, Record<string, unknown>>} chunkNames - `routesChunkNames.json`
 * @param {string} registry - `registry.js`
 * @returns {Map<string, GeneratedPage>} The pages by their keys in `routesChunkNames.json`
 */
function findPages(routes, chunkNames, registry) {
  const sources = new Map(Array.from(registry.matchAll(CHUNK), ([, name, , source = '']) => [name, source]));
  const pages = new Map();
  for (const [, route = '', hash, added = ''] of routes.matchAll(ROUTE)) {
    const key = `${route}-${hash}`;
    const { __comp: component, content, ...others } = chunkNames[key] ?? {};
    const source = sources.get(String(content)) ?? '';
    // Docusaurus removes `.html` from an address that it doesn't know yet.
    if (!/\.mdx?$/.test(source) || Object.keys(others).length > 0 || route.endsWith('.html')) continue;
    const attributes = Object.fromEntries(
      Array.from(added.matchAll(ATTRIBUTE), ([, name, value = '']) => [name, JSON.parse(value)]),
    );
    pages.set(key, { path: route, attributes, component, content, source });
  }
  return pages;
}

/**
 * Finds the pages in the folder of what Docusaurus generates.
 *
 * @param {string} folder
 */
function readPages(folder) {
  const [routes = '', chunkNames = '', registry = ''] = SOURCES.map((file) =>
    fs.readFileSync(path.join(folder, file), 'utf8'),
  );
  return findPages(routes, JSON.parse(chunkNames), registry);
}

module.exports = { ROUTE, CHUNK, SOURCES, readPages };
