import prefetch from '@docusaurus/core/lib/client/prefetch';

const requested = new Map<string, Promise<void>>();

/**
 * Prefetches a file once. Docusaurus adds an element for each chunk of each link in view: hundreds for a sidebar, whose pages
 * have most chunks in common.
 */
export default function prefetchOnce(url: string): Promise<void> {
  const known = requested.get(url) ?? prefetch(url);
  requested.set(url, known);
  return known;
}
