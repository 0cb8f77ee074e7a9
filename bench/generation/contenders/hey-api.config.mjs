export default {
  input: '../github.json',
  output: './output',
  logs: { level: 'warn' },
  plugins: [
    '@hey-api/typescript',
    '@hey-api/client-fetch',
    { name: '@hey-api/sdk', validator: { request: true, response: true } },
    'zod',
    { name: '@tanstack/react-query', useQuery: true, useMutation: true },
  ],
};
