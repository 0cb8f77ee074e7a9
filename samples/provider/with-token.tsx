import type { ReactNode } from 'react';
import { HookloomProvider } from '@hookloom/react';
import '../hookloom/shelter';

export function WithToken({
  token,
  children,
}: {
  token: () => Promise<string>;
  children: ReactNode;
}) {
  return (
    <HookloomProvider configs={{ shelter: { auth: { bearerAuth: token } } }}>
      {children}
    </HookloomProvider>
  );
}
