'use client';

import {
  createContext,
  createElement,
  useContext,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { HookloomConfigs } from '../core/source-config.js';
import { createStore, type Store } from '../core/store.js';
import { useLatest } from './useLatest.js';

type Client = { readonly store: Store; readonly configs: { readonly current: HookloomConfigs } };

const ClientContext = createContext<Client | undefined>(undefined);

/**
 * Gives the hooks below it their store and their configuration. New `configs` re-render no reader; each call reads the
 * newest. Without one above it, a hook throws while rendering.
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
   * A configuration for each source, by its id, and `defaults` for all of them.
   *
   * @defaultValue `{}`
   */
  configs?: HookloomConfigs | undefined;
  /**
   * Where the states live: a store that `createStore()` made.
   *
   * @defaultValue a store of its own
   */
  store?: Store | undefined;
  /** What calls the hooks. */
  children?: ReactNode;
}): ReactElement {
  const { configs = {}, children } = props;
  const [ownStore] = useState(createStore);
  const store = props.store ?? ownStore;
  const newest = useLatest(configs);
  const client = useMemo(() => ({ store, configs: newest }), [store, newest]);
  return createElement(ClientContext.Provider, { value: client }, children);
}

export function useClient(hookName: string): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error(`${hookName} must be used inside <HookloomProvider>.`);
  return client;
}
