import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import { useQuestions } from './sections/useQuestions';
import { textOf } from './text-of';

/**
 * What the home page says, for search engines: https://schema.org. Only what the page shows and the tests check: no rating
 * and no version.
 */
export default function StructuredData(): ReactNode {
  const { name, tagline, repository } = useIdentity();
  const home = useBaseUrl('/', { absolute: true });
  const docs = useBaseUrl('/docs/intro', { absolute: true });
  const license = `${repository}/blob/main/LICENSE`;
  const software = { name: name.display, description: tagline, url: home, license };
  const graph = [
    { '@type': 'WebSite', '@id': `${home}#site`, name: name.display, description: tagline, url: home },
    {
      '@type': 'SoftwareApplication',
      '@id': `${home}#software`,
      ...software,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux, macOS, Windows',
      softwareHelp: { '@type': 'WebPage', url: docs },
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
    {
      '@type': 'SoftwareSourceCode',
      '@id': `${home}#source`,
      ...software,
      codeRepository: repository,
      programmingLanguage: 'TypeScript',
      runtimePlatform: 'Node.js',
      targetProduct: { '@id': `${home}#software` },
    },
    {
      '@type': 'FAQPage',
      '@id': `${home}#questions`,
      mainEntity: useQuestions().map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
      })),
    },
  ];
  // A `<` could close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
