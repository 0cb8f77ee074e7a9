import type { ReactNode } from 'react';
import { HookloomProvider } from '@hookloom/react';

interface AccountBoundaryProps {
  accountId: string | undefined;
  children: ReactNode;
}

export function AccountBoundary({
  accountId,
  children,
}: AccountBoundaryProps) {
  return (
    <HookloomProvider
      key={accountId ?? 'signed-out'}
      configs={{
        petstore: {
          baseURL: 'https://petstore.example/api',
          credentials: 'include',
        },
      }}
    >
      {children}
    </HookloomProvider>
  );
}
