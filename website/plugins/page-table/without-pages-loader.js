const path = require('node:path');
const { CHUNK, ROUTE, SOURCES, readPages } = require('./generated-pages');

/** @typedef {ReadonlyMap<string, import('./generated-pages').GeneratedPage>} Pages */
/** @typedef {{ path: string, id: string }} Doc */
/** @typedef {{ mainDocId: string, docs: Doc[] }} Version */

/** @type {Record<string, (source: string, pages: Pages, options: { keepsDocs: boolean }) => string>} */
const without = {
  'routes.js': (source, pages) =>
    source.replace(ROUTE, (text, route, hash) => (pages.has(`${route}-${hash}`) ? '' : text)),

  'routesChunkNames.json': (source, pages) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([key]) => !pages.has(key)))),

  // The pages' chunks are still built, because of a function that nothing calls. The minifier drops it.
  'registry.js'(source, pages) {
    const contents = new Set(Array.from(pages.values(), ({ content }) => content));
    /** @type {string[]} */
    const imports = [];
    const rest = source.replace(CHUNK, (entry, name, call) => {
      if (!contents.has(name)) return entry;
      imports.push(call);
      return '';
    });
    return `${rest}\nconst pages = () => [\n${imports.join(',\n')}\n];\n`;
  },

  // With several versions, a page links to the same one in another version.
  'globalData.json'(source, pages, { keepsDocs }) {
    const data = JSON.parse(source);
    const paths = new Set(Array.from(pages.values(), (page) => page.path));
    for (const { versions } of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
      if (keepsDocs || versions.length > 1) continue;
      for (const version of /** @type {Version[]} */ (versions))
        version.docs = version.docs.filter((doc) => doc.id === version.mainDocId || !paths.has(doc.path));
    }
    return JSON.stringify(data);
  },
};

/**
 * Removes the pages of the docs from what Docusaurus generates for the main script, which gets one when it needs it.
 *
 * @this {{ resourcePath: string, getOptions(): { keepsDocs: boolean }, addDependency(file: string): void }}
 * @param {string} source
 */
module.exports = function withoutPages(source) {
  const file = path.basename(this.resourcePath);
  const folder = path.dirname(this.resourcePath);
  const pages = readPages(folder);
  // What is cached of one file follows from all of them.
  for (const name of SOURCES) this.addDependency(path.join(folder, name));
  return without[file]?.(source, pages, this.getOptions()) ?? source;
};
