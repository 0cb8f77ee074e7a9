/** Replaces `prism-react-renderer` in the browser, with the only name that Docusaurus imports. */
export const Prism = {};
