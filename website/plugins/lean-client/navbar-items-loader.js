const ENTRY = /^ {2}(\w+): (\w+),\n/gm;

/**
 * Removes the types of navbar items that the site doesn't use.
 *
 * @this {{ getOptions(): { types: readonly string[] } }}
 * @param {string} source - The theme's `NavbarItem/ComponentTypes.js`
 */
module.exports = function navbarItems(source) {
  const { types } = this.getOptions();
  const entries = [...source.matchAll(ENTRY)];
  if (entries.length === 0)
    throw new Error('The theme lists its types of navbar items differently: adapt navbar-items-loader.js.');
  const unused = entries.filter(([, type]) => !types.includes(type));
  return unused.reduce(
    (text, [entry, , component]) =>
      text.replace(entry, '').replace(new RegExp(`^import ${component} from .*\\n`, 'm'), ''),
    source,
  );
};
