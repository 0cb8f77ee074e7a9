import type { ReactNode } from 'react';
import { HookloomProvider } from '@hookloom/react';

type Answer = (request: Request) => Response | Promise<Response>;

export function TestProvider({
  answer,
  children,
}: {
  answer: Answer;
  children: ReactNode;
}) {
  return (
    <HookloomProvider
      configs={{
        petstore: {
          baseURL: 'https://petstore.example/api',
          fetch: async (input, init) => answer(new Request(input, init)),
        },
      }}
    >
      {children}
    </HookloomProvider>
  );
}
