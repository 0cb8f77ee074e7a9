import type { ReactNode } from 'react';
import { HookloomProvider } from '@hookloom/react';

export interface Session {
  token(): Promise<string>;
  renew(): Promise<string>;
}

function fetchWithRenewal(session: Session): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request.clone());
    if (response.status !== 401) return response;

    const retry = new Request(request);
    retry.headers.set('Authorization', `Bearer ${await session.renew()}`);
    return fetch(retry);
  };
}

export function SignedIn({
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
            Authorization: `Bearer ${await session.token()}`,
          }),
          fetch: fetchWithRenewal(session),
        },
      }}
    >
      {children}
    </HookloomProvider>
  );
}
