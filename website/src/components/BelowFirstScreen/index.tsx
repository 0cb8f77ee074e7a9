import { useHistory } from '@docusaurus/router';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/**
 * What begins below the first screen of a page, or follows its content. When a reader follows a link to the page, the browser
 * paints the first screen first. A link to a heading, Back and Forward lead further down, so they render everything at once,
 * and so does the server.
 */
export default function BelowFirstScreen({ children }: Props): ReactNode {
  const { action, location } = useHistory();
  const isOpenedByLink = action === 'PUSH' && !location.hash;
  const [isRendered, setRendered] = useState(!isOpenedByLink);
  useEffect(() => startTransition(() => setRendered(true)), []);
  return isRendered ? children : <div className={styles.space} />;
}
