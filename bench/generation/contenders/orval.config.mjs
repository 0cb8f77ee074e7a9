import { resolve } from 'node:path';

export default {
  github: {
    input: { target: resolve('../github.json') },
    output: {
      target: resolve('output/github.ts'),
      schemas: { path: resolve('output/schemas'), type: 'zod' },
      mode: 'split',
      client: 'react-query',
      httpClient: 'fetch',
      override: { fetch: { runtimeValidation: true } },
    },
  },
};
