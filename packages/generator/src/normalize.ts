import { type Diagnostic, Findings } from './diagnostics.js';
import { locate } from './generate.js';
import { countContent } from './model/count-content.js';
import { bundle, type ReadDocument } from './parse/bundle.js';
import { stringAt, objectAt } from './parse/json.js';
import { openDocument } from './parse/open-document.js';

/** The options of {@link normalize}. */
export type NormalizeOptions = {
  /** The id of the source, used in diagnostics. */
  source?: string;
  /** The URL or path that the spec was read from. External `$ref`s are resolved against it. */
  location?: string;
  /** Reads an external document and rejects if it can't. If omitted, each external `$ref` is kept and gets an `HL1005` diagnostic. */
  read?: ReadDocument;
};

/** The result of {@link normalize}. */
export type NormalizeResult = {
  /** The normalized spec as JSON. Undefined if the input isn't an OpenAPI spec. */
  text: string | undefined;
  /** `info.title`, for example to suggest a source id. */
  title: string | undefined;
  /** The number of operations in the spec, including unsupported ones. */
  operations: number;
  /** The number of schemas in `components.schemas`. */
  schemas: number;
  /** The problems found in the spec. */
  diagnostics: Diagnostic[];
};

/**
 * Normalizes a spec to what `sync` saves: OpenAPI 3 as JSON, with external `$ref`s bundled.
 *
 * @param text - An OpenAPI 3.0, 3.1 or 3.2 or Swagger 2.0 spec, as JSON or YAML.
 * @param options - The location of the spec and how to read the documents it refers to.
 * @returns The normalized spec and the problems found in it. An invalid spec is a diagnostic, not a rejection.
 *
 * @example
 * const { text, diagnostics } = await normalize(yaml, { location: 'https://petstore.example/openapi.yaml', read });
 */
export async function normalize(
  text: string,
  { source = '', location = '', read }: NormalizeOptions = {},
): Promise<NormalizeResult> {
  const findings = new Findings();
  const opened = await openDocument(text, findings);
  const bundled = opened.document && (await bundle(opened.document, location, read, findings));
  return {
    text: bundled && `${JSON.stringify(bundled, undefined, 2)}\n`,
    title: stringAt(objectAt(bundled, 'info'), 'title'),
    ...countContent(bundled ?? {}),
    diagnostics: locate(findings.list, opened, source),
  };
}
