/**
 * Makes a module with a default export of JSON. An `import()` of JSON gets an object with each of its properties, which takes
 * code of the bundler that nothing else needs.
 *
 * @param {string} source - JSON
 */
module.exports = function jsonModule(source) {
  const json = JSON.stringify(JSON.parse(source));
  return `export default JSON.parse(${JSON.stringify(json)});`;
};
