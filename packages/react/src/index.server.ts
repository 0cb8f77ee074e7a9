/** The package in Server Components (the `react-server` condition), where React has neither context nor state. */
export { HookloomError } from './core/hookloom-error.js';
export { isError, isInit, isPending, isSuccess } from './core/network-state.js';
export { createStore } from './core/store.js';
export { HookloomProvider } from './server/provider.client.js';
