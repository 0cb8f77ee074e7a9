import type { Code } from '../diagnostics.js';
import type { SupportRow as Row } from './support-row.js';

/** A row of the table of supported OpenAPI features. */
export type OpenApiRow = Row & { object: string; code?: Code };

type More = { since?: '3.0' | '3.1' | '3.2'; code?: Code };

function rows(object: string, ...list: [string, Row['support'], string, string, More?][]): OpenApiRow[] {
  return list.map(([feature, support, example, note, more]) => ({
    object,
    feature,
    support,
    example,
    note,
    ...more,
  }));
}

const since32 = { since: '3.2' } as const;

/** The supported features of each OpenAPI object, in the order of the specification. Every row has a tested example. */
export const openApiSupport: readonly OpenApiRow[] = [
  ...rows(
    'OpenAPI',
    ['`openapi`', 'full', 'version', '3.0, 3.1 and 3.2, whatever the patch version.'],
    ['`swagger`', 'full', 'swagger', 'Swagger 2.0 is upgraded to 3.0 by a library.'],
    [
      '`$self`',
      'full',
      'self',
      'References are resolved against it. A file next to the spec is read first.',
      since32,
    ],
    ['`info`', 'full', 'info', 'Title, version and description are in the docs.'],
    ['`paths`', 'full', 'paths', 'Each operation gets hooks.'],
    [
      '`webhooks`',
      'partial',
      'webhooks',
      'Payloads get types and schemas, but no hooks.',
      { since: '3.1', code: 'HL2030' },
    ],
    [
      '`components`',
      'full',
      'components',
      'Every schema gets a type and a schema, whether or not it is used.',
    ],
    ['`tags`', 'full', 'tags', 'Operations keep their tags.'],
    [
      '`jsonSchemaDialect`',
      'partial',
      'dialect',
      'Schemas are read as JSON Schema 2020-12. Another dialect gets a diagnostic.',
      { since: '3.1', code: 'HL2032' },
    ],
  ),
  ...rows(
    'Server',
    [
      '`url`, `variables`',
      'full',
      'server',
      'The URL of the first server, if it is absolute, is the default base URL. Servers of a path or an operation come first.',
    ],
    [
      'several servers',
      'partial',
      'servers',
      'The first one is used. Set `baseURL` in the provider for another one.',
    ],
    ['`name`', 'none', 'server-name', 'Ignored: it has no effect on requests.', since32],
  ),
  ...rows(
    'Path Item',
    ['`$ref`', 'full', 'path-ref', 'Local and external.'],
    ['`get` … `patch`', 'full', 'methods', 'GET, PUT, POST, DELETE, OPTIONS, HEAD and PATCH.'],
    ['`query`', 'full', 'query-method', 'Its body is sent.', since32],
    [
      '`additionalOperations`',
      'full',
      'additional-operations',
      'The method is sent as it is written.',
      since32,
    ],
    ['`trace`', 'none', 'trace', 'Browsers block TRACE, TRACK and CONNECT.', { code: 'HL2011' }],
    ['`servers`, `parameters`', 'full', 'path-shared', 'An operation may override them.'],
  ),
  ...rows(
    'Operation',
    ['`operationId`', 'full', 'operation-id', 'It names the hooks.'],
    [
      'no `operationId`',
      'full',
      'no-operation-id',
      'The name comes from method and path.',
      { code: 'HL2001' },
    ],
    ['`summary`, `description`, `deprecated`', 'full', 'operation-doc', 'In doc comments and the docs.'],
    ['`callbacks`', 'none', 'callbacks', 'A server receives them, not a React app.', { code: 'HL2031' }],
  ),
  ...rows(
    'Parameter',
    ['`in: path`, `query`, `header`', 'full', 'parameters', 'Typed, validated and encoded.'],
    [
      '`in: querystring`',
      'full',
      'querystring',
      'A form becomes query parameters; JSON or text is the whole query.',
      since32,
    ],
    [
      '`in: querystring` with `allOf`, `oneOf` or `anyOf`',
      'partial',
      'querystring-composed',
      'One value contains the whole form. Its `encoding` is ignored.',
      { ...since32, code: 'HL2032' },
    ],
    ['`in: cookie`', 'none', 'cookie', 'Browsers send cookies themselves.', { code: 'HL2004' }],
    [
      '`style: cookie`',
      'none',
      'cookie-style',
      'Browsers send cookies themselves.',
      { ...since32, code: 'HL2004' },
    ],
    ['`style`, `explode`', 'full', 'styles', 'Every style of OpenAPI, where the location allows it.'],
    [
      'a style that the location does not allow',
      'none',
      'wrong-style',
      'The parameter is left out.',
      { code: 'HL2007' },
    ],
    ['`allowReserved` in a query', 'full', 'allow-reserved', 'Reserved characters are sent as they are.'],
    [
      '`allowReserved` in a path',
      'none',
      'allow-reserved-path',
      'Reserved characters are percent-encoded.',
      { ...since32, code: 'HL2032' },
    ],
    ['JSON in `content`', 'full', 'parameter-content', 'Sent as JSON text.'],
    [
      'text or XML in `content`',
      'partial',
      'parameter-text',
      'A string, which is neither parsed nor validated.',
    ],
    [
      'other types in `content`',
      'none',
      'parameter-other',
      'The parameter is left out. In a path, it is a string.',
      { code: 'HL2007' },
    ],
    ['a path parameter that is not declared', 'full', 'undeclared', 'A required string.', { code: 'HL2010' }],
  ),
  ...rows(
    'Request Body',
    ['`content`, `required`', 'full', 'body', 'JSON, forms, text and files.'],
    ['a body with GET or HEAD', 'none', 'get-body', "Browsers don't send it.", { code: 'HL2011' }],
  ),
  ...rows(
    'Media Type',
    ['JSON', 'full', 'json', '`application/json` and every type that ends in `+json`.'],
    ['`multipart/form-data`', 'full', 'multipart', 'A file is a `Blob`.'],
    ['`application/x-www-form-urlencoded`', 'full', 'urlencoded', 'With the `encoding` of each property.'],
    ['text, XML', 'partial', 'text', 'A string, which is neither parsed nor validated. `xml` has no effect.'],
    ['any other', 'full', 'binary', 'A `Blob`, and a download hook if it is a success response.'],
    [
      '`multipart/mixed` and others',
      'none',
      'multipart-mixed',
      'The operation is skipped.',
      { code: 'HL2006' },
    ],
    [
      '`prefixEncoding`, `itemEncoding`',
      'none',
      'prefix-encoding',
      'Only types of multipart that are not supported use them.',
      { ...since32, code: 'HL2006' },
    ],
    ['`text/event-stream`', 'full', 'event-stream', 'Events arrive one by one, typed and validated.'],
    ['JSON Lines, NDJSON, JSON text sequences', 'full', 'json-lines', 'Like events.'],
    ['`itemSchema`', 'full', 'item-schema', 'The type of the events of a stream.', since32],
    ['`$ref`, `components.mediaTypes`', 'full', 'media-ref', 'Read as if written in place.', since32],
  ),
  ...rows(
    'Response',
    [
      'status, range, `default`',
      'full',
      'responses',
      'Success responses are data, others are documented errors.',
    ],
    [
      '`summary`',
      'full',
      'response-summary',
      'Used if there is no `description`, which is optional.',
      since32,
    ],
    ['`headers`, `links`', 'none', 'response-headers', 'No types. Every response header is in the result.'],
  ),
  ...rows('Example', [
    '`value`, `dataValue`, `serializedValue`',
    'none',
    'example-object',
    'Sample values are generated from the schemas.',
  ]),
  ...rows('Tag', [
    '`summary`, `parent`, `kind`, `description`',
    'none',
    'tag-object',
    'Operations are grouped by the names of their tags.',
  ]),
  ...rows(
    'Reference',
    ['local `$ref`', 'full', 'ref', 'To any place in the spec.'],
    ['external `$ref`', 'full', 'external-ref', 'Bundled by `sync`.'],
    ['a `$ref` to nothing', 'none', 'dead-ref', 'The type is `unknown`.', { code: 'HL1004' }],
  ),
  ...rows(
    'Discriminator',
    ['`propertyName`, `mapping`', 'full', 'discriminator', 'The union is narrowed by the property.'],
    [
      '`defaultMapping`',
      'full',
      'default-mapping',
      'Values without the property have the type of that member.',
      since32,
    ],
    ['a mapping to nothing', 'none', 'dead-mapping', 'The tag is ignored.', { code: 'HL2008' }],
  ),
  ...rows(
    'Security Scheme',
    ['`http`: `bearer`, `basic`', 'full', 'security-http', 'Set `auth` in the provider settings.'],
    ['`apiKey` in a header or query', 'full', 'security-key', 'Set `auth` in the provider settings.'],
    [
      '`apiKey` in a cookie',
      'partial',
      'security-cookie',
      'Set `auth` outside browsers. Browsers send cookies themselves.',
      { code: 'HL2041' },
    ],
    [
      '`oauth2`, `openIdConnect`',
      'partial',
      'security-oauth',
      'Set an access token in `auth`; it is sent as a bearer token. Signing in is up to your app.',
    ],
    [
      '`deviceAuthorization`, `oauth2MetadataUrl`',
      'none',
      'security-device',
      'Ignored, like all flows: set an access token.',
      since32,
    ],
    [
      '`mutualTLS`',
      'none',
      'security-tls',
      'Browsers send client certificates.',
      { since: '3.1', code: 'HL2041' },
    ],
    [
      'other schemes of `http`',
      'none',
      'security-other',
      'Set the header yourself, with `headers` in the provider settings.',
      { code: 'HL2040' },
    ],
    ['`deprecated`', 'none', 'security-deprecated', 'The scheme is used like any other.', since32],
  ),
  ...rows('XML', ['`nodeType` and others', 'none', 'xml', 'XML is text.']),
];
