'use client';

// A bundler turns this module into a reference and resolves the import for the client. Node without a bundler resolves it
// to server/, because React's server build lacks what the provider imports.
export { HookloomProvider } from '#provider';
