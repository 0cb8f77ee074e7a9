import { entriesOf, isObject, type Json, getOwn } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References } from '../parse/references.js';

export type PathItem = { value: Record<string, Json>; pointer: string };

/** An operation in a path item. `value` may be a reference. */
export type MethodEntry = { method: string; value: Json; pointer: string };

const fixed = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

// Browsers don't send these: https://fetch.spec.whatwg.org/#forbidden-method
const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The operations of a path item, including `additionalOperations`, whose keys are the exact methods.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#path-item-object
 */
export function methodsOf({ value, pointer }: PathItem): MethodEntry[] {
  const own = Object.entries(value).flatMap(([key, operation]): MethodEntry[] =>
    fixed.includes(key)
      ? [{ method: key.toUpperCase(), value: operation, pointer: pointerTo(pointer, key) }]
      : [],
  );
  const more = additional(value, pointer).filter(({ method }) => !own.some((one) => one.method === method));
  return [...own, ...more];
}

function additional(item: PathItem['value'], pointer: string): MethodEntry[] {
  return entriesOf(getOwn(item, 'additionalOperations')).map(([method, value]) => ({
    method,
    value,
    pointer: pointerTo(pointer, 'additionalOperations', method),
  }));
}

/** Whether a browser can send the request. Reports if not. */
export function isSendable({ findings }: References, { method, value, pointer }: MethodEntry): boolean {
  if (!isObject(value)) {
    findings.add('HL1002', pointer, 'The operation is not an object.');
    return false;
  }
  if (forbidden.has(method.toUpperCase())) {
    findings.add('HL2011', pointer, `Browsers block the method ${method}, so the operation is skipped.`);
    return false;
  }
  // A method is a token: RFC 9110, section 9.1.
  if (!/^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(method)) {
    const shown = JSON.stringify(method.slice(0, 40));
    findings.add('HL2011', pointer, `The operation is skipped: ${shown} is not an HTTP method.`);
    return false;
  }
  return true;
}
