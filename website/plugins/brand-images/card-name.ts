const DOC = /(?:^@site\/|\/)docs\/(.+)\.mdx?$/;

/**
 * Names a doc's social card after its source file: `@site/docs/react/api/index.md` → `react-api-index`.
 *
 * @returns `undefined` for a page that is no current doc; the site's default card serves it.
 */
export function cardName(source: string): string | undefined {
  return DOC.exec(source)?.[1]?.replaceAll('/', '-');
}
