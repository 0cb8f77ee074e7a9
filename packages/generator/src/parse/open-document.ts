import type { Findings } from '../diagnostics.js';
import { inspect } from './inspect.js';
import { isObject, type Json, type JsonObject, getOwn, preview } from './json.js';
import { readText, type ReadText } from './read-text.js';
import { upgrade } from './upgrade.js';

export type OpenDocument = Pick<ReadText, 'linesOf'> & {
  /** An OpenAPI 3.0, 3.1 or 3.2 document. Undefined if the spec is invalid, with the reason in the findings. */
  document: JsonObject | undefined;
};

/** Parses a spec, checks its version, depth and size, and upgrades Swagger 2.0. */
export function openDocument(text: string, findings: Findings): OpenDocument {
  const { value, linesOf } = readText(text, findings);
  if (value === undefined || !inspect(value, findings)) return { document: undefined, linesOf };
  const version = versionOf(value, findings);
  if (version === undefined || !isObject(value)) return { document: undefined, linesOf };
  if (version === '3') return { document: value, linesOf };
  return { document: upgraded(value, findings), linesOf: (pointers) => linesInSwagger(pointers, linesOf) };
}

function versionOf(value: Json, findings: Findings): '2' | '3' | undefined {
  // In YAML, unquoted `swagger: 2.0` is the number 2.
  const swagger = getOwn(value, 'swagger') ?? undefined;
  const openapi = getOwn(value, 'openapi') ?? undefined;
  if (!isObject(value) || (swagger === undefined && openapi === undefined)) {
    findings.add('HL1002', '', 'The spec has neither `openapi` nor `swagger`.');
    return undefined;
  }
  const is2 = openapi === undefined && /^2(\.0)?$/.test(textOf(swagger));
  const is3 = /^3\.[0-2](\.\d+(-\w+(\.\w+)*)?)?$/.test(textOf(openapi)) || openapi === 3;
  if (!is2 && !is3) {
    const found = preview(openapi ?? swagger ?? '');
    findings.add(
      'HL1003',
      openapi === undefined ? '/swagger' : '/openapi',
      `The OpenAPI version \`${found}\` is not supported.`,
    );
    return undefined;
  }
  const paths = getOwn(value, 'paths');
  if (
    paths !== undefined
      ? !isObject(paths)
      : !isObject(getOwn(value, 'components')) && !isObject(getOwn(value, 'webhooks'))
  ) {
    findings.add('HL1002', paths === undefined ? '' : '/paths', 'The spec has no `paths` object.');
    return undefined;
  }
  return is2 ? '2' : '3';
}

function textOf(version: Json | undefined): string {
  return typeof version === 'string' || typeof version === 'number' ? String(version) : '';
}

function upgraded(document: JsonObject, findings: Findings): JsonObject | undefined {
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
