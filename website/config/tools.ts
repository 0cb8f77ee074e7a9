/** The pages to try, whose social cards have the same words. The name is that of the page and of its card. */
export const tools = {
  playground: {
    name: 'playground',
    title: 'Playground',
    description:
      'Try your OpenAPI spec in the browser: see its hooks, types and docs while you type. Nothing leaves the page.',
  },
  breakTheContract: {
    name: 'break-the-contract',
    title: 'Break the contract',
    description:
      'Change an OpenAPI spec, and see which changes are breaking and which lines of an app stop compiling, with TypeScript’s own messages.',
  },
} as const;
