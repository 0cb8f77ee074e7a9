import { useEffect, useState } from 'react';
import { documentOf, type JsonObject } from '../generate/normalize-spec.ts';
import type { Generated } from '../generate/to-generated.ts';

type Shown = { generated: Generated; document: JsonObject };

/** A result with its normalized spec: of the result before, until that of another is there. */
export function useDocument(generated: Generated): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const controller = new AbortController();
    const show = (document: JsonObject) => {
      if (!controller.signal.aborted) setShown({ generated, document });
    };
    // Without a document, the app says that it has nothing to show.
    documentOf(generated.spec, controller.signal).then(show, () => show({}));
    return () => controller.abort();
  }, [generated]);
  return shown;
}
