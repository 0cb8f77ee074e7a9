import { type Diagnostic, type Finding, Findings } from './diagnostics.js';
import { emitAuth } from './emit/emit-auth.js';
import { emitDocs } from './emit/emit-docs.js';
import { emitIndex } from './emit/emit-index.js';
import { emitOperation } from './emit/emit-operation.js';
import { emitSchemas } from './emit/emit-schemas.js';
import type { GeneratedFile } from './emit/generated-file.js';
import { buildModel } from './model/build-model.js';
import { type OpenDocument, openDocument } from './parse/open-document.js';
import { References } from './parse/references.js';
import { catchStackOverflow } from './parse/catch-stack-overflow.js';
import { defaultNames, type ProductNames } from './product-names.js';

/** What `generate` takes. */
export type GenerateInput = {
  /** The source's id: it names the folder and the key in the provider's `configs`. */
  id: string;
  /** The OpenAPI document, as JSON or YAML. */
  spec: string;
  /** The product's name in what is written; Hookloom unless given. */
  names?: ProductNames;
};

/** What `generate` gives. */
export type GenerateResult = {
  /** Empty where the document could not be read. */
  files: GeneratedFile[];
  /** What the document has that could not be taken as it is, in the order of the document. */
  diagnostics: Diagnostic[];
};

/**
 * Writes the hooks, schemas and docs of one document. It reads no disk and no network, and does not throw: what is wrong
 * with a document is a diagnostic. The same input gives the same bytes.
 *
 * @example
 * const { files, diagnostics } = await generate({ id: 'petstore', text: await readFile('petstore.yaml', 'utf8') });
 */
export async function generate({
  id,
  spec: text,
  names = defaultNames,
}: GenerateInput): Promise<GenerateResult> {
  const findings = new Findings();
  const opened = openDocument(text, findings);
  const { document } = opened;
  const files =
    document && catchStackOverflow(findings, () => emit(new References(document, findings), id, names));
  return { files: files ?? [], diagnostics: locate(findings.list, opened, id) };
}

function emit(references: References, id: string, names: ProductNames): GeneratedFile[] {
  const model = buildModel(references, id);
  return [
    emitIndex(model, names),
    emitSchemas(model, names),
    ...emitAuth(model, names),
    ...model.operations.map((operation) => emitOperation(operation, model, names)),
    emitDocs(model, names),
  ];
}

/** Findings with the source's id and, where the text has one, the line. */
export function locate(
  findings: readonly Finding[],
  { linesOf }: Pick<OpenDocument, 'linesOf'>,
  source: string,
): Diagnostic[] {
  if (findings.length === 0) return [];
  const lines = linesOf([...new Set(findings.map(({ pointer }) => pointer))]);
  return findings.map((finding) => {
    const line = lines.get(finding.pointer);
    return { ...finding, ...(line === undefined ? {} : { line }), source };
  });
}
