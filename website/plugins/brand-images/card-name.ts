const DOC = /(?:^@site\/|\/)docs\/(.+)\.mdx?$/;

/**
 * Derives a social card's file name from the doc's path: `@site/docs/react/api/index.md` → `react-api-index`.
 *
 * @returns `undefined` if the page isn't a doc of the current version. It uses the default card.
 */
export function cardName(source: string): string | undefined {
  return DOC.exec(source)?.[1]?.replaceAll('/', '-');
}
