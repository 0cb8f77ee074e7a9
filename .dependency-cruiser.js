/**
 * Who may import whom. Each row names a part, what it may import, and what to use instead of anything else. It is enforced
 * by `npm run boundaries`; `scripts/boundaries.test.ts` proves that each row fails where it is violated.
 */
const identity = '^packages/identity/src/index\\.ts$';
const react = '^packages/react/src/(index|generated)\\.ts$';
const generator = '^packages/generator/src/(index|search)\\.ts$';
const workbench =
  '^packages/workbench/src/((index|copy|data|editor|schemas)\\.ts|loadable\\.tsx|styles\\.css)$';
const playground =
  '^packages/playground/src/(index|recorded|contract/assets/(index|make-type-checker-files))\\.ts$';
/** Packages from the registry, and what no file stands for, such as `@theme/Layout`. */
const installed =
  'node_modules/|^@(theme|theme-original|docusaurus|generated)/|^@site/(?!\\.\\.)|^react-loadable$';
const builtIn =
  '^(node:)?(assert|buffer|child_process|crypto|dns|events|fs|http|http2|https|module|net|os|path|perf_hooks|process|readline|stream|timers|tty|url|util|v8|vm|worker_threads|zlib)(/|$)';
const TESTS = '\\.(test|test-d)\\.tsx?$|/testing/|/test/|(vitest|vite)\\.config\\.ts$';

