/** How much a diagnostic costs: an `error` loses the document or an operation, a `warning` loses a part, an `info` loses nothing. */
export type Severity = 'error' | 'warning' | 'info';

/** Something in a document that the generator could not take as it is. */
export type Diagnostic = {
  /** Stable, such as `HL1004`. */
  code: string;
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

type Row = { severity: Severity; mend: string };

export const codes = {
  HL1001: { severity: 'error', mend: 'Check that the file is complete and valid JSON or YAML.' },
  HL1002: {
    severity: 'error',
    mend: 'Point the source at an OpenAPI document: it has `openapi` (or `swagger`), `info` and `paths`.',
  },
  HL1003: { severity: 'error', mend: 'Use OpenAPI 3.0 or 3.1, or Swagger 2.0.' },
  HL1004: { severity: 'warning', mend: 'Correct the `$ref`, or add what it names.' },
  HL1005: { severity: 'warning', mend: 'Check that the address can be reached, and run sync again.' },
  HL1006: { severity: 'error', mend: 'Move nested parts into `components`, or split the document.' },
  HL1007: { severity: 'warning', mend: 'Rename the key: JavaScript gives `__proto__` a meaning of its own.' },
  HL2001: { severity: 'info', mend: 'Give the operation an `operationId` to choose the name.' },
  HL2002: { severity: 'warning', mend: 'Give each operation and schema a name of its own.' },
  HL2003: { severity: 'info', mend: 'Rename it in the document to choose the name.' },
  HL2004: {
    severity: 'info',
    mend: 'Nothing: the browser sends its cookies, where `credentials` allows it.',
  },
  HL2005: { severity: 'info', mend: 'Nothing, or put the content type that you want first.' },
  HL2006: { severity: 'error', mend: 'Offer JSON, a form, text or a file as well.' },
  HL2007: { severity: 'warning', mend: 'Use a style that the location allows.' },
  HL2008: { severity: 'warning', mend: 'Let each mapping name a member of `oneOf` that has the property.' },
  HL2009: { severity: 'warning', mend: 'Correct the schema so that at least one value fits.' },
  HL2010: { severity: 'warning', mend: 'Declare the parameter with `in: path` and `required: true`.' },
  HL2011: { severity: 'warning', mend: 'Use another method, or send the values as query parameters.' },
} as const satisfies Record<string, Row>;

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
