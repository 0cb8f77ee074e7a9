import { useEffect, useState } from 'react';
import type { WorkbenchData } from '../data/types.ts';

/** A number that changes with each change of the data. */
export function useVersion(data: WorkbenchData): number {
  const [version, setVersion] = useState({ data, number: 0 });
  if (version.data !== data) setVersion({ data, number: version.number + 1 });
  useEffect(() => data.subscribe?.(() => setVersion(({ number }) => ({ data, number: number + 1 }))), [data]);
  return version.number;
}
