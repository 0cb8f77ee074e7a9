'use client';

// A bundler makes this a reference and resolves the import for the client. Node, which runs it as it is, finds what
// server/ has: React's server build lacks what the provider imports.
export { HookloomProvider } from '#provider';
