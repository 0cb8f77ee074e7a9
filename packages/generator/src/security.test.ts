import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { generate } from './generate.js';
import { normalize } from './normalize.js';

const prettierOptions = JSON.parse(
  readFileSync(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'),
) as object;

const schemes = {
  token: { type: 'http', scheme: 'Bearer' },
  login: { type: 'http', scheme: 'basic', description: 'Of the shop. */ alert(1)' },
  oauth: { type: 'oauth2', flows: {} },
  'open-id': { type: 'openIdConnect', openIdConnectUrl: 'https://id.example' },
  key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  query: { type: 'apiKey', in: 'query', name: "k'ey" },
  session: { type: 'apiKey', in: 'cookie', name: 'sid' },
  digest: { type: 'http', scheme: 'digest' },
  tls: { type: 'mutualTLS' },
  linked: { $ref: '#/components/securitySchemes/key' },
  broken: { type: 'apiKey', in: 'header', name: 'a b' },
};

async function generated(document: object) {
  const text = JSON.stringify({ openapi: '3.1.0', components: { securitySchemes: schemes }, ...document });
  const { files, diagnostics } = await generate({ id: 'shop', spec: text });
  return {
    files: new Map(files.map(({ path, contents }) => [path, contents])),
    found: diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`),
  };
}

const operation = (security?: object) => ({
  operationId: 'call',
  responses: { 204: { description: '' } },
  ...(security ? { security } : {}),
});

async function authOf(security: object | undefined, more: object = {}) {
  const { files } = await generated({ paths: { '/': { get: operation(security) } }, ...more });
  return /auth: \(request, auth\) =>\s+authorize\(request, auth, ([^;]*?)\),\n {2}responses/
    .exec(files.get('call.ts') ?? '')?.[1]
    ?.replace(/,?\s+/g, ' ')
    .replace(/ ?([[\]]) ?/g, '$1');
}

const rows: [title: string, security: object | undefined, more: object, want: string | undefined][] = [
  ['bearer', [{ token: [] }], {}, "[{ token: { as: 'bearer' } }]"],
  ['basic', [{ login: [] }], {}, "[{ login: { as: 'basic' } }]"],
  ['OAuth 2, whatever the scopes', [{ oauth: ['write'] }], {}, "[{ oauth: { as: 'bearer' } }]"],
  ['OpenID Connect', [{ 'open-id': [] }], {}, "[{ 'open-id': { as: 'bearer' } }]"],
  ['a key in a header', [{ key: [] }], {}, "[{ key: { as: 'header' name: 'X-API-Key' } }]"],
  ['a key in the query', [{ query: [] }], {}, `[{ query: { as: 'query' name: "k'ey" } }]`],
  ['a key in a cookie', [{ session: [] }], {}, "[{ session: { as: 'cookie' name: 'sid' } }]"],
  ['a scheme behind a $ref', [{ linked: [] }], {}, "[{ linked: { as: 'header' name: 'X-API-Key' } }]"],
  [
    'a scheme by its reference, as in 3.2',
    [{ '#/components/securitySchemes/token': [] }],
    {},
    "[{ token: { as: 'bearer' } }]",
  ],
  [
    'alternatives, in their order',
    [{ token: [] }, { login: [], key: [] }],
    {},
    "[{ token: { as: 'bearer' } } { login: { as: 'basic' } key: { as: 'header' name: 'X-API-Key' } }]",
  ],
  ['that of the document', undefined, { security: [{ token: [] }] }, "[{ token: { as: 'bearer' } }]"],
  [
    'its own, not that of the document',
    [{ login: [] }],
    { security: [{ token: [] }] },
    "[{ login: { as: 'basic' } }]",
  ],
  ['none where it says so', [], { security: [{ token: [] }] }, undefined],
  ['what is optional', [{}, { token: [] }], {}, "[{ token: { as: 'bearer' } }]"],
  [
    'the other alternatives of an unsupported one',
    [{ digest: [] }, { token: [] }],
    {},
    "[{ token: { as: 'bearer' } }]",
  ],
  ['nothing of an alternative with an unsupported one', [{ digest: [], token: [] }], {}, undefined],
  ['what goes with a client certificate', [{ tls: [], token: [] }], {}, "[{ token: { as: 'bearer' } }]"],
  ['nothing where a document has no security', undefined, {}, undefined],
  [
    'nothing where security is malformed',
    [null, 7, 'token', { token: null }] as object,
    {},
    "[{ token: { as: 'bearer' } }]",
  ],
];

test.for(rows)('an operation requires %s', async ([, security, more, want]) => {
  expect(await authOf(security, more)).toBe(want);
});

describe('the type of the settings', () => {
  test('has the required schemes and type-checks the configs of the source', async () => {
    const security = [{ login: [] }, { 'open-id': [], key: [] }];
    const { files } = await generated({ paths: { '/': { get: operation(security) } } });
    expect(files.get('index.ts')).toContain("export * from './auth';");
    expect(files.get('auth.ts')?.split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
      "import type { BasicCredentials, Credential } from '@hookloom/react';

      /** The credentials of this API: \`configs.shop.auth\` of the provider. */
      export type ShopAuth = {
        /**
         * A username and a password.
         *
         * Of the shop. *\\/ alert(1)
         */
        login?: Credential<BasicCredentials>;
        /** An OpenID Connect access token. */
        'open-id'?: Credential;
        /** An API key, sent in the header \`X-API-Key\`. */
        key?: Credential;
      };

      declare module '@hookloom/react' {
        interface SourceAuth {
          shop: ShopAuth;
        }
      }
      "
    `);
  });

  test('is omitted if nothing is required', async () => {
    const { files } = await generated({ paths: { '/': { get: operation() } } });
    expect(files.has('auth.ts')).toBe(false);
    expect(files.get('index.ts')).not.toContain('auth');
  });

  test('yields its name to a schema, but not its file to an operation', async () => {
    const { files } = await generated({
      components: { securitySchemes: schemes, schemas: { ShopAuth: { type: 'object', properties: {} } } },
      paths: { '/': { get: { ...operation([{ token: [] }]), operationId: 'auth' } } },
    });
    expect(files.get('auth.ts')).toContain('export type ShopAuth2 =');
    expect(files.has('auth-2.ts')).toBe(true);
  });
});

