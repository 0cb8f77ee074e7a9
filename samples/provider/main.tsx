import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider } from '@hookloom/react';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');

createRoot(container).render(
  <StrictMode>
    <HookloomProvider
      configs={{
        defaults: { timeout: 10_000 },
        petstore: { baseURL: 'https://petstore.example/api' },
      }}
    >
      <h1>Pets</h1>
    </HookloomProvider>
  </StrictMode>,
);
