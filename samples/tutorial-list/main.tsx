import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HookloomProvider } from '@hookloom/react';
import App from './App';
import { fakePetstore } from './fake-petstore';
import './index.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HookloomProvider configs={{ petstore: { fetch: fakePetstore } }}>
      <App />
    </HookloomProvider>
  </StrictMode>,
);
