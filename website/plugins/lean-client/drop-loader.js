/** Docusaurus generates data as JSON, or as a module whose default export is JSON. */
const GENERATED = /^(.*?export default )?(\{.*\})(;?\s*)$/s;

/**
 * Drops properties from an object in generated data.
 *
 * @this {{ getOptions(): { names: readonly string[] } }}
 * @param {string} source
 */
module.exports = function drop(source) {
  const { names } = this.getOptions();
  return source.replace(GENERATED, (_, start = '', json, end) => {
    const kept = Object.entries(JSON.parse(json)).filter(([name]) => !names.includes(name));
    return start + JSON.stringify(Object.fromEntries(kept)) + end;
  });
};
