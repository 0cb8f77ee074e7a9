import { useEffect, useState } from 'react';
import { documentOf, type JsonObject } from '../generate/normalize-spec.ts';
import type { Generated } from '../generate/to-generated.ts';

type Shown = { generated: Generated; document: JsonObject };
type Attempt = { generated: Generated; number: number };

/** What {@link useDocument} returns. */
export type UsedDocument = {
  /** A result with its normalized spec: of the result before, until that of another is there. */
  shown: Shown | undefined;
  /** Whether the spec couldn't be normalized, such as without a network. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/** Normalizes the spec of a result. */
export function useDocument(generated: Generated): UsedDocument {
  const [shown, setShown] = useState<Shown>();
  const [number, setNumber] = useState(0);
  const [failed, setFailed] = useState<Attempt>();
  useEffect(() => {
    const controller = new AbortController();
    const ifCurrent = (change: () => void) => {
      if (!controller.signal.aborted) change();
    };
    const show = (document: JsonObject) => {
      setShown({ generated, document });
      setFailed(undefined);
    };
    documentOf(generated.spec, controller.signal).then(
      (document) => ifCurrent(() => show(document)),
      () => ifCurrent(() => setFailed({ generated, number })),
    );
    return () => controller.abort();
  }, [generated, number]);
  const hasFailed = failed?.generated === generated;
  return {
    shown,
    hasFailed,
    isRetrying: hasFailed && failed.number !== number,
    retry: () => setNumber(number + 1),
  };
}
