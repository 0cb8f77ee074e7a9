import { clientOnlyComponent } from './client-only.js';

// Without a bundler, nothing turns `'use client'` into a reference to the client module.
export const HookloomProvider = clientOnlyComponent('HookloomProvider');
