/** How much a diagnostic costs: an `error` loses the document or an operation, a `warning` loses a part, an `info` loses nothing. */
export type Severity = 'error' | 'warning' | 'info';

/** Something in a document that the generator could not take as it is. */
export type Diagnostic = {
  /** Stable, such as `HL1004`. */
  code: string;
  /** How much it costs. */
  severity: Severity;
  /** What is the matter, in one sentence. */
  message: string;
  /** What the author of the document, or its reader, can do. */
  mend: string;
  /** JSON pointer into the document: `/paths/~1pet/get`. */
  pointer: string;
  /** First line is 1. */
  line?: number;
  /** The id of the source. */
  source: string;
};

/** A diagnostic before the pipeline adds source and line. */
export type Finding = Omit<Diagnostic, 'line' | 'source'>;

type Row = {
  severity: Severity;
  /** What the code stands for. The message of a diagnostic tells the case at hand. */
  what: string;
  mend: string;
};

/** Every code, with what it stands for and the mend. The reference of the command line prints this table. */
export const codes = {
  HL1001: {
    severity: 'error',
    what: 'The text is neither JSON nor YAML.',
    mend: 'Open the address yourself: a sign-in page or an error page is not the document. Otherwise correct the syntax at the line given.',
  },
  HL1002: {
    severity: 'error',
    what: 'The text is JSON or YAML, but no OpenAPI document.',
    mend: 'Point the source at the file whose top level has `openapi` (or `swagger`), `info` and `paths`.',
  },
  HL1003: {
    severity: 'error',
    what: 'The OpenAPI version is not supported.',
    mend: 'Use OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0.',
  },
  HL1004: {
    severity: 'warning',
    what: 'A `$ref` leads nowhere, or back to itself.',
    mend: 'Correct the `$ref`, or add what it names.',
  },
  HL1005: {
    severity: 'warning',
    what: 'An external `$ref` could not be bundled. A document from the network cannot refer to local files.',
    mend: 'Check that the address can be reached, and run sync again.',
  },
  HL1006: {
    severity: 'error',
    what: 'The document is nested too deep, or is too large.',
    mend: 'Split the document into several sources, or move nested parts into `components`.',
  },
  HL1007: {
    severity: 'warning',
    what: 'A key is `__proto__`. It is left out.',
    mend: 'Rename the key: JavaScript gives `__proto__` a meaning of its own.',
  },
  HL2001: {
    severity: 'info',
    what: 'An operation has no `operationId`. Its name is taken from method and path.',
    mend: 'Give the operation an `operationId`, so that a new path does not rename the hook.',
  },
  HL2002: {
    severity: 'warning',
    what: 'Two operations or schemas would have the same name. One of them gets a number.',
    mend: 'Use the name in the message. If the spec is yours, give each operation and schema a name of its own.',
  },
  HL2003: {
    severity: 'info',
    what: 'A name is not a valid identifier, is reserved, or belongs to a schema of the spec. Another one is used.',
    mend: 'Use the name in the message. If the spec is yours and you prefer another name, change it there.',
  },
  HL2004: {
    severity: 'info',
    what: 'An operation has a cookie parameter, for which the request has no place.',
    mend: 'Nothing: the browser sends its cookies, to another origin where `credentials` allows it.',
  },
  HL2005: {
    severity: 'warning',
    what: 'A content type is not supported. It is left out, and the others of the body or response are used.',
    mend: 'Use another content type of the operation, or call this one with `fetch`.',
  },
  HL2006: {
    severity: 'error',
    what: 'No content type of a required body or of a success is supported. The operation is skipped.',
    mend: 'Offer JSON, a form, text or a file as well, or call this operation with `fetch`.',
  },
  HL2007: {
    severity: 'warning',
    what: 'A parameter has a style without a meaning at its place. It is skipped; in a path, the usual style is used.',
    mend: 'Use a style that the location allows.',
  },
  HL2008: {
    severity: 'warning',
    what: 'A discriminator or one of its tags maps to nothing. A plain union is used, or the tag is ignored.',
    mend: 'Let each mapping name a member of `oneOf` that has the property.',
  },
  HL2009: {
    severity: 'warning',
    what: 'A schema contradicts itself, so no value fits; or it directly contains itself, and `unknown` is used.',
    mend: 'Correct the schema so that at least one value fits.',
  },
  HL2010: {
    severity: 'warning',
    what: 'A path parameter is not declared, and is treated as a required string; or it has no place in the path, and is left out.',
    mend: 'Declare each name of the path with `in: path` and `required: true`.',
  },
  HL2011: {
    severity: 'warning',
    what: 'Browsers cannot send it: the method TRACE, whose operation is skipped, or a body with GET or HEAD, which is left out.',
    mend: 'Use another method, or send the values as query parameters.',
  },
  HL2020: {
    severity: 'warning',
    what: 'A keyword of a schema is not validated. The diagnostic says why.',
    mend: 'Write what the keyword means in another way. Until then, check such values yourself.',
  },
  HL2030: {
    severity: 'info',
    what: 'The spec has webhooks. Their payloads get types and schemas, and they get no hooks.',
    mend: 'Nothing. Validate what your server receives with the schemas in the message.',
  },
  HL2031: {
    severity: 'info',
    what: 'The spec has callbacks. Nothing is generated for them.',
    mend: 'Nothing: your server receives them, not your React app.',
  },
  HL2032: {
    severity: 'warning',
    what: 'A feature of OpenAPI is not supported. The message says what is left out.',
    mend: 'See the table of supported features. If your server needs the feature, wrap `fetch` in the provider settings.',
  },
  HL2040: {
    severity: 'warning',
    what: 'A security scheme has no support, or none has the name that an operation requires. The alternatives that need it are left out.',
    mend: 'Declare the scheme as `http` (`bearer` or `basic`), `apiKey`, `oauth2` or `openIdConnect`, or set its header in `headers` of the provider.',
  },
  HL2041: {
    severity: 'info',
    what: 'A security scheme is the browser’s to meet: an API key in a cookie, or a client certificate.',
    mend: 'Nothing for the same origin. For a cookie of another origin set `credentials` of the provider to `include`.',
  },
} as const satisfies Record<string, Row>;

/** A code of the generator's. */
export type Code = keyof typeof codes;

/** Takes findings while a document is worked on; the same finding is kept once. */
export class Findings {
  readonly list: Finding[] = [];
  readonly #seen = new Set<string>();

  add(code: Code, pointer: string, message: string): void {
    const key = `${code} ${pointer} ${message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.list.push({ code, severity: codes[code].severity, message, mend: codes[code].mend, pointer });
  }
}
