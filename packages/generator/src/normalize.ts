import { type Diagnostic, Findings } from './diagnostics.js';
import { locate } from './generate.js';
import { countContent } from './model/count-content.js';
import { bundle, type ReadDocument } from './parse/bundle.js';
import { stringAt, objectAt } from './parse/json.js';
import { openDocument } from './parse/open-document.js';

/** What `normalize` takes besides the text. */
export type NormalizeOptions = {
  /** The id of the source, for the diagnostics. */
  source?: string;
  /** Where the text was read: a URL or a path. External `$ref`s are relative to it. */
  location?: string;
  /** Reads an external document; rejects where it cannot. Without it, external `$ref`s stay and a diagnostic says so. */
  read?: ReadDocument;
};

/** What `normalize` gives. */
export type NormalizeResult = {
  /** JSON of the synchronized document, or undefined where the text is no OpenAPI document. */
  text: string | undefined;
  /** `info.title`, from which an id can be suggested. */
  title: string | undefined;
  /** How many operations the document has, whether or not code can be generated for them. */
  operations: number;
  /** How many schemas the document has under `components.schemas`. */
  schemas: number;
  /** What the document has that could not be taken as it is. */
  diagnostics: Diagnostic[];
};

/**
 * The document that `sync` saves: JSON, OpenAPI 3, without external `$ref`s. It does not throw.
 *
 * @param text - an OpenAPI 3.0, 3.1 or 3.2 or Swagger 2.0 document, as JSON or YAML.
 *
 * @example
 * const { text, diagnostics } = await normalize(yaml, { location: 'https://petstore.example/openapi.yaml', read });
 */
export async function normalize(
  text: string,
  { source = '', location = '', read }: NormalizeOptions = {},
): Promise<NormalizeResult> {
  const findings = new Findings();
  const opened = openDocument(text, findings);
  const bundled = opened.document && (await bundle(opened.document, location, read, findings));
  return {
    text: bundled && `${JSON.stringify(bundled, undefined, 2)}\n`,
    title: stringAt(objectAt(bundled, 'info'), 'title'),
    ...countContent(bundled ?? {}),
    diagnostics: locate(findings.list, opened, source),
  };
}
