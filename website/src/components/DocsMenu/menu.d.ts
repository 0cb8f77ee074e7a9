/** Written by `plugins/docs-menu`. */
declare module '@generated/docs-menu/default/menu.json' {
  const menu: import('@docusaurus/plugin-content-docs').PropSidebar;
  export default menu;
}
