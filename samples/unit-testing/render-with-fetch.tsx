import { HookloomProvider } from '@hookloom/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

type Respond = (request: Request) => Response | Promise<Response>;

export function renderWithFetch(children: ReactNode, respond: Respond) {
  const configs = {
    defaults: {
      baseURL: 'https://test.example',
      fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
        respond(new Request(input, init)),
    },
  };
  return render(
    <HookloomProvider configs={configs}>{children}</HookloomProvider>,
  );
}
