import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const inReact18 = 'The site runs on React 18, which lacks it: see MAINTAINING.md.';

export default defineConfig(
  globalIgnores([
    '**/build/',
    '**/dist/',
    '**/.docusaurus/',
    '.variants/',
    '**/node_modules/',
    'tarballs/',
    'test-results/',
    '**/*.fixture.*',
    'samples/hookloom/',
    'samples/generated-code/{get-pet,index,schemas}.ts',
    // An app of its own, with packages that only it installs.
    'packages/cli/template/',
    // An app that imports generated code, which its test generates.
    'packages/playground/src/contract/example/app/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // One program for all but the samples, which import the packed packages: one for each folder takes twice as long.
    languageOptions: {
      parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An index that a loop or a check guarantees, under noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `const { left, out, ...rest }` leaves properties out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An empty text falls back like a missing one.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // An interface may ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // Index signatures are read with brackets where `noPropertyAccessFromIndexSignature` holds, and read well so elsewhere.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['**/*.tsx', 'website/src/**/*.ts', 'packages/react/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended']],
  },
  {
    // What the site's pages consist of. The app that the playground runs has a React of its own.
    files: [
      'website/{src,plugins}/**/*.{ts,tsx}',
      'packages/{playground,workbench}/src/**/*.{ts,tsx}',
      'samples/home/*.tsx',
    ],
    ignores: ['packages/playground/src/app/frame/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['Activity', 'cache', 'use', 'useActionState', 'useEffectEvent', 'useOptimistic'],
              message: inReact18,
            },
            {
              name: 'react-dom',
              importNames: ['preconnect', 'preinit', 'preload', 'useFormState', 'useFormStatus'],
              message: inReact18,
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name=/Context$/]',
          message: `Render the context's Provider instead of the context. ${inReact18}`,
        },
        {
          selector: ':function > ObjectPattern > Property[key.name="ref"]',
          message: `Give the prop another name than ref. ${inReact18}`,
        },
        {
          selector: 'CallExpression[callee.name="useDeferredValue"][arguments.length>1]',
          message: `Leave out the initial value. ${inReact18}`,
        },
      ],
    },
  },
  {
    // A document's values are unknown, and turned into text on purpose.
    files: ['packages/{playground,workbench}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-base-to-string': 'off' },
  },
  {
    files: ['packages/generator/**/*.ts'],
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    // Rows of given and want are of any shape.
    files: ['packages/generator/**/*.test.ts', 'packages/generator/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Readers' code: a form's field is a text, and an operation may document one error today and two tomorrow.
    files: ['samples/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: 'samples/tsconfig.json' } },
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
);
