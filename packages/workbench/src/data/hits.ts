import type { SearchResult } from '@hookloom/generator/search';
import { rowOf } from './open-source.ts';
import type { Hit } from './types.ts';

/** Results beyond these help nobody. */
export const maxHits = 50;

/** The first results of a search, as the list shows them. */
export function hitsOf(results: readonly SearchResult[]): Hit[] {
  return results.slice(0, maxHits).map((result) => {
    const { source, kind, name } = result;
    return kind === 'operation'
      ? { kind, source, operation: rowOf(result.operation) }
      : { kind, source, name };
  });
}
