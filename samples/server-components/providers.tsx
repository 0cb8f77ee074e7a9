'use client';

import type { ReactNode } from 'react';
import { HookloomProvider } from '@hookloom/react';

const configs = { petstore: { baseURL: 'https://petstore.example/api' } };

export function Providers({ children }: { children: ReactNode }) {
  return <HookloomProvider configs={configs}>{children}</HookloomProvider>;
}
