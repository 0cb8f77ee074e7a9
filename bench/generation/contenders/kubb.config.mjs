import { pluginOas } from '@kubb/plugin-oas';
import { pluginReactQuery } from '@kubb/plugin-react-query';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

export default {
  root: process.cwd(),
  input: { path: '../github.json' },
  output: { path: './output', format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginZod({ version: '4' }),
    pluginReactQuery({
      client: { clientType: 'function', client: 'fetch' },
      // GitHub's document has PATCH, which Kubb leaves out unless it is named.
      mutation: { methods: ['post', 'put', 'patch', 'delete'] },
      suspense: false,
      parser: 'zod',
    }),
  ],
};