/** @type {readonly { part: string, from: string, besides?: string, may: readonly string[], instead: string }[]} */
const PARTS = [
  {
    part: 'identity',
    from: '^packages/identity/src/',
    besides: TESTS,
    may: ['^packages/identity/src/'],
    instead: 'Identity imports nothing: pass what it needs as an argument.',
  },
  {
    part: 'react-core',
    from: '^packages/react/src/core/',
    besides: TESTS,
    may: ['^packages/react/src/core/'],
    instead: 'The core knows no React: put what needs it into packages/react/src/react.',
  },
  {
    part: 'react',
    from: '^packages/react/src/',
    besides: TESTS,
    may: ['^packages/react/src/', 'node_modules/(@types/)?react/'],
    instead: 'The runtime depends on React alone: write it here, or take it as an option.',
  },
  {
    part: 'generator-search',
    from: '^packages/generator/src/search(\\.ts$|/)',
    besides: TESTS,
    may: ['^packages/generator/src/search/', '^packages/generator/src/docs\\.ts$'],
    instead: 'Browsers load search without the rest of the generator: it reads docs.json, nothing else.',
  },
  {
    part: 'generator',
    from: '^packages/generator/src/',
    besides: TESTS,
    may: ['^packages/generator/src/', 'node_modules/(yaml|@scalar/openapi-(upgrader|types))/'],
    instead: 'The generator is pure: take text and return files; the command line reads and writes.',
  },
  {
    part: 'workbench-data',
    from: '^packages/workbench/src/data(\\.ts$|/)',
    besides: TESTS,
    may: ['^packages/workbench/src/data/', generator],
    instead:
      'The data of the workbench is read in Node and in browser workers: it needs neither React nor a page.',
  },
  {
    part: 'workbench',
    from: '^packages/workbench/src/',
    besides: TESTS,
    may: ['^packages/workbench/src/', identity, react, generator, 'node_modules/'],
    instead:
      'The workbench takes its data as props: what reads files or the network is in local/, or in the command line.',
  },
  {
    part: 'playground',
    from: '^packages/playground/src/(?!contract/(assets|example/app)/)',
    besides: TESTS,
    may: [
      '^packages/playground/src/',
      identity,
      react,
      generator,
      workbench,
      // What generated code imports runs in the app's frame.
      '^packages/react/src/checks\\.ts$',
      'node_modules/',
    ],
    instead: 'The playground runs in a browser: it uses the public entry points of the other packages.',
  },
  {
    part: 'playground-assets',
    from: '^packages/playground/src/contract/assets/',
    may: ['^packages/playground/src/contract/assets/', builtIn, 'node_modules/'],
    instead: 'What the site serves is prepared in Node, when the site is built: it reads packages as files.',
  },
  {
    part: 'cli',
    from: '^packages/cli/src/',
    besides: TESTS,
    may: [
      '^packages/cli/(src/|(package|schema)\\.json$)',
      generator,
      identity,
      '^packages/workbench/src/data\\.ts$',
      builtIn,
      'node_modules/(?!(@types/)?react(-dom)?/)',
    ],
    instead:
      'The command line uses the generator, the identity and the data of the workbench by their names, and no React.',
  },
  {
    part: 'samples',
    from: '^samples/(?!hookloom/)',
    may: [
      '^samples/',
      '^vitest\\.limits\\.ts$',
      '^e2e/pictures/take-picture\\.ts$',
      react,
      installed,
      builtIn,
    ],
    instead: "Import a package's public entry point, as a reader would.",
  },
  {
    part: 'website',
    from: '^website/',
    may: ['^website/', identity, react, generator, workbench, playground, installed, builtIn],
    instead: 'The site uses the packages by their names; what a test needs stands in sites/ or e2e/.',
  },
  {
    part: 'sites',
    from: '^sites/',
    may: ['^sites/', '^website/config/site-settings\\.ts$', identity, installed, builtIn],
    instead:
      'sites/ builds and serves the site as its commands do; of the website it knows the type of its settings.',
  },
  {
    part: 'e2e',
    from: '^e2e/(?!packed/(app|next)/)',
    may: [
      '^e2e/',
      '^sites/',
      '^website/src/components/Result/pictures\\.json$',
      '^website/config/(site-settings|install-steps|offline)\\.ts$',
      '^website/plugins/samples/sample-text\\.ts$',
      '^samples/exceptions\\.ts$',
      identity,
      installed,
      builtIn,
    ],
    instead:
      'Tests in e2e/ see built output: put a test of a source beside it, and what scripts/ needs too into sites/.',
  },
  {
    part: 'bench',
    from: '^bench/(?!generation/contenders/|readers/\\w+\\.jsx$)',
    may: ['^bench/', '^sites/', identity, installed, builtIn],
    instead: 'Measurements use the packages as they are packed, in bench/build.',
  },
  {
    part: 'scripts',
    from: '^scripts/(?!reference/|conformance)',
    may: [
      '^scripts/',
      '^\\.dependency-cruiser\\.js$',
      '^sites/',
      '^website/plugins/samples/test-report\\.ts$',
      identity,
      installed,
      builtIn,
    ],
    instead: 'Scripts run commands and read what they write; what e2e/ needs too stands in sites/.',
  },
  {
    part: 'conformance',
    from: '^scripts/conformance',
    may: ['^scripts/', '^packages/react/src/checks\\.ts$', generator, installed, builtIn],
    instead:
      'The conformance run uses the public generator, and of the runtime the checks that generated code calls.',
  },
  {
    part: 'reference',
    from: '^scripts/reference/',
    may: [
      '^scripts/reference/',
      '^packages/cli/(schema\\.json|src/(program|diagnostics)\\.ts)$',
      '^packages/generator/src/supported/',
      '^packages/react/src/testing/sizes\\.ts$',
      '^scripts/published-packages\\.ts$',
      '^website/(settings|config/install-steps|config/site-settings)\\.ts$',
      '^website/plugins/highlight-code/extract-highlighted-lines\\.ts$',
      '^website/src/components/StateLab/scenarios/index\\.ts$',
      identity,
      react,
      generator,
      installed,
      builtIn,
    ],
    instead:
      'The reference is read from the public entry points, the tables of what is supported, the measured sizes, and the commands and diagnostics of the command line.',
  },
];

export default {
  forbidden: [
    ...PARTS.map(({ part, from, besides, may, instead }) => ({
      name: part,
      severity: 'error',
      comment: instead,
      from: { path: from, ...(besides && { pathNot: besides }) },
      to: { pathNot: may },
    })),
    {
      name: 'theme-internals',
      severity: 'error',
      comment: 'Use the public entry point of @docusaurus/theme-common: internals change without notice.',
      from: { path: '^website/' },
      to: { path: '@docusaurus/theme-common/(internal|lib/internal)' },
    },
    {
      name: 'circular',
      severity: 'error',
      comment: 'Move what both files need into a third, or pass the function that leads back as an argument.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    exclude: { path: '(^|/)(build|dist|\\.docusaurus|\\.variants|tarballs|test-results)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
