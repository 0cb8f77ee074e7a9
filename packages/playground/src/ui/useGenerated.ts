import type { ProductNames } from '@hookloom/generator';
import { useEffect, useRef, useState } from 'react';
import { type Generator, openGenerator } from '../generate/generator-client.ts';
import type { Generated } from '../generate/to-generated.ts';

/** The id of the source, and the name of its folder. */
const SOURCE = 'api';

/** The results for the spec. */
export type Results = {
  /** Of the last spec. Undefined until the first run ends. */
  latest: Generated | undefined;
  /** Of the last spec that could be read: while the reader types, there is still something to look at. */
  shown: Generated | undefined;
  isRunning: boolean;
};

/** Generates the code of a spec in a worker, again after each change. */
export function useGenerated(spec: string, names: ProductNames): Results {
  const generator = useRef<Generator>(undefined);
  const [results, setResults] = useState<Results & { spec?: string }>({
    latest: undefined,
    shown: undefined,
    isRunning: true,
  });

  useEffect(() => {
    const opened = openGenerator();
    generator.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    void generator.current?.generate(spec, { id: SOURCE, names }).then((latest) => {
      if (latest === undefined) return;
      setResults(({ shown }) => ({
        spec,
        latest,
        shown: latest.files.length > 0 ? latest : shown,
        isRunning: false,
      }));
    });
  }, [spec, names]);

  return { ...results, isRunning: results.spec !== spec };
}
