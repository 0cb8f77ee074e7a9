/** Replaces a module of which browsers need nothing: its default export is undefined. */
module.exports = () => 'export default undefined;';
