import Picture from '../Picture';
import type { ReactNode } from 'react';
import pictures from './pictures.json';

interface Props {
  /** The picture's name, as `npm run pictures` recorded it. */
  readonly name: keyof typeof pictures;
  readonly alt: string;
}

/** The result of following a guide, as a test photographed it. */
export default function Result({ name, alt }: Props): ReactNode {
  const { width, height } = pictures[name];
  return <Picture src={`results/${name}`} alt={alt} width={width} height={height} />;
}
