import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import pictures from './pictures.json';
import styles from './styles.module.css';

interface Props {
  /** The picture's name, as `npm run pictures` recorded it. */
  readonly name: keyof typeof pictures;
  readonly alt: string;
}

/** The result of following a guide, as a test photographed it in both color modes. */
export default function Result({ name, alt }: Props): ReactNode {
  const { width, height } = pictures[name];
  const image = { alt, width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={styles.result}>
      <img {...image} className={clsx(styles.light)} src={useBaseUrl(`/img/results/${name}-light.png`)} />
      <img {...image} className={clsx(styles.dark)} src={useBaseUrl(`/img/results/${name}-dark.png`)} />
    </figure>
  );
}
