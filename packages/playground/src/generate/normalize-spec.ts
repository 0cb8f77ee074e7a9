/** Parsed JSON. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
/** A parsed object. */
export type JsonObject = { [key: string]: Json };

/**
 * Normalizes a spec to OpenAPI 3 as JSON. In a worker of its own, because most readers never open what needs it.
 *
 * @returns undefined if the text isn't an OpenAPI spec
 * @throws Error whose message is shown
 */
export function normalizeSpec(spec: string, signal?: AbortSignal): Promise<string | undefined> {
  const worker = new Worker(new URL('./normalize-worker.ts', import.meta.url), { type: 'module' });
  signal?.addEventListener('abort', () => worker.terminate());
  return new Promise<string | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data);
    worker.onerror = () =>
      reject(new Error("The spec couldn't be normalized. Reload the page, and try again."));
    worker.postMessage(spec);
  }).finally(() => worker.terminate());
}

/** Like {@link normalizeSpec}, parsed. Empty if the text isn't an OpenAPI spec. */
export async function documentOf(spec: string, signal?: AbortSignal): Promise<JsonObject> {
  return JSON.parse((await normalizeSpec(spec, signal)) ?? '{}') as JsonObject;
}
