import { connection } from 'next/server';
import './index.css';
import { Providers } from './pet/providers';

export default async function Layout({ children }) {
  await connection(); // Rendered for each request, so that the server of the test is asked when the test has prepared it.
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
