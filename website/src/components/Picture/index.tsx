import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The path of the picture below `static/img`, without `-light.png` and `-dark.png`. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that exists in both color modes. */
export default function Picture({ src, ...size }: Props): ReactNode {
  const image = { ...size, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={styles.result}>
      <img {...image} className={styles.light} src={useBaseUrl(`/img/${src}-light.png`)} />
      <img {...image} className={styles.dark} src={useBaseUrl(`/img/${src}-dark.png`)} />
    </figure>
  );
}
