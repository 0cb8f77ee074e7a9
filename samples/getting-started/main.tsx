import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider } from '@hookloom/react';
import { mockPetstore } from './mock-petstore';
import { PetCard } from './pet-card';
import './index.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HookloomProvider configs={{ petstore: { fetch: mockPetstore } }}>
      <PetCard petId={1} />
    </HookloomProvider>
  </StrictMode>,
);
