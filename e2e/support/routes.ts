import { defaultIdentity, type Identity } from '@hookloom/identity';

export interface Route {
  readonly path: string;
  readonly inSidebar: boolean;
}

/** The docs routes as the specification's table has them, for a product's slug. */
export const docsRoutesOf = ({ name: { slug } }: Identity): readonly Route[] => [
  { path: '/docs/intro', inSidebar: true },
  { path: '/docs/getting-started', inSidebar: true },
  { path: '/docs/cli-reference', inSidebar: true },
  { path: '/docs/core-concepts', inSidebar: false },
  { path: `/docs/thinking-in-${slug}`, inSidebar: true },
  { path: `/docs/how-${slug}-works/`, inSidebar: true },
  { path: `/docs/how-${slug}-works/code-generation`, inSidebar: true },
  { path: `/docs/how-${slug}-works/synchronization`, inSidebar: true },
  { path: '/docs/patterns/hierarchical-thinking', inSidebar: false },
  { path: '/docs/patterns/keyed-calls', inSidebar: false },
  { path: '/docs/patterns/lifecycle-vs-passive', inSidebar: false },
  { path: '/docs/patterns/stateful-vs-stateless', inSidebar: false },
  { path: '/docs/patterns/storage-behavior', inSidebar: false },
  { path: '/docs/react/', inSidebar: true },
  { path: '/docs/react/api/', inSidebar: true },
  { path: '/docs/react/api/download-hook', inSidebar: true },
  { path: `/docs/react/api/${slug}-provider`, inSidebar: true },
  { path: '/docs/react/api/is-error', inSidebar: true },
  { path: '/docs/react/api/is-init', inSidebar: true },
  { path: '/docs/react/api/is-pending', inSidebar: true },
  { path: '/docs/react/api/is-success', inSidebar: true },
  { path: '/docs/react/api/network-state', inSidebar: true },
  { path: '/docs/react/api/stateful-hook', inSidebar: true },
  { path: '/docs/react/api/stateless-hook', inSidebar: true },
  { path: '/docs/react/core-concepts/', inSidebar: true },
  { path: '/docs/react/core-concepts/entry-point', inSidebar: true },
  { path: '/docs/react/core-concepts/hierarchical-thinking', inSidebar: true },
  { path: '/docs/react/core-concepts/hook-conventions', inSidebar: true },
  { path: '/docs/react/core-concepts/lifecycle-binding', inSidebar: true },
  { path: '/docs/react/core-concepts/state-management', inSidebar: true },
  { path: '/docs/react/core-concepts/stateful-vs-stateless', inSidebar: true },
  { path: '/docs/react/cookbook/binding-to-component-lifecycle', inSidebar: false },
  { path: '/docs/react/known-pitfalls/state-leak', inSidebar: false },
  { path: '/docs/react/tutorial/basic-application', inSidebar: false },
];

export const docsRoutes = docsRoutesOf(defaultIdentity);
export const docsPaths = docsRoutes.map(({ path }) => path);
/** Home and the docs: every page that a reader can be sent to. */
export const allPaths: readonly string[] = ['/', ...docsPaths];
