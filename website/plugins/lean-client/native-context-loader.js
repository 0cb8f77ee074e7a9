const POLYFILLED = 'React.createContext || createReactContext';

/**
 * Drops React Router's own context, which is for versions of React before 16.3.
 *
 * @param {string} source - `react-router.js`
 * @throws If another version of React Router has none.
 */
module.exports = function nativeContext(source) {
  if (!source.includes(POLYFILLED))
    throw new Error(`React Router no longer contains "${POLYFILLED}": adapt native-context-loader.js.`);
  return source.replace(POLYFILLED, 'React.createContext');
};
