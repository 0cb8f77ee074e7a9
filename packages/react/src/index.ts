/**
 * The runtime of Hookloom: the provider, the store, the states of hooks and the errors of calls.
 *
 * @packageDocumentation
 */
export type { AuthSettings, BasicCredentials, Credential, SourceAuth } from './core/auth-settings.js';
export type { CallError, HttpError, Issue } from './core/call-error.js';
export { HookloomError } from './core/hookloom-error.js';
export { isError, isInit, isPending, isSuccess } from './core/network-state.js';
export type { ExecuteResult, NetworkState, Progress } from './core/network-state.js';
export type { HookloomConfigs, SourceConfig } from './core/source-config.js';
export type {
  InvalidEvent,
  ReconnectOptions,
  StreamHookOptions,
  StreamOptions,
  StreamState,
} from './core/stream-types.js';
export { createStore, type Store } from './core/store.js';
export { HookloomProvider } from './react/HookloomProvider.js';
