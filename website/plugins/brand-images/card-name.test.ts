import { expect, it } from 'vitest';
import { cardName } from './card-name';

// The folder of the repository may be in another one with that name.
const siteDir = '/home/ann/docs/project/website';

it.each([
  ['@site/docs/intro.md', 'intro'],
  [`${siteDir}/docs/intro.md`, 'intro'],
  [`${siteDir}/docs/react/api/index.mdx`, 'react-api-index'],
  [`${siteDir}/docs/guides/docs/intro.md`, 'guides-docs-intro'],
  [`${siteDir}/src/pages/playground.md`, undefined],
  ['@site/versioned_docs/version-1/docs/intro.md', undefined],
  [`${siteDir}/i18n/fr/docusaurus-plugin-content-docs/current/intro.md`, undefined],
])('the card of %s is %s', (source, name) => {
  expect(cardName(siteDir, source)).toBe(name);
});
