const PATIENCE_MS = 5_000;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Whether a reload would show a page of this site, instead of an error of the browser or of the host. A host that lacks the
 * page is reachable.
 */
export async function isReachable(): Promise<boolean> {
  // It responds with the stored page.
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true;
  const request = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  const response = await Promise.race([request.catch(() => undefined), wait(PATIENCE_MS)]);
  return response !== undefined && response.status < 500;
}
