import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbench } from '../ui/Workbench.tsx';
import { localData } from './local-data.ts';
import { proxyFetch } from './proxy-fetch.ts';

const names = { display: 'Hookloom', slug: 'hookloom' };

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Workbench data={localData} names={names} send={proxyFetch} isPage />
  </StrictMode>,
);
