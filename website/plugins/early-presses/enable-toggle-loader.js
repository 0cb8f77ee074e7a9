const DISABLED = /(?:!isBrowser && styles\.toggleButtonDisabled,|disabled=\{!isBrowser\})/g;

/**
 * Enables the color mode toggle before the page is hydrated: disabled buttons have no events, so a press would be lost.
 *
 * @param {string} source
 */
module.exports = function enableToggle(source) {
  if (source.match(DISABLED)?.length !== 2)
    throw new Error('The theme disables its ColorModeToggle differently: adapt enable-toggle-loader.js.');
  return source.replaceAll(DISABLED, '');
};
