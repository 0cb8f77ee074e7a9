/** A code fence with inline content. */
export interface Exception {
  /** The page's path, relative to the repository. */
  readonly page: string;
  /** The first line of the fence. */
  readonly begins: string;
  /** How many fences begin with this line. The default is 1. */
  readonly count?: number;
}

const GETTING_STARTED = 'website/docs/getting-started.mdx';
const TUTORIAL = 'website/docs/react/tutorial/basic-application.md';
const TESTING = 'website/docs/guides/testing.md';
const MIGRATE = 'website/docs/guides/migrate.md';
const EXPORT = 'website/docs/guides/export-a-spec.md';

/** Fences that aren't samples, by reason. `e2e/site/fences.test.ts` allows no others. */
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
    reason: 'It runs until it is stopped: the tests in packages/cli start it, and ask it for pages.',
    fences: [
      { page: 'website/src/pages/_home/workbench.mdx', begins: 'npx hookloom workbench' },
      { page: 'website/docs/guides/workbench.md', begins: 'npx hookloom workbench' },
      {
        page: 'website/docs/guides/workbench.md',
        begins: 'npx hookloom workbench --base-url http://localhost:3000/api',
      },
    ],
  },
  {
    reason: 'It needs a real installation: the tests in e2e/packed/ follow the page there and run it.',
    fences: [
      { page: TUTORIAL, begins: 'npm create vite@latest pet-shop -- --template react-ts --no-interactive' },
      { page: TUTORIAL, begins: 'npm run dev' },
      { page: TUTORIAL, begins: 'npm run build' },
      { page: TESTING, begins: "import { defineConfig } from 'vitest/config';" },
      { page: TESTING, begins: "import { cleanup } from '@testing-library/react';" },
      { page: TESTING, begins: "import { HookloomProvider } from '@hookloom/react';" },
      { page: GETTING_STARTED, begins: 'npm install @hookloom/react zod' },
      { page: GETTING_STARTED, begins: 'pnpm add @hookloom/react zod' },
      { page: GETTING_STARTED, begins: 'yarn add @hookloom/react zod' },
      { page: GETTING_STARTED, begins: 'bun add @hookloom/react zod' },
      { page: GETTING_STARTED, begins: 'pnpm exec hookloom init' },
      { page: GETTING_STARTED, begins: 'yarn hookloom init' },
      { page: GETTING_STARTED, begins: 'bunx hookloom init' },
      // For each package manager, and for the tarballs.
      { page: GETTING_STARTED, begins: 'mkdir my-app', count: 5 },
      { page: 'website/src/pages/_home/install.mdx', begins: 'npx hookloom init' },
    ],
  },
  {
    reason:
      "It runs on a server in another language or with a framework that this repository doesn't install. The specs in samples/export/ are what these frameworks write, and a test generates code from them.",
    fences: [
      { page: EXPORT, begins: 'import json' },
      { page: EXPORT, begins: 'app = FastAPI(' },
      { page: EXPORT, begins: '{' },
      { page: EXPORT, begins: "import { writeFileSync } from 'node:fs';" },
      { page: EXPORT, begins: 'curl http://localhost:8080/v3/api-docs --output openapi.json' },
      { page: EXPORT, begins: 'php artisan scramble:export --path=openapi.json' },
      { page: EXPORT, begins: 'bundle exec rails rswag:specs:swaggerize' },
      { page: EXPORT, begins: 'dotnet add package Microsoft.Extensions.ApiDescription.Server' },
      { page: EXPORT, begins: '<PropertyGroup>' },
      { page: EXPORT, begins: 'builder.Services.ConfigureHttpJsonOptions(options =>' },
    ],
  },
  {
    reason:
      "It uses another tool, which this repository doesn't install. It compiled with the code that the tool generated from samples/petstore.yaml.",
    fences: [
      { page: MIGRATE, begins: "import { useGetPetById, useUpdatePet } from './orval/petstore';" },
      { page: MIGRATE, begins: "import { useMutation, useQuery } from '@tanstack/react-query';" },
      { page: MIGRATE, begins: "import { useGetPetById } from './kubb/hooks/useGetPetById';" },
      { page: MIGRATE, begins: "import { useGetPetByIdQuery, useUpdatePetMutation } from './rtk/petstore';" },
    ],
  },
];
