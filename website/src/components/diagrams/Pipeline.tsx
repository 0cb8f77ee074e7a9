import { Fragment, type ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import Diagram from './Diagram';
import styles from './Pipeline.module.css';

interface Stage {
  readonly text: string;
  readonly note: string;
  readonly look: 'artifact' | 'artifact own' | 'artifact last' | 'step';
}

function stages(slug: string): Stage[] {
  return [
    { text: 'OpenAPI document', note: 'yours: a URL or a file', look: 'artifact own' },
    { text: 'sync', note: 'fetches, bundles, normalizes', look: 'step' },
    { text: `.${slug}/specs/petstore.json`, note: 'commit it', look: 'artifact' },
    { text: 'generate', note: 'uses no network', look: 'step' },
    { text: `src/${slug}/petstore/`, note: 'plain TypeScript, in your tree', look: 'artifact' },
    { text: 'import', note: 'your bundler takes what you use', look: 'step' },
    { text: 'useGetPetById()', note: 'calls your server, at run time', look: 'artifact last' },
  ];
}

/** Allows line breaks after slashes. */
const breakable = (text: string): ReactNode[] =>
  (text.match(/[^/]*\/|[^/]+/g) ?? []).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

/** From spec to hook: the input and output of each stage. */
export default function Pipeline({ children }: { readonly children: ReactNode }): ReactNode {
  const { name } = useIdentity();
  const graphic = (
    <ol className={styles['pipeline']}>
      {stages(name.slug).map(({ text, note, look }) => (
        <li key={text}>
          <span
            className={look
              .split(' ')
              .map((each) => styles[each])
              .join(' ')}
          >
            {breakable(text)}
          </span>{' '}
          <span className={styles['note']}>{note}</span>
        </li>
      ))}
    </ol>
  );
  return <Diagram graphic={graphic}>{children}</Diagram>;
}
