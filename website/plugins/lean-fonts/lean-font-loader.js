const subsetFont = require('subset-font');

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What English text, code and a reader's spec in a western language consist of. */
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff);
/** Quotes, dashes, ellipsis, arrows, minus, and the keys of a Mac. */
const SYMBOLS = '‘’“”–—…•‹›€™←↑→↓−✓⌘⇧⌥';

/**
 * Keeps the characters that are read here, and the weights that the style sheets declare. A character that is left out is
 * shown in a font of the device.
 *
 * @param {Buffer} font - A variable font with an axis `wght`.
 * @returns {Promise<Buffer>} In WOFF2.
 */
module.exports = async function leanFont(font) {
  const { weights } = this.getOptions();
  return subsetFont(font, LATIN + SYMBOLS, { targetFormat: 'woff2', variationAxes: { wght: weights } });
};

module.exports.raw = true;
