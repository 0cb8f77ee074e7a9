import type { Findings } from '../diagnostics.js';
import { type CheckedDocument, checkDocument } from './check-document.js';
import type { JsonObject } from './json.js';
import type { ReadText } from './read-text.js';
import type { upgrade } from './upgrade.js';

export type OpenDocument = Pick<ReadText, 'linesOf'> & {
  /** An OpenAPI 3.0, 3.1 or 3.2 document. Undefined if the spec is invalid, with the reason in the findings. */
  document: JsonObject | undefined;
};

type Upgrade = typeof upgrade;

/**
 * Parses a spec, checks its version, depth and size, and upgrades Swagger 2.0. The upgrade is loaded when a spec needs it:
 * in a browser, most never do.
 */
export async function openDocument(text: string, findings: Findings): Promise<OpenDocument> {
  const checked = checkDocument(text, findings);
  if (!checked.isSwagger) return checked;
  const { upgrade } = await import('./upgrade.js');
  return openWith(upgrade, checked, findings);
}

/** Upgrades a checked document if it is Swagger 2.0. */
export function openWith(
  upgrade: Upgrade,
  { document, isSwagger, linesOf }: CheckedDocument,
  findings: Findings,
): OpenDocument {
  if (document === undefined || !isSwagger) return { document, linesOf };
  return {
    document: upgraded(upgrade, document, findings),
    linesOf: (pointers) => linesInSwagger(pointers, linesOf),
  };
}

function upgraded(upgrade: Upgrade, document: JsonObject, findings: Findings): JsonObject | undefined {
  try {
    return upgrade(document);
  } catch (error) {
    findings.add('HL1002', '', `The Swagger 2.0 spec couldn't be upgraded: ${(error as Error).message}`);
    return undefined;
  }
}

/** Maps pointers of the upgraded document to lines of the Swagger 2.0 text. */
function linesInSwagger(pointers: readonly string[], linesOf: ReadText['linesOf']): Map<string, number> {
  const original = new Map(pointers.map((pointer) => [pointer, swaggerPointer(pointer)]));
  const lines = linesOf([...original.values()]);
  return new Map(
    [...original].flatMap(([pointer, old]) => (lines.has(old) ? [[pointer, lines.get(old) ?? 1]] : [])),
  );
}

function swaggerPointer(pointer: string): string {
  return pointer
    .replace(/^\/components\/schemas(?=\/|$)/, '/definitions')
    .replace(/^\/components\/(parameters|responses)(?=\/|$)/, '/$1')
    .replace(/^(\/paths\/[^/]+\/[^/]+\/responses\/[^/]+)\/content\/[^/]+\/schema/, '$1/schema');
}
