/**
 * Keeps the function that loads each chunk, without the chunk's path and id: `react-loadable` only reads them on a server, or
 * in `preloadReady`, which Docusaurus doesn't call.
 *
 * @param {string} source - Docusaurus' `registry.js`
 */
module.exports = function leanRegistry(source) {
  return source.replaceAll(/, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/g, ']');
};
