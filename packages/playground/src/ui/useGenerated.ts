import type { ProductNames } from '@hookloom/generator';
import { useCallback, useEffect, useRef, useState } from 'react';
import petstore from '../documents/petstore.ts';
import { type Generator, openGenerator } from '../generate/generator-client.ts';
import type { GenerateOutput } from '../generate/messages.ts';
import { type Generated, toGenerated } from '../generate/to-generated.ts';

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

/** Generates the code of a spec in a worker, again after each change. The result for the Petstore is recorded. */
export function useGenerated(
  spec: string,
  names: ProductNames,
  loadPetstore: () => Promise<GenerateOutput>,
): Results & { prepare: () => void } {
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
    let isCurrent = true;
    const generate = async () =>
      isCurrent ? generator.current?.generate(spec, { id: SOURCE, names }) : undefined;
    const result =
      spec === petstore ? loadPetstore().then((output) => toGenerated(output, spec), generate) : generate();
    void result.then((latest) => {
      if (latest === undefined || !isCurrent) return;
      setResults(({ shown }) => ({
        spec,
        latest,
        shown: latest.files.length > 0 ? latest : shown,
        isRunning: false,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [spec, names, loadPetstore]);

  const prepare = useCallback(() => generator.current?.prepare(), []);
  return { ...results, prepare, isRunning: results.spec !== spec };
}
