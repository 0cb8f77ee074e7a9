import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.js';

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
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An index that a loop or a check guarantees, under noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'off',
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
  ...boundaries,
);
