import type { Findings } from '../diagnostics.js';
import { inspect } from './inspect.js';
import { isObject, type Json, type JsonObject, getOwn, preview } from './json.js';
import { readText, type ReadText } from './read-text.js';

/** A spec whose version, depth and size are supported. */
export type CheckedDocument = Pick<ReadText, 'linesOf'> & {
  /** Undefined if the spec is invalid, with the reason in the findings. */
  document: JsonObject | undefined;
  /** Whether it has to be upgraded from Swagger 2.0. */
  isSwagger: boolean;
};

/** Parses a spec, and checks its version, depth and size. */
export function checkDocument(text: string, findings: Findings): CheckedDocument {
  const { value, linesOf } = readText(text, findings);
  if (value === undefined || !inspect(value, findings))
    return { document: undefined, isSwagger: false, linesOf };
  const version = versionOf(value, findings);
  const document = version === undefined || !isObject(value) ? undefined : value;
  return { document, isSwagger: version === '2', linesOf };
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
