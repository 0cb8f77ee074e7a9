import { useEffect, useState } from 'react';
import type { Hit } from '../data/types.ts';
import { useWorkbench } from './context.ts';

type Found = { query: string; hits?: Hit[]; error?: string };

/** Searches as the reader types. The results of an earlier query stay until there are new ones. */
export function useSearch(query: string): {
  hits: Hit[] | undefined;
  isPending: boolean;
  error: string | undefined;
} {
  const { data, version } = useWorkbench();
  const [found, setFound] = useState<Found>({ query: '' });
  const typed = query.trim();
  useEffect(() => {
    if (typed === '') return undefined;
    let isCurrent = true;
    data.search(typed).then(
      (hits) => isCurrent && setFound({ query: typed, hits }),
      (error: unknown) =>
        isCurrent &&
        setFound({ query: typed, error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [typed, data, version]);
  return { hits: found.hits, isPending: found.query !== typed, error: found.error };
}
