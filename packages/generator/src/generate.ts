import { type Diagnostic, type Finding, Findings } from './diagnostics.js';
import type { GeneratedFile } from './emit/generated-file.js';
import { buildModel } from './model/build-model.js';
import { type OpenDocument, openDocument } from './parse/open-document.js';
import { References } from './parse/references.js';
import { catchStackOverflow } from './parse/catch-stack-overflow.js';
import { defaultNames, type ProductNames } from './product-names.js';
import type { Digest } from './reuse/document-units.js';
import { KnownTexts } from './reuse/known-texts.js';
import type { Memo } from './reuse/memo.js';
import { Reuse } from './reuse/reuse.js';
import { writeFiles } from './reuse/write-files.js';

/** What `generate` takes. */
export type GenerateInput = {
  /** The source's id: it names the folder and the key in the provider's `configs`. */
  id: string;
  /** The OpenAPI document, as JSON or YAML. */
  spec: string;
  /** The product's name in what is written; Hookloom unless given. */
  names?: ProductNames;
  /**
   * Makes equal digests of equal texts only, as SHA-256 does. With it, the result has a `memo`, with which the next run takes
   * less time.
   */
  digest?: Digest;
  /** What an earlier call of the same version gave for the same `id` and `names`. What has not changed is taken from it. */
  previous?: Pick<GenerateResult, 'files' | 'memo'>;
};

/** What `generate` gives. */
export type GenerateResult = {
  /** Empty where the document could not be read. */
  files: GeneratedFile[];
  /** What the document has that could not be taken as it is, in the order of the document. */
  diagnostics: Diagnostic[];
  /** For the next call, as its `previous`. It is plain JSON. Undefined without a `digest`, and where nothing could be reused. */
  memo?: Memo;
};

/**
 * Writes the hooks, schemas and docs of one document. It reads no disk and no network, and does not throw: what is wrong
 * with a document is a diagnostic. The same input gives the same bytes.
 *
 * @example
 * const { files, diagnostics } = await generate({ id: 'petstore', text: await readFile('petstore.yaml', 'utf8') });
 */
export async function generate(input: GenerateInput): Promise<GenerateResult> {
  const { id, spec } = input;
  const findings = new Findings();
  const opened = openDocument(spec, findings);
  const { document } = opened;
  const written =
    document && catchStackOverflow(findings, () => write(new References(document, findings), input));
  return {
    files: written?.files ?? [],
    diagnostics: locate(findings.list, opened, id),
    ...(written?.memo && { memo: written.memo }),
  };
}

function write(
  references: References,
  { id, names = defaultNames, digest, previous }: GenerateInput,
): Pick<GenerateResult, 'files' | 'memo'> {
  const before = previous?.memo;
  const reuse = digest && Reuse.of(references.document, [id, names], digest, before);
  const model = buildModel(references, id, reuse);
  const known =
    reuse?.previous && previous
      ? KnownTexts.of(model, reuse.previous.texts, previous.files, reuse.recalled)
      : undefined;
  const { files, texts } = writeFiles(model, names, known);
  const memo = reuse?.memoOf(texts, references.findings);
  return { files, ...(memo && { memo }) };
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
