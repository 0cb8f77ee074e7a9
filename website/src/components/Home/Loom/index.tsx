import { MDXProvider } from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Component from '@site/src/pages/_home/component.mdx';
import Document from '@site/src/pages/_home/document.mdx';
import Generate from '@site/src/pages/_home/generate.mdx';
import States from '@site/src/pages/_home/states.mdx';
import Card from './Card';
import styles from './styles.module.css';
import thread from './thread.module.css';

/** A thread from an operation in the spec to the hook in a component to the running component. */
export default function Loom(): ReactNode {
  return (
    <div className={clsx(styles.loom, thread.loom)}>
      <section
        aria-label="What you have: an OpenAPI specification"
        className={clsx(styles.given, thread.given)}
      >
        <MDXContent>
          <Document />
          <Generate />
        </MDXContent>
        <p>writes a typed hook for each operation to your repository.</p>
      </section>
      <section
        aria-label="What you write: a component with a generated hook"
        className={clsx(styles.written, thread.written)}
      >
        <MDXContent>
          <Component />
        </MDXContent>
      </section>
      <MDXProvider components={{ HighlightedCode: Card }}>
        <States />
      </MDXProvider>
    </div>
  );
}
