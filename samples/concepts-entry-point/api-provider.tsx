import type { ReactNode } from 'react';
import { HookloomProvider } from '@hookloom/react';

export interface Session {
  /** Resolves with a valid token, renewing it first if needed. */
  accessToken(): Promise<string>;
  /** Fetches a new token, even if the old one looks valid. */
  renew(): Promise<string>;
}

export function ApiProvider({
  session,
  children,
}: {
  session: Session;
  children: ReactNode;
}) {
  return (
    <HookloomProvider
      configs={{
        petstore: {
          baseURL: 'https://petstore.example/api',
          headers: async () => ({
            Authorization: `Bearer ${await session.accessToken()}`,
          }),
          onResponse: async (response, request) => {
            if (response.status !== 401 || request.bodyUsed) return;
            const again = new Request(request);
            again.headers.set(
              'Authorization',
              `Bearer ${await session.renew()}`,
            );
            return fetch(again);
          },
        },
      }}
    >
      {children}
    </HookloomProvider>
  );
}
