/** What is left of `prism-react-renderer` in the browser: the name that the theme imports. */
export const Prism = {};
