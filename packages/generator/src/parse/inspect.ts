import type { Findings } from '../diagnostics.js';
import type { Json } from './json.js';
import { pointerTo } from './pointer.js';

/** More levels than any real spec has, and few enough for later steps to recurse. */
export const maxDepth = 200;
export const maxNodes = 5_000_000;

type Visit = { value: Json; depth: number; key: string | number; parent: Visit | undefined };

/**
 * Removes `__proto__` keys and returns whether depth and size are within limits. It doesn't recurse, and it also stops at cycles
 * and exponential growth from YAML aliases.
 */
export function inspect(root: Json, findings: Findings): boolean {
  const stack: Visit[] = [{ value: root, depth: 0, key: '', parent: undefined }];
  let nodes = 0;
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    nodes += 1;
    if (visit.depth > maxDepth) {
      findings.add('HL1006', pathOf(visit, 8), `The spec has more than ${maxDepth} levels.`);
      return false;
    }
    const { value } = visit;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) {
      findings.add('HL1007', pathOf(visit), 'The key `__proto__` is left out.');
      delete (value as Record<string, Json>)['__proto__'];
    }
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      const child = (value as Record<string | number, Json>)[key];
      if (typeof child !== 'object' || child === null) continue;
      if (nodes + stack.length > maxNodes) break;
      stack.push({ value: child, depth: visit.depth + 1, key, parent: visit });
    }
    if (nodes + stack.length > maxNodes) return tooLarge(findings);
  }
  return true;
}

function tooLarge(findings: Findings): false {
  findings.add('HL1006', '', `The spec has more than ${maxNodes} values.`);
  return false;
}

/** The pointer of a visit, limited to its first levels. */
function pathOf(visit: Visit, levels = maxDepth): string {
  const keys: (string | number)[] = [];
  for (let at: Visit | undefined = visit; at.parent; at = at.parent) keys.unshift(at.key);
  return pointerTo('', ...keys.slice(0, levels));
}
