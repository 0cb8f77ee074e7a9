'use client';

import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { callEach } from '../core/call-each.js';
import type { HookloomConfigs } from '../core/source-config.js';
import { createStore, type Store } from '../core/store.js';
import { useLatest } from './useLatest.js';

type Client = { readonly store: Store; readonly configs: { readonly current: HookloomConfigs } };

const ClientContext = createContext<Client | undefined>(undefined);

/**
 * Supplies the store and the settings to the hooks below it. Without a provider, hooks throw. New `configs` don't re-render
 * readers: each call uses the latest.
 *
 * @example
 * ```tsx
 * <HookloomProvider configs={{ petstore: { baseURL: '/api' } }}>
 *   <App />
 * </HookloomProvider>
 * ```
 */
export function HookloomProvider(props: {
  /**
   * Settings for each source, by its id, and `defaults` for all sources.
   *
   * @defaultValue `{}`
   */
  configs?: HookloomConfigs | undefined;
  /**
   * The store with the states, from `createStore()`.
   *
   * @defaultValue a new store
   */
  store?: Store | undefined;
  /** The components that use the hooks. */
  children?: ReactNode;
}): ReactElement {
  const { configs = {}, children } = props;
  const [ownStore] = useState(createStore);
  const store = props.store ?? ownStore;
  const newest = useLatest(configs);
  const mounts = useRef(0);
  useEffect(() => {
    const mount = (mounts.current += 1);
    return () => {
      // A stream of a store that nobody can read could reconnect forever. StrictMode mounts again at once.
      queueMicrotask(() => mounts.current === mount && callEach(ownStore.streams));
    };
  }, [ownStore]);
  const client = useMemo(() => ({ store, configs: newest }), [store, newest]);
  return createElement(ClientContext.Provider, { value: client }, children);
}

export function useClient(hookName: string): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error(`${hookName} must be used inside <HookloomProvider>.`);
  return client;
}
