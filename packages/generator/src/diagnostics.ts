/**
 * The severity of a diagnostic: `error` if the spec or an operation is skipped, `warning` if a part of it is left out, `info`
 * if nothing is lost.
 */
export type Severity = 'error' | 'warning' | 'info';

/** A problem that the generator found in a spec. */
export type Diagnostic = {
  /** A stable code, such as `HL1004`. */
  code: string;
  /** `error`, `warning` or `info`. */
  severity: Severity;
  /** What happened, in one sentence. */
  message: string;
  /** What to do about it, whether or not you can change the spec. */
  hint: string;
  /**
   * JSON Pointer (RFC 6901) into the spec, such as `/paths/~1pet/get`. For `HL2050` and `HL2051`, into the options:
   * `/include/tags/0`.
   */
  pointer: string;
  /** The line in the spec, starting at 1. */
  line?: number;
  /** The id of the source that the spec belongs to. */
  source: string;
};

/** A diagnostic without its source and line, which the pipeline adds. */
export type Finding = Omit<Diagnostic, 'line' | 'source'>;

type Row = {
  severity: Severity;
  /** What the code means in general. A diagnostic's `message` describes the specific case. */
  summary: string;
  hint: string;
};

/** All diagnostic codes. The CLI reference is generated from this table. */
export const codes = {
  HL1001: {
    severity: 'error',
    summary: 'The spec is not valid JSON or YAML.',
    hint: 'Open the URL or file: it may be a sign-in page or an error page. Otherwise, fix the syntax at the line in the message.',
  },
  HL1002: {
    severity: 'error',
    summary: 'The text is JSON or YAML, but not an OpenAPI spec.',
    hint: 'Use a file that has `openapi` (or `swagger`), `info` and `paths` at its top level.',
  },
  HL1003: {
    severity: 'error',
    summary: 'The OpenAPI version is not supported.',
    hint: 'Use a spec in OpenAPI 3.0, 3.1 or 3.2, or in Swagger 2.0.',
  },
  HL1004: {
    severity: 'warning',
    summary: "A `$ref` can't be resolved, or is circular.",
    hint: "Correct the `$ref`. If the spec isn't yours, correct it in a local copy and use its path. Until then, a schema's type is `unknown`, and anything else is left out.",
  },
  HL1005: {
    severity: 'warning',
    summary: "An external `$ref` couldn't be bundled. A spec from the network can't refer to local files.",
    hint: 'Check that the URL can be reached, and run sync again.',
  },
  HL1006: {
    severity: 'error',
    summary: 'The spec is nested too deeply, or is too large.',
    hint: "Split the spec into several sources. If it isn't yours, use a local copy without the parts that you don't need.",
  },
  HL1007: {
    severity: 'warning',
    summary: 'A key is `__proto__`, which has a special meaning in JavaScript. It is left out.',
    hint: "Nothing to do if you don't need the value. If the API is yours, rename the key.",
  },
  HL2001: {
    severity: 'info',
    summary: 'An operation has no `operationId`. Its name comes from its method and path.',
    hint: "Use the name in the message. If the spec is yours, add an `operationId`, so that a new path doesn't rename the hook.",
  },
  HL2002: {
    severity: 'warning',
    summary: 'Two operations or schemas have the same name. A number is added to one of them.',
    hint: 'Use the name in the message. If the spec is yours, give each operation and schema its own name.',
  },
  HL2003: {
    severity: 'info',
    summary:
      'A name is not a valid identifier, is reserved, or belongs to a schema of the spec. Another name is used.',
    hint: 'Use the name in the message. If the spec is yours and you prefer another name, change it there.',
  },
  HL2004: {
    severity: 'info',
    summary:
      'An operation has a cookie parameter. It is not part of the request, because browsers send cookies themselves.',
    hint: 'Nothing to do for the same origin. For another origin, set `credentials` in the provider settings to `include`.',
  },
  HL2005: {
    severity: 'warning',
    summary:
      'A content type is not supported. It is left out, and the others of the body or response are used.',
    hint: 'Use another content type of the operation, or call the operation with `fetch`.',
  },
  HL2006: {
    severity: 'error',
    summary: 'A required body or a success response has no supported content type. The operation is skipped.',
    hint: 'Call the operation with `fetch`. If the API is yours, offer JSON, a form, text or a file as well.',
  },
  HL2007: {
    severity: 'warning',
    summary:
      "A parameter's name, location, style or content type is not supported. The parameter is left out; in a path, the default style is used.",
    hint: 'If the server needs the parameter, add it with `onRequest` in the provider settings. If the spec is yours, correct its `name`, `in`, `style` or `content`.',
  },
  HL2008: {
    severity: 'warning',
    summary:
      "A discriminator doesn't match its union. The union isn't narrowed by it, or one of its values is ignored.",
    hint: 'Check in your code which member a value is. If the spec is yours, map each value to a member of `oneOf` that has the property.',
  },
  HL2009: {
    severity: 'warning',
    summary:
      'A schema has conflicting rules, so that no value is valid, or it refers directly to itself, and its type is `unknown`.',
    hint: "Correct the schema. If the spec isn't yours, correct it in a local copy and use its path.",
  },
  HL2010: {
    severity: 'warning',
    summary:
      "A path parameter isn't declared and is treated as a required string, or it isn't in the path and is left out.",
    hint: 'Nothing to do: pass the value as a string. If the spec is yours, declare each name in the path with `in: path` and `required: true`.',
  },
  HL2011: {
    severity: 'warning',
    summary:
      "Browsers can't send it: a method such as TRACE, whose operation is skipped, or a body with GET or HEAD, which is left out.",
    hint: 'Call the operation from a server. If the API is yours, use another method, or query parameters instead of the body.',
  },
  HL2020: {
    severity: 'warning',
    summary: "A schema keyword isn't validated. The message says why.",
    hint: 'Check such values yourself. If the spec is yours, write the rule with a supported keyword.',
  },
  HL2030: {
    severity: 'info',
    summary: 'The spec has webhooks. Their payloads get types and schemas, but no hooks.',
    hint: 'Nothing to do. On your server, validate payloads with the schemas in the message.',
  },
  HL2031: {
    severity: 'info',
    summary: 'The spec has callbacks. No code is generated for them.',
    hint: 'Nothing to do: your server receives callbacks, not your React app.',
  },
  HL2032: {
    severity: 'warning',
    summary: 'A feature of OpenAPI is not supported. The message says what is left out.',
    hint: 'See the table of supported features. If the server needs the feature, wrap `fetch` in the provider settings.',
  },
  HL2040: {
    severity: 'warning',
    summary:
      "A security scheme is not supported, or an operation requires one that the spec doesn't define. The alternatives that need it are left out.",
    hint: 'Set the header yourself with `headers` in the provider settings. If the spec is yours, use `http` (`bearer` or `basic`), `apiKey`, `oauth2` or `openIdConnect`.',
  },
  HL2041: {
    severity: 'info',
    summary:
      'A browser sends the credentials of a security scheme itself: an API key in a cookie, or a client certificate.',
    hint: 'Nothing to do for the same origin. For a cookie of another origin, set `credentials` in the provider settings to `include`.',
  },
  HL2042: {
    severity: 'warning',
    summary:
      'An operation requires several security schemes that all use the same header. Only the first one is sent.',
    hint: 'Set the header yourself with `headers` in the provider settings. If the spec is yours, list the schemes as alternatives in `security`, or use different headers.',
  },
  HL2043: {
    severity: 'warning',
    summary:
      'The success responses of an operation have several streams. The stream hooks read the first one, and the others are left out.',
    hint: 'Use the first stream, or call the operation with `fetch`. If the spec is yours, list the stream that you need first.',
  },
  HL2050: {
    severity: 'warning',
    summary: 'A pattern in `include` or `exclude` matches no operation of the spec.',
    hint: 'Correct the pattern, or remove it. Patterns are case-sensitive and match the whole name; `*` stands for any characters.',
  },
  HL2051: {
    severity: 'error',
    summary: '`include` and `exclude` leave no operation of the spec. Nothing is generated.',
    hint: 'Correct the patterns, or remove the source.',
  },
} as const satisfies Record<string, Row>;

/** A finding in compact form, as {@link Findings.record} returns it. */
export type RecordedFinding = readonly [code: Code, pointer: string, message: string];

/** A diagnostic code of the generator. */
export type Code = keyof typeof codes;

/** Collects findings while a spec is processed, without duplicates. */
export class Findings {
  readonly list: Finding[] = [];
  readonly #seen = new Set<string>();
  #recorded: Map<string, RecordedFinding> | undefined;

  /** Runs `work` and returns every finding it adds, including those added before. */
  record<T>(work: () => T): { value: T; findings: RecordedFinding[] } {
    const recorded = (this.#recorded = new Map<string, RecordedFinding>());
    const value = work();
    this.#recorded = undefined;
    return { value, findings: [...recorded.values()] };
  }

  add(code: Code, pointer: string, message: string): void {
    const key = `${code} ${pointer} ${message}`;
    this.#recorded?.set(key, [code, pointer, message]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.list.push({ code, severity: codes[code].severity, message, hint: codes[code].hint, pointer });
  }
}
