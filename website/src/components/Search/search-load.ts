import { fetchChunk } from './fetch-chunk';
import type { IndexChunk } from './index-chunk';

type Panel = typeof import('./SearchPanel');

/** The loading state of the engine and the first index file. */
export type SearchLoad =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly panel: Panel; readonly core: IndexChunk }
  | { readonly phase: 'failed'; readonly missing: 'engine' | 'index' };

const LOADING: SearchLoad = { phase: 'loading' };
const loads = new Map<string, SearchLoad>();
const listeners = new Set<() => void>();

function set(url: string, load: SearchLoad): void {
  loads.set(url, load);
  listeners.forEach((notify) => notify());
}

export const getLoad = (url: string): SearchLoad => loads.get(url) ?? LOADING;

export function subscribeToLoad(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Loads the engine and the index in parallel, once. Can be called again after a failure. */
export async function startLoad(url: string): Promise<void> {
  if (loads.has(url) && getLoad(url).phase !== 'failed') return;
  set(url, LOADING);
  const [panel, core] = await Promise.allSettled([
    import(/* webpackChunkName: "search" */ './SearchPanel'),
    fetchChunk(url),
  ]);
  if (panel.status === 'rejected') set(url, { phase: 'failed', missing: 'engine' });
  else if (core.status === 'rejected') set(url, { phase: 'failed', missing: 'index' });
  else set(url, { phase: 'ready', panel: panel.value, core: core.value });
}
