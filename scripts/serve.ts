import { fileURLToPath } from 'node:url';
import { createSiteServer } from '../sites/site-server.ts';

const PORT = Number(process.env['PORT'] ?? 3000);
const BUILD = fileURLToPath(new URL('../website/build/', import.meta.url));

const server = createSiteServer(BUILD);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${PORT} is in use. Stop what uses it, or choose another: PORT=3001 npm start`);
  process.exitCode = 1;
});
server.listen(PORT, () => console.log(`The site is at http://localhost:${PORT}/`));
