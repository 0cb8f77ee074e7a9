/**
 * Drops the titles and descriptions of all docs from the data that each docs page loads. Docusaurus only uses them for
 * `DocCard`, which this site doesn't have. A loader, because Docusaurus writes the data after the plugins.
 *
 * @param {string} source - JSON
 */
module.exports = function leanVersion(source) {
  const data = JSON.parse(source);
  return data.version?.docs ? JSON.stringify({ ...data, version: { ...data.version, docs: {} } }) : source;
};
