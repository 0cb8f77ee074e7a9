import { expect, test } from 'vitest';
import { bodyContent, modelWith, operationWith, parameterWith } from '../../test/support/model-with.js';
import type { BodyContent, Operation } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { emitRequestType } from './emit-request-type.js';
import { print } from './layout.js';
import { emitBodies } from './operation-bodies.js';
import { Scope } from './scope.js';

const string: Schema = { kind: 'string' };
const json = bodyContent('json', 'application/json', string);
const csv = bodyContent('text', 'text/csv', string);
const form = bodyContent('urlencoded', 'application/x-www-form-urlencoded', { kind: 'boolean' });
const images = bodyContent('binary', 'IMAGE/*; q=1', { kind: 'file' });

const bodyOf = (first: BodyContent, ...rest: BodyContent[]): Operation['body'] => ({
  required: true,
  description: undefined,
  contents: [first, ...rest],
});

test.each<{ name: string; operation: Partial<Operation>; want: string }>([
  { name: 'nothing', operation: {}, want: '{}' },
  {
    name: 'parameters by their places, in one order',
    operation: {
      parameters: [
        parameterWith({ in: 'header', name: 'X-Id', schema: string }),
        parameterWith({ name: 'limit', schema: string, required: true, doc: { text: 'At most' } }),
        parameterWith({ name: 'after', schema: string }),
        parameterWith({ in: 'path', name: 'id', schema: string, required: true }),
      ],
    },
    want: `{
  path: {
    id: string;
  };
  query: {
    /** At most */
    limit: string;
    after?: string | undefined;
  };
  headers?: {
    'X-Id'?: string | undefined;
  };
}`,
  },
  { name: 'a body', operation: { body: bodyOf(json) }, want: '{\n  body: string;\n}' },
  {
    name: 'an optional body with a description',
    operation: { body: { required: false, description: 'A name', contents: [json] } },
    want: '{\n  /** A name */\n  body?: string;\n}',
  },
  {
    name: 'a body with parameters',
    operation: { parameters: [parameterWith()], body: bodyOf(json) },
    want: '{\n  query?: {\n    limit?: unknown;\n  };\n  body: string;\n}',
  },
  {
    name: 'content types that share a type',
    operation: { body: bodyOf(json, csv) },
    want: `{
  contentType?: 'application/json' | 'text/csv' | undefined;
  body: string;
}`,
  },
  {
    name: 'content types of several types, the first of which is the default',
    operation: { body: bodyOf(json, form, csv, images) },
    want: `
  | {
      contentType?: 'application/json' | 'text/csv' | undefined;
      body: string;
    }
  | {
      contentType: 'application/x-www-form-urlencoded';
      body: boolean;
    }
  | {
      contentType: \`image/\${string}\`;
      body: Blob;
    }`,
  },
  {
    name: 'content types of several types, with parameters',
    operation: { parameters: [parameterWith()], body: bodyOf(json, form) },
    want: `{
  query?: {
    limit?: unknown;
  };
} & (
  | {
      contentType?: 'application/json' | undefined;
      body: string;
    }
  | {
      contentType: 'application/x-www-form-urlencoded';
      body: boolean;
    }
)`,
  },
])('$name', ({ operation, want }) => {
  const scope = new Scope(modelWith());
  const complete = operationWith(operation);
  expect(print(emitRequestType(complete, emitBodies(complete, scope).names, scope))).toBe(want);
});
