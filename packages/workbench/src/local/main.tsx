import { StrictMode } from 'react';
import { proxyFetch } from './proxy-fetch.ts';
import { localData } from './local-data.ts';

const names = { display: 'Hookloom', slug: 'hookloom' };

// Several files, so that starting is several tasks. The page preloads what is imported here.
const [{ createRoot }, { Workbench }] = await Promise.all([
  import('./create-root.ts'),
  import('../ui/Workbench.tsx'),
  import('../ui/safe-html.ts'),
]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Workbench data={localData} names={names} send={proxyFetch} isPage />
  </StrictMode>,
);
