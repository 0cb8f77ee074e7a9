/**
 * Keeps the function that loads each chunk, without the chunk's path and id: `react-loadable` only reads them on a server, or
 * in `preloadReady`, which Docusaurus doesn't call. The name of a route's plugin, which is shorter than a request for it, is
 * part of the main script.
 *
 * @param {string} source - Docusaurus' `registry.js`
 */
module.exports = function leanRegistry(source) {
  return source
    .replaceAll(/, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/g, ']')
    .replaceAll(/webpackChunkName: "\w+"(?= \*\/ "[^"]*\/__plugin\.json")/g, 'webpackMode: "eager"');
};
