import { loadable } from '@hookloom/workbench/loadable';
import { Suspense, useState, type ReactNode } from 'react';
import LoadFailure from '../../LoadFailure';
import WorkbenchOpener from '../sections/WorkbenchOpener';
import styles from '../sections/WorkbenchOpener.module.css';
import { useReveal } from './useReveal';

const [OpenWorkbench] = loadable(() => import('./OpenWorkbench'), LoadFailure);

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
