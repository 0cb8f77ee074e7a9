/**
 * Replaces the modules with which the YAML library writes, and the types of YAML 1.1. The site only reads YAML 1.2, where a key
 * that is a list or an object is the one value that is written: as JSON, which such a key looks like anyway.
 *
 * @param {string} source
 */
module.exports = function yamlReader(source) {
  const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  if (names.length === 0) throw new Error('The YAML library changed: adapt yaml-reader-loader.js.');
  return names
    .map((name) => name.trim())
    .map((name) =>
      name === 'createStringifyContext'
        ? `export const ${name} = () => ({});`
        : `export const ${name} = (value) => JSON.stringify(value);`,
    )
    .join('\n');
};
