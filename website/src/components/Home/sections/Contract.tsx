import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { useIdentity } from '../../useIdentity';
import Compiler from '@site/src/pages/_home/contract-compiler.mdx';
import Diff from '@site/src/pages/_home/contract-diff.mdx';
import Report from '@site/src/pages/_home/contract-report.mdx';
import shared from '../styles.module.css';

/** A change of the spec, and where it surfaces. */
export default function Contract(): ReactNode {
  const { name } = useIdentity();
  return (
    <div className={shared.section}>
      <section className={shared.split} aria-label="An API change is a compiler error">
        <div>
          <Heading as="h2" id="contract">
            An API change is a compiler error
          </Heading>
          <p>
            The API renames a field. <code>sync</code> reports breaking changes before your app breaks. After{' '}
            <code>generate</code>, the compiler names each line to change: here, in the component above.
          </p>
          <p>
            <Link to="/break-the-contract">Break it yourself</Link> ·{' '}
            <Link to={`/docs/how-${name.slug}-works/synchronization#breaking`}>Breaking changes</Link>
          </p>
        </div>
        <div>
          <MDXContent>
            <Diff />
            <Report />
            <Compiler />
          </MDXContent>
        </div>
      </section>
    </div>
  );
}
