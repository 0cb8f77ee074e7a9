import { lazy, Suspense, useState, type ReactNode } from 'react';
import WorkbenchOpener from '../sections/WorkbenchOpener';
import styles from '../sections/WorkbenchOpener.module.css';
import { useReveal } from './useReveal';

const OpenWorkbench = lazy(() => import('./OpenWorkbench'));

/** Opens the workbench on request. */
export default function LiveWorkbench(): ReactNode {
  const part = useReveal<HTMLDivElement>();
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={part}>
      {isOpen ? (
        <div className={styles['frame']}>
          <Suspense fallback={<p>Loading the workbench.</p>}>
            <OpenWorkbench />
          </Suspense>
        </div>
      ) : (
        <WorkbenchOpener onOpen={() => setOpen(true)} />
      )}
    </div>
  );
}
