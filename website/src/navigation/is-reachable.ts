const TIMEOUT_MS = 5_000;

/** The pauses before the attempts when the browser is online again. */
const PAUSES_MS = [0, 500, 2_000, 5_000];

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Whether a reload would show a page of this site, instead of an error of the browser or of the host. A host that lacks the
 * page is reachable.
 */
export async function isReachable(): Promise<boolean> {
  // It responds with the stored page.
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true;
  const request = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  const response = await Promise.race([request.catch(() => undefined), wait(TIMEOUT_MS)]);
  return response !== undefined && response.status < 500;
}

/** Like {@link isReachable}, but waits a few seconds: the browser is often online before its requests get through. */
export async function isReachableSoon(): Promise<boolean> {
  for (const pause of PAUSES_MS) {
    await wait(pause);
    if (await isReachable()) return true;
  }
  return false;
}
