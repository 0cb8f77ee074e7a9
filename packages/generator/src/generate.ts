import { type Diagnostic, type Finding, Findings } from './diagnostics.js';
import type { GeneratedFile } from './emit/generated-file.js';
import { buildModel } from './model/build-model.js';
import { type Choice, chooseOperations } from './model/choose-operations.js';
import type { OperationOptions } from './model/operation-filter.js';
import { type OpenDocument, openDocument } from './parse/open-document.js';
import { References } from './parse/references.js';
import { catchStackOverflow } from './parse/catch-stack-overflow.js';
import { defaultNames, type ProductNames } from './product-names.js';
import type { Digest } from './reuse/document-units.js';
import type { Memo } from './reuse/memo.js';
import { writeFiles } from './reuse/write-files.js';

/** The options of {@link generate}. */
export type GenerateInput = OperationOptions & {
  /** The id of the source: the name of its folder and its key in the provider's `configs`. */
  id: string;
  /** The OpenAPI 3.0, 3.1 or 3.2 or Swagger 2.0 spec, as JSON or YAML. */
  spec: string;
  /** The product names in the generated code. Hookloom by default. */
  names?: ProductNames;
  /**
   * A collision-resistant hash function, such as SHA-256. If set, the result has a `memo` that makes the next run faster.
   */
  digest?: Digest;
  /** The result of an earlier call with the same version of this package. Unchanged output is reused from it. */
  previous?: Pick<GenerateResult, 'files' | 'memo'>;
};

/** The result of {@link generate}. */
export type GenerateResult = {
  /** The generated files. Empty if the spec could not be read, or if no operation is left. */
  files: GeneratedFile[];
  /** The problems found in the spec, and in `include` and `exclude`. */
  diagnostics: Diagnostic[];
  /** Pass it to the next call as part of `previous`. Plain JSON. Undefined without `digest`, or if nothing can be reused. */
  memo?: Memo;
};

/**
 * Generates the hooks, schemas and docs of one source. It doesn't access the file system or the network, and the same input
 * always generates the same output.
 *
 * @param input - The spec and its source id.
 * @returns The files and the problems found in the spec. An invalid spec is a diagnostic, not a rejection.
 *
 * @example
 * const { files, diagnostics } = await generate({ id: 'petstore', spec: await readFile('petstore.yaml', 'utf8') });
 */
export async function generate(input: GenerateInput): Promise<GenerateResult> {
  const { id, spec } = input;
  const [findings, problems] = [new Findings(), new Findings()];
  const opened = await openDocument(spec, findings);
  // A browser, which keeps no earlier run, never loads them.
  const reusing = input.digest && (await import('./reuse/reusing.js'));
  const { document } = opened;
  const written =
    document &&
    catchStackOverflow(findings, () => {
      const references = new References(document, findings);
      const choice = chooseOperations(references, input, problems);
      return choice && write(references, choice, input, reusing);
    });
  return {
    files: written?.files ?? [],
    diagnostics: [
      ...problems.list.map((one): Diagnostic => ({ ...one, source: id })),
      ...locate(findings.list, opened, id),
    ],
    ...(written?.memo && { memo: written.memo }),
  };
}

function write(
  references: References,
  choice: Choice,
  { id, names = defaultNames, include, exclude, digest, previous }: GenerateInput,
  reusing: typeof import('./reuse/reusing.js') | undefined,
): Pick<GenerateResult, 'files' | 'memo'> {
  const before = previous?.memo;
  const reuse =
    digest && reusing?.Reuse.of(references.document, [id, names, include, exclude], digest, before);
  const model = buildModel(references, id, reuse, choice);
  const known =
    reuse?.previous && previous
      ? reusing?.KnownTexts.of(model, reuse.previous.texts, previous.files, reuse.recalled)
      : undefined;
  const { files, texts } = writeFiles(model, names, known);
  const memo = reuse?.memoOf(texts, references.findings);
  return { files, ...(memo && { memo }) };
}

/** Adds the source id and, if known, the line to each finding. */
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
