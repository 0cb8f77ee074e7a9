import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider } from '@hookloom/react';
import { PetCard } from './pet-card';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <HookloomProvider configs={{ petstore: { baseURL: 'https://petstore.example/api' } }}>
      <PetCard petId={1} />
    </HookloomProvider>
  </StrictMode>,
);
