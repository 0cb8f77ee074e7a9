import { expect, test } from 'vitest';
import { compare } from '../compare.js';

const schemes = {
  token: { type: 'http', scheme: 'bearer' },
  login: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  oauth: { type: 'oauth2', flows: {} },
  digest: { type: 'http', scheme: 'digest' },
};

type Side = { security?: unknown; of?: unknown; schemes?: object; other?: object[] };

/** A spec whose operation `a` has the security, or else that of the document; `b` has that of `other`. */
function textOf({ security, of, schemes: more = {}, other }: Side): string {
  const responses = { 204: { description: '' } };
  return JSON.stringify({
    openapi: '3.1.0',
    ...(of === undefined ? {} : { security: of }),
    paths: {
      '/a': { get: { operationId: 'a', responses, ...(security === undefined ? {} : { security }) } },
      '/b': { get: { operationId: 'b', responses, security: other ?? [] } },
    },
    components: { securitySchemes: { ...schemes, ...more } },
  });
}

/** The messages of the changes, with `!` before breaking ones. */
const changesOf = (before: Side, after: Side) =>
  compare(textOf(before), textOf(after)).flatMap(({ name, details }) =>
    details.map(({ breaking, message }) => `${breaking ? '! ' : ''}${name} ${message}`),
  );

const set = "set it in the provider's `auth`";

const rows: [title: string, before: Side, after: Side, want: string[]][] = [
  [
    'a scheme that is newly required',
    {},
    { security: [{ token: [] }] },
    [`! a requires \`token\` now (was no credentials): ${set}`],
  ],
  [
    'a scheme that the document newly requires',
    {},
    { of: [{ token: [] }] },
    [`! a requires \`token\` now (was no credentials): ${set}`],
  ],
  [
    'a scheme that is no longer required',
    { security: [{ token: [] }] },
    {},
    ['a requires no credentials now (was `token`)'],
  ],
  [
    'an operation that says what the document says',
    { of: [{ token: [] }] },
    { security: [{ token: [] }] },
    [],
  ],
  ['a scheme that may be given', {}, { security: [{}, { token: [] }] }, []],
  [
    'a scheme that must be given, and not only may',
    { security: [{}, { token: [] }] },
    { security: [{ token: [] }] },
    [`! a requires \`token\` now (was no credentials or \`token\`): ${set}`],
  ],
  [
    'an alternative that is added',
    { security: [{ token: [] }] },
    { security: [{ token: [] }, { key: [] }] },
    ['a requires `token` or `key` now (was `token`)'],
  ],
  [
    'an alternative that is removed',
    { security: [{ token: [] }, { key: [] }], other: [{ key: [] }] },
    { security: [{ token: [] }], other: [{ key: [] }] },
    [`! a requires \`token\` now (was \`token\` or \`key\`): ${set}`],
  ],
  [
    'alternatives in another order',
    { security: [{ token: [] }, { key: [] }] },
    { security: [{ key: [] }, { token: [] }] },
    [],
  ],
  [
    'a scheme that is needed besides another',
    { security: [{ token: [] }] },
    { security: [{ token: [], key: [] }] },
    [`! a requires \`token\` and \`key\` now (was \`token\`): ${set}`],
  ],
  [
    'a scheme that is not needed besides another anymore',
    { security: [{ token: [], key: [] }], other: [{ key: [] }] },
    { security: [{ token: [] }], other: [{ key: [] }] },
    ['a requires `token` now (was `token` and `key`)'],
  ],
  [
    'a scope that is newly required',
    { security: [{ oauth: ['read'] }] },
    { security: [{ oauth: ['read', 'write'] }] },
    [`! a requires \`oauth\` (read, write) now (was \`oauth\` (read)): ${set}`],
  ],
  [
    'a scope that is no longer required',
    { security: [{ oauth: ['read', 'write'] }] },
    { security: [{ oauth: ['read'] }] },
    ['a requires `oauth` (read) now (was `oauth` (read, write))'],
  ],
  [
    'a scheme without support',
    {},
    { security: [{ digest: [] }] },
    ['! a requires `digest` now (was no credentials): run generate, and see its diagnostic'],
  ],
  [
    'a scheme without support that is no longer required',
    { security: [{ digest: [] }] },
    {},
    ['a requires no credentials now (was `digest`)'],
  ],
  [
    'a scheme that is sent in another header',
    { security: [{ key: [] }] },
    { security: [{ key: [] }], schemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    [
      '! a `key` is sent as the header `X-Key` (was the header `X-API-Key`): run generate, and deploy your app again',
    ],
  ],
  [
    'a scheme that takes another value',
    { security: [{ token: [] }] },
    { security: [{ token: [] }], schemes: { token: schemes.login } },
    [
      "! a `token` is sent as a username and a password (was a bearer token): check its value in the provider's `auth`, run generate, and deploy your app again",
    ],
  ],
  [
    'another scheme for the same token',
    { security: [{ token: [] }] },
    { security: [{ oauth: [] }], other: [{ token: [] }] },
    [
      `! a requires \`oauth\` now (was \`token\`): ${set}`,
      `! b requires \`token\` now (was no credentials): ${set}`,
    ],
  ],
  [
    'a setting that is gone beside others, told once',
    { security: [{ token: [] }, { key: [] }], other: [{ token: [] }, { key: [] }] },
    { security: [{ token: [] }, {}], other: [{ token: [] }, {}] },
    [
      'a requires `token` or no credentials now (was `token` or `key`)',
      "! a `key` isn't required by any operation: remove it from the provider's `auth`",
      'b requires `token` or no credentials now (was `token` or `key`)',
    ],
  ],
  ['what is malformed', { security: [null, 7, 'token'] }, { security: 'token' }, []],
];

test.for(rows)('%s', ([, before, after, want]) => {
  expect(changesOf(before, after)).toEqual(want);
});
