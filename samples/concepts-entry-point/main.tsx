import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

function App() {
  const [state] = useFindPetsByStatus({
    query: { status: 'available' },
    fetchOnMount: true,
  });
  return (
    <h1>{isSuccess(state) ? `${state.data.length} pets` : 'Pet shop'}</h1>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HookloomProvider
      configs={{
        petstore: { baseURL: 'https://staging.petstore.example/api' },
      }}
    >
      <App />
    </HookloomProvider>
  </StrictMode>,
);
