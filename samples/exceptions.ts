/** A code fence that keeps a text of its own. */
export interface Exception {
  /** The page, from the root of the repository. */
  readonly page: string;
  /** The first line of the fence. */
  readonly begins: string;
}

const GETTING_STARTED = 'website/docs/getting-started.mdx';
const TUTORIAL = 'website/docs/react/tutorial/basic-application.md';

/** The fences that are no samples, by the reason. `e2e/site/fences.test.ts` knows no other. */
export const exceptions: readonly { readonly reason: string; readonly fences: readonly Exception[] }[] = [
  {
    reason:
      'The public repository cannot be cloned by a test that it holds. Whoever runs the tests has done it.',
    fences: [
      { page: GETTING_STARTED, begins: 'git clone https://github.com/hookloom/hookloom' },
      {
        page: 'website/src/pages/_home/install.mdx',
        begins: 'git clone https://github.com/hookloom/hookloom',
      },
    ],
  },
  {
    reason: 'It needs a real installation: the tests in e2e/packed/ follow the page there and run it.',
    fences: [
      {
        page: GETTING_STARTED,
        begins: 'npm create vite@latest my-app -- --template react-ts --no-interactive',
      },
      { page: GETTING_STARTED, begins: 'npm install ../hookloom/tarballs/hookloom-react.tgz zod' },
      { page: GETTING_STARTED, begins: 'npm run dev' },
      {
        page: TUTORIAL,
        begins: 'npm create vite@latest pet-shop -- --template react-ts --no-interactive',
      },
      { page: TUTORIAL, begins: 'npm run dev' },
      { page: TUTORIAL, begins: 'npm run build' },
    ],
  },
  {
    reason: 'The repository asks for npm alone; pnpm and Yarn need not be there.',
    fences: [
      { page: GETTING_STARTED, begins: 'pnpm add ../hookloom/tarballs/hookloom-react.tgz zod' },
      { page: GETTING_STARTED, begins: 'yarn add ../hookloom/tarballs/hookloom-react.tgz zod' },
      { page: GETTING_STARTED, begins: 'pnpm exec hookloom init' },
      { page: GETTING_STARTED, begins: 'yarn hookloom init' },
    ],
  },
];
