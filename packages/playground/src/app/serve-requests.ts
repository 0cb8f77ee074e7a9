import type { FromFrame, ToFrame } from './messages.ts';

type Send = (message: ToFrame) => void;

/** A call that has ended. */
export type EndedCall = { method: string; path: string; result: string; duration: number };

/** More at once is a loop in the component. */
const maxOpen = 200;

/** Responds to the frame's requests with `fetch`. */
export function serveRequests(fetchFromMock: typeof fetch, send: Send, onCall: (call: EndedCall) => void) {
  const open = new Map<number, AbortController>();

  async function serve({ id, method, url, headers, body }: FromFrame & { type: 'request' }): Promise<void> {
    if (open.size >= maxOpen) {
      send({ type: 'failure', id, message: 'Too many requests at once.' });
      return;
    }
    const controller = new AbortController();
    open.set(id, controller);
    const { signal } = controller;
    const started = performance.now();
    const report = (result: string) =>
      onCall({ method, path: pathOf(url), result, duration: Math.round(performance.now() - started) });
    try {
      const request = new Request(url, { method, headers, signal, ...(body && { body }) });
      const response = await fetchFromMock(request);
      report(String(response.status));
      send({ type: 'response', id, status: response.status, headers: [...response.headers] });
      const reader = response.body?.getReader();
      for (let part; reader && !(part = await reader.read()).done;) {
        if (signal.aborted) break;
        send({ type: 'chunk', id, bytes: part.value });
      }
      send({ type: 'end', id });
    } catch (error) {
      report(signal.aborted ? 'aborted' : 'failed');
      if (!signal.aborted) send({ type: 'failure', id, message: messageOf(error) });
    } finally {
      open.delete(id);
    }
  }

  return {
    serve: (request: FromFrame & { type: 'request' }) => void serve(request),
    abort: (id: number) => open.get(id)?.abort(),
    close: () => {
      for (const controller of open.values()) controller.abort();
    },
  };
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
