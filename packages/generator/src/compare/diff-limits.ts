import type { Limits } from '../model/schema.js';
import { type BreakingDirection, type Difference, difference } from './difference.js';

const sizes: Record<string, string> = { string: 'Length', array: 'Items' };

/** The JSON Schema keyword of a limit. */
function keywordOf(limit: string, kind: string): string {
  const size = sizes[kind];
  if (limit === 'min' || limit === 'max') return limit + (size ?? 'imum');
  return limit === 'above' ? 'exclusiveMinimum' : limit === 'below' ? 'exclusiveMaximum' : limit;
}

/** Compares limits. Tighter limits break requests, looser ones responses. */
export function diffLimits(old: Limits = {}, now: Limits = {}, kind = ''): Difference[] {
  const [before, after] = [old, now] as Record<string, unknown>[];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((limit) => {
    const [a, b] = [before?.[limit], after?.[limit]];
    if (JSON.stringify(a) === JSON.stringify(b)) return [];
    const keyword = `\`${keywordOf(limit, kind)}\``;
    const what =
      b === undefined
        ? `no longer has ${keyword} (was ${show(a)})`
        : `has ${keyword} ${show(b)} (${a === undefined ? 'had none' : `was ${show(a)}`})`;
    return [
      difference(breaksOf(limit, a, b), {
        what,
        todo: { request: 'send values within it', response: 'allow for other values, and run generate' },
      }),
    ];
  });
}

function breaksOf(limit: string, a: unknown, b: unknown): BreakingDirection {
  if (a === undefined) return 'request';
  if (b === undefined) return 'response';
  if (typeof a !== 'number' || typeof b !== 'number') return 'both';
  if (limit === 'min' || limit === 'above') return b > a ? 'request' : 'response';
  if (limit === 'max' || limit === 'below') return b < a ? 'request' : 'response';
  if (limit === 'multipleOf' && Number.isInteger(b / a)) return 'request';
  return limit === 'multipleOf' && Number.isInteger(a / b) ? 'response' : 'both';
}

function show(limit: unknown): string {
  return typeof limit === 'number' ? String(limit) : `\`${String(limit)}\``;
}
