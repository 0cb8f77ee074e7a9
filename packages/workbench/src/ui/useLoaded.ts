import { useEffect, useState } from 'react';

export type Loaded<T> = { data?: T; error?: string };

/**
 * Loads data, and again when the key changes. While it reloads for the same subject, the old data stays.
 *
 * @param key - identifies what is loaded. `subject` is the part of it after which old data is of no use.
 */
export function useLoaded<T>(load: () => Promise<T>, subject: string, version: number): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { subject: string }>({ subject });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setLoaded({ subject, data }),
      (error: unknown) =>
        isCurrent && setLoaded({ subject, error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
    // `load` is a new function each time. What it loads is identified by the other two.
  }, [subject, version]);
  return loaded.subject === subject ? loaded : {};
}
