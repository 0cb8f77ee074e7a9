import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The workbench with the sample spec, in the color mode of the site. */
export default function WorkbenchPicture(): ReactNode {
  const image = {
    alt: 'The operations of the Petstore by tag, and the parameters and responses of getPetById',
    width: 960,
    height: 560,
    loading: 'lazy',
  } as const;
  return (
    <div className={styles.picture}>
      <img {...image} src={useBaseUrl('/img/workbench-light.webp')} />
      <img {...image} src={useBaseUrl('/img/workbench-dark.webp')} />
    </div>
  );
}
