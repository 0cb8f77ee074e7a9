import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider } from '@hookloom/react';
import { PetCard } from './pet-card';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {/* #region provider */}
    <HookloomProvider
      configs={{ petstore: { baseURL: 'https://petstore.example/api' } }}
    >
      <PetCard petId={1} />
    </HookloomProvider>
    {/* #endregion provider */}
  </StrictMode>,
);
