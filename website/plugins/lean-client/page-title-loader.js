const DEFAULT_TITLE = '<title>{title}</title>';

/**
 * Removes the site's title from what Docusaurus renders around each page. The HTML has the page's title already, and while
 * a long page hydrates, the site's title would replace it for a moment.
 *
 * @param {string} source
 */
module.exports = function pageTitle(source) {
  if (!source.includes(DEFAULT_TITLE))
    throw new Error(
      `Docusaurus' SiteMetadataDefaults has no ${DEFAULT_TITLE} any more: adapt page-title-loader.js.`,
    );
  return source.replace(DEFAULT_TITLE, '');
};
