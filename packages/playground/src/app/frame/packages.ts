import * as runtime from '@hookloom/react';
import * as checks from '@hookloom/react/checks';
import * as generated from '@hookloom/react/generated';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zodMini from 'zod/mini';

/** What a component and generated code can import. */
export const packages: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '@hookloom/react': runtime,
  '@hookloom/react/generated': generated,
  '@hookloom/react/checks': checks,
  'zod/mini': zodMini,
};
