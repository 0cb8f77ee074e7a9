import { PAGE_DATA, type PageData, type PageGroup } from './page-group';

/** What it takes to open a page. */
export interface KnownPage {
  readonly path: string;
  readonly component: string;
  readonly attributes: object;
  readonly script: string;
  readonly module: string | number;
  readonly chunks: readonly string[];
}

type Pages = ReadonlyMap<string, KnownPage>;

/** The same for all addresses of a page: routes ignore case and a slash at the end. */
const keyOf = (path: string) => decodeURI(path).replace(/\/+$/, '').toLowerCase();

const toPages = (groups: readonly PageGroup[]): Pages =>
  new Map(
    groups.flatMap(({ component, attributes, pages }) =>
      pages.map(([path, script, module, ...chunks]) => [
        keyOf(path),
        { path, component, attributes, script, module, chunks },
      ]),
    ),
  );

let data: PageData | null | undefined;
let all: Promise<Pages> | undefined;

async function fetchPages(url: string): Promise<Pages> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} is not there: status ${response.status}`);
  return toPages((await response.json()) as PageGroup[]);
}

/**
 * Finds a page of the site. All of them are in a file, which is loaded when a page other than the current one is looked for.
 *
 * @throws If the file can't be loaded. The next call tries again.
 */
export async function findPage(path: string): Promise<KnownPage | undefined> {
  // In development, the main script has all pages.
  data ??= JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? 'null') as PageData | null;
  if (!data) return undefined;
  const key = keyOf(path);
  const own = toPages(data.own).get(key);
  if (own) return own;
  all ??= fetchPages(data.table).catch((error: unknown) => {
    all = undefined;
    throw error;
  });
  return (await all).get(key);
}
