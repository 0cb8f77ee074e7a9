import { MAX_SPEC_LENGTH } from '../generate/generator-client.ts';
import { toUrlHash } from '../share/link.ts';

const TIME_LIMIT_MS = 30_000;
const tooLarge = (name: string) =>
  new Error(
    `${name} is larger than ${MAX_SPEC_LENGTH / 1_000_000} MB. Generate its code on your machine with the command line.`,
  );

/** Reads a file of the reader. @throws Error whose message is shown */
export async function readFile(file: File): Promise<string> {
  if (file.size > MAX_SPEC_LENGTH) throw tooLarge(file.name);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    const reason = error instanceof TypeError ? "It isn't a text in UTF-8" : "It can't be read";
    throw new Error(`${file.name}: ${reason}. Open an OpenAPI spec in JSON or YAML.`, { cause: error });
  }
}

/** Fetches a spec, without cookies, from a host that allows it. @throws Error whose message is shown */
export async function fetchSpec(address: string): Promise<string> {
  const url = parse(address.trim());
  reloadIfBlocked(url);
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((error: unknown) => {
    throw isTimeout(error) ? timedOut(url) : forbidden(url, error);
  });
  if (!response.ok) throw new Error(`${url.host} responded with ${response.status}. Check the URL.`);
  return readBody(response, url);
}

function parse(address: string): URL {
  const { origin } = globalThis.location;
  try {
    const url = new URL(address);
    if (url.protocol === 'https:' || url.origin === origin) return url;
  } catch {
    // The message below says what to do.
  }
  throw new Error('Enter a URL that begins with https://.');
}

async function readBody(response: Response, url: URL): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  try {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MAX_SPEC_LENGTH) throw tooLarge('The spec');
    }
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    throw isTimeout(error) ? timedOut(url) : error;
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

const timedOut = ({ host }: URL) =>
  new Error(
    `${host} took longer than ${TIME_LIMIT_MS / 1000} seconds. Try again, or open the spec as a file.`,
  );

// A browser doesn't say which of the two it was.
const forbidden = ({ host }: URL, cause: unknown) =>
  new Error(
    `${host} can't be read from this page: it doesn't allow requests from other sites (CORS), or it can't be reached. Save the spec with your browser, and open it as a file.`,
    { cause },
  );

/**
 * The policy of the page that was opened first applies until a reload, and only the playground's allows other hosts. So if the
 * reader came here by a link inside of the site, the page is loaded again, and fetches the spec then.
 */
function reloadIfBlocked({ href }: URL): void {
  const onViolation = ({ effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'connect-src' || disposition !== 'enforce' || isReloaded()) return;
    window.location.hash = toUrlHash(href);
    window.location.reload();
  };
  document.addEventListener('securitypolicyviolation', onViolation, { once: true });
}

/** Whether the page was loaded for the playground, so that its policy is in force. */
const isReloaded = () =>
  document.querySelector('meta[http-equiv=content-security-policy][content*="https:"]') !== null;
