import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { guideSidebar, pagesIn } from './config/guides';
import { rename } from './config/identity';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    'getting-started',
    'cli-reference',
    'thinking-in',
    {
      type: 'category',
      label: rename('How Hookloom works'),
      link: { type: 'doc', id: 'how-it-works/index' },
      items: ['how-it-works/code-generation', 'how-it-works/openapi-support', 'how-it-works/synchronization'],
    },
    {
      type: 'category',
      label: 'React',
      link: { type: 'doc', id: 'react/index' },
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'API reference',
          link: { type: 'doc', id: 'react/api/index' },
          items: [
            'react/api/provider',
            'react/api/stateful-hook',
            'react/api/stateless-hook',
            'react/api/download-hook',
            'react/api/network-state',
            'react/api/is-init',
            'react/api/is-pending',
            'react/api/is-success',
            'react/api/is-error',
          ],
        },
        {
          type: 'category',
          label: 'Core concepts',
          link: { type: 'doc', id: 'react/core-concepts/index' },
          items: [
            'react/core-concepts/entry-point',
            'react/core-concepts/hook-conventions',
            'react/core-concepts/state-management',
            'react/core-concepts/stateful-vs-stateless',
            'react/core-concepts/lifecycle-binding',
            'react/core-concepts/hierarchical-thinking',
          ],
        },
      ],
    },
  ],
  // To add a guide, list its file here.
  guides: guideSidebar([
    {
      label: 'Start',
      pages: [{ type: 'doc', id: 'react/tutorial/basic-application', label: 'Tutorial' }],
    },
    {
      label: 'Patterns',
      pages: [
        'patterns/stateful-vs-stateless',
        'patterns/lifecycle-vs-passive',
        'patterns/hierarchical-thinking',
        'patterns/keyed-calls',
        'patterns/storage-behavior',
      ],
    },
    {
      label: 'Cookbook',
      pages: [
        { type: 'doc', id: 'react/cookbook/binding-to-component-lifecycle', label: 'Component lifecycle' },
      ],
    },
    { label: 'Pitfalls', pages: ['react/known-pitfalls/state-leak'] },
    {
      label: 'Your spec',
      pages: [
        'guides/playground',
        'guides/workbench',
        'guides/export-a-spec',
        'guides/choose-operations',
        'guides/generated-code',
        'guides/ci',
      ],
    },
    {
      label: 'Your app',
      pages: [
        'guides/upload',
        'guides/testing',
        'guides/content-types',
        'guides/streams',
        'guides/nextjs',
        'guides/monorepos',
        'guides/storybook',
        'guides/devtools',
        'guides/react-native',
      ],
    },
    { label: rename('Moving to Hookloom'), pages: ['guides/migrate'] },
    { label: 'Project', pages: ['guides/sizes', 'guides/accessibility', 'guides/changelog'] },
    {
      label: 'Reference',
      pages: [
        'core-concepts',
        {
          type: 'category',
          label: 'Diagnostics',
          link: { type: 'doc', id: 'diagnostics/index' },
          items: pagesIn('diagnostics'),
        },
      ],
    },
  ]),
};

export default sidebars;
