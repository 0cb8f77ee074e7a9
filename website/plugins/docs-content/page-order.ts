import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function docIds(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docIds)];
    default:
      return [];
  }
}

/** A version's docs in sidebar order, followed by all others sorted by URL. Excludes unlisted docs. */
export function sortDocs({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): LoadedVersion['docs'] {
  const places = new Map(
    Object.values(sidebars)
      .flat()
      .flatMap(docIds)
      .map((id, place) => [id, place]),
  );
  const place = (id: string) => places.get(id) ?? Infinity;
  return docs
    .filter(({ unlisted, draft, frontMatter }) => !unlisted && !draft && !frontMatter.unlisted)
    .sort((a, b) => {
      const [x, y] = [place(a.id), place(b.id)];
      return x === y ? (a.permalink < b.permalink ? -1 : 1) : x - y;
    });
}
