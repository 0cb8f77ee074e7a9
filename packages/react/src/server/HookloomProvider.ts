import { clientOnlyComponent } from './client-only.js';

// Without a bundler, nothing makes `'use client'` a reference to the client's module.
export const HookloomProvider = clientOnlyComponent('HookloomProvider');
