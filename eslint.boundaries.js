/** Who may import whom, as a table. The message names what to use instead. */
const PARTS = [
  {
    part: 'packages/identity',
    forbid: ['*'],
    allow: './*',
    instead: 'Identity imports nothing: pass what it needs as an argument.',
  },
  {
    part: 'packages/react/src/core',
    forbid: ['react', 'react-dom', 'react/*'],
    instead: 'The core knows no React: put what needs it into src/react.',
  },
  {
    part: 'packages/react',
    forbid: ['@hookloom/*', 'hookloom', 'node:*'],
    instead: 'The runtime depends on React alone.',
  },
  {
    part: 'packages/generator/src',
    forbid: ['@hookloom/*', 'hookloom', 'node:*', 'react'],
    instead: 'The generator is pure: take text, give files; the command line reads and writes.',
  },
  {
    part: 'packages/cli/src',
    forbid: ['@hookloom/react', 'react'],
    instead: 'The command line uses the generator and the identity.',
  },
  {
    part: 'samples',
    forbid: ['@hookloom/*/src/*', '**/packages/**'],
    instead: "Import a package's public entry point, as a reader would.",
  },
  {
    part: 'website',
    forbid: ['hookloom', '**/packages/**', '@docusaurus/theme-common/internal'],
    instead: 'The site uses identity, react and generator by name, and the theme by its public entry point.',
  },
  {
    part: 'e2e',
    forbid: ['@hookloom/react', '@hookloom/generator', 'hookloom'],
    instead: 'Browser tests see built output; the identity is all they may import.',
  },
  {
    part: 'bench',
    forbid: ['@hookloom/react', '@hookloom/generator', 'hookloom', '**/packages/**'],
    instead:
      'Measurements use the packages as they are packed, in bench/build; the identity is all they may import.',
  },
];

export const boundaries = PARTS.map(({ part, forbid, instead }) => ({
  files: [`${part}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/vitest.config.ts', '**/vite.config.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: forbid[0] === '*' ? ['*', '!./*', '!./'] : forbid, message: instead }] },
    ],
  },
}));
