/** Pages with a component and a sidebar in common. */
export interface PageGroup {
  /** The name of the component's chunk. */
  readonly component: string;
  /** What a plugin has added to the routes, such as the sidebar. */
  readonly attributes: object;
  /** Of each page its path, its own script in `assets/js` without `.js`, the id of its module, and its chunks to load. */
  readonly pages: readonly (readonly [
    path: string,
    script: string,
    module: string | number,
    ...chunks: string[],
  ])[];
}

/** In the HTML of each page. */
export interface PageData {
  /** The URL of the file with all pages. */
  readonly table: string;
  /** This page, if it is in the table. */
  readonly own: readonly PageGroup[];
}

/** The id of the element with it. */
export const PAGE_DATA = 'page-data';
