import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider } from '@hookloom/react';

function App() {
  return <h1>Pet shop</h1>;
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HookloomProvider configs={{ petstore: { baseURL: 'https://petstore.example/api' } }}>
      <App />
    </HookloomProvider>
  </StrictMode>,
);
