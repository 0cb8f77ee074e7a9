/**
 * What each item of a sidebar has, and only `DocCard` or hidden items need.
 *
 * @param {string} key
 * @param {unknown} value
 */
const isUnused = (key, value) => key === 'docId' || (key === 'unlisted' && value === false);

/**
 * Drops what this site doesn't use from the data that each docs page loads: the titles and descriptions of all docs, and the
 * ids of the sidebars' items. Docusaurus only uses them for `DocCard`, which this site doesn't have. A loader, because
 * Docusaurus writes the data after the plugins.
 *
 * @param {string} source - JSON
 */
module.exports = function leanVersion(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return source;
  const version = { ...data.version, docs: {} };
  return JSON.stringify({ ...data, version }, (key, value) => (isUnused(key, value) ? undefined : value));
};