test.for([
  [[{ token: [] }]],
  [[{ 'open-id': [], key: [], query: [] }]],
  [[{ login: [] }, { key: [] }, { oauth: ['a'] }]],
  [
    [
      { login: [], key: [] },
      { token: [], key: [] },
    ],
  ],
  [[{ login: [], key: [], query: [], session: [], oauth: [] }, { token: [] }]],
])('%j is formatted like Prettier does', async ([security]) => {
  const { files } = await generated({ paths: { '/': { get: operation(security) } } });
  for (const file of ['auth.ts', 'call.ts']) {
    const text = files.get(file) ?? '';
    expect(await format(text, { ...prettierOptions, parser: 'typescript' })).toBe(text);
  }
});

test("schemes that can't be sent are reported where they are declared", async () => {
  const security = ['session', 'digest', 'tls', 'broken', 'missing'].map((name) => ({ [name]: [] }));
  const { found } = await generated({ paths: { '/': { get: operation(security) } } });
  expect(found).toEqual([
    'HL2041 /components/securitySchemes/session The browser sends the cookie of `session`, not the generated code.',
    'HL2040 /components/securitySchemes/digest The security scheme `digest` (http digest) is not supported.',
    'HL2041 /components/securitySchemes/tls The browser sends the certificate of `tls`, not the generated code.',
    'HL2040 /components/securitySchemes/broken The security scheme `broken` (apiKey header) is not supported.',
    'HL2040 /paths/~1/get/security/4 No security scheme is named `missing`.',
  ]);
});

test('combined schemes with the same header are reported once', async () => {
  const upper = { type: 'apiKey', in: 'header', name: 'AUTHORIZATION' };
  const { found } = await generated({
    components: { securitySchemes: { ...schemes, upper } },
    security: [
      { login: [], token: [], query: [] },
      { token: [], key: [] },
      { key: [], linked: [] },
    ],
    paths: {
      '/': { get: operation() },
      '/other': { get: { ...operation([{ upper: [], oauth: [] }]), operationId: 'other' } },
      '/both': { get: { ...operation(), operationId: 'both' } },
    },
  });
  expect(found).toEqual([
    'HL2042 /security/0 Several schemes of one alternative use the header `authorization`: `login`, `token`.',
    'HL2042 /security/2 Several schemes of one alternative use the header `x-api-key`: `key`, `linked`.',
    'HL2042 /paths/~1other/get/security/0 Several schemes of one alternative use the header `authorization`: `upper`, `oauth`.',
  ]);
});

test('supports the security definitions of Swagger 2.0', async () => {
  const swagger = {
    swagger: '2.0',
    info: { title: 'Shop', version: '1' },
    securityDefinitions: {
      login: { type: 'basic' },
      key: { type: 'apiKey', in: 'query', name: 'api_key' },
      oauth: { type: 'oauth2', flow: 'implicit', authorizationUrl: 'https://id.example', scopes: { a: 'b' } },
    },
    security: [{ login: [] }, { key: [] }, { oauth: ['a'] }],
    paths: { '/': { get: operation() } },
  };
  const { text = '' } = await normalize(JSON.stringify(swagger));
  const { files } = await generate({ id: 'shop', spec: text });
  expect(files.find(({ path }) => path === 'call.ts')?.contents).toContain(
    [
      '  auth: (request, auth) =>',
      '    authorize(request, auth, [',
      "      { login: { as: 'basic' } },",
      "      { key: { as: 'query', name: 'api_key' } },",
      "      { oauth: { as: 'bearer' } },",
      '    ]),',
    ].join('\n'),
  );
});
