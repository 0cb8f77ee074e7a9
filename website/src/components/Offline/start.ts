import { hasRoom } from './has-room';
import { showNewVersion } from './show-new-version';

const CHECK_EVERY_MS = 10 * 60 * 1_000;

/** Whether this page is of the same build as the worker. */
function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(
    Array.from(document.scripts, ({ src }) => src),
    [port2],
  );
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as boolean);
  });
}

/** Has the worker delete files of earlier builds, if no page of them is open. It does so after every message. */
const requestCleanup = (worker: ServiceWorker) => worker.postMessage([]);

/** Looks for a new deployment when the reader returns to a page that is open for long. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < CHECK_EVERY_MS) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers the service worker, unless the browser lacks room for the site. After a deployment, the
 * worker of the new build takes over, and a page of an earlier build shows that.
 */
export async function startWorker(baseUrl: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller && !(await hasRoom(navigator.storage))) return;
  // If the browser denies storage, this fails quietly. Firefox logs an error for a worker that it doesn't register.
  await caches.keys();
  serviceWorker.addEventListener('controllerchange', () => {
    if (!serviceWorker.controller) return;
    void isSameBuild(serviceWorker.controller).then((isSame) => isSame || showNewVersion());
  });
  if (serviceWorker.controller) requestCleanup(serviceWorker.controller);
  checkOnReturn(await serviceWorker.register(`${baseUrl}sw.js`, { scope: baseUrl }));
}
