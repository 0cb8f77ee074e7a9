import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider, isError, isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

function App() {
  const [state] = useGetPetById({ fetchOnMount: true, path: { petId: 1 } });
  if (isError(state)) return <p role="alert">The server did not respond.</p>;
  return <h1>{isSuccess(state) ? state.data.name : 'Loading…'}</h1>;
}

const container = document.getElementById('root');
if (container === null)
  throw new Error('The page has no element with the id "root".');

createRoot(container).render(
  <StrictMode>
    <HookloomProvider
      configs={{
        defaults: { timeout: 10_000 },
        petstore: { baseURL: 'https://staging.petstore.example/api' },
      }}
    >
      <App />
    </HookloomProvider>
  </StrictMode>,
);
