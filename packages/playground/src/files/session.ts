const KEY = 'playground';

/** A longer spec is only restored on request: it could make the page slow before the reader can replace it. */
export const MAX_RESTORED_LENGTH = 300_000;

/** Browsers keep about five million characters for a site. */
const MAX_SAVED_LENGTH = 4_000_000;

/** Saves the spec for the next visit. Without storage, or if it is too long for it, the last one is forgotten. */
export function saveSession(spec: string): void {
  try {
    if (spec.length > MAX_SAVED_LENGTH) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, spec);
  } catch {
    // Then there is nothing to restore.
  }
}

/** The spec of the last visit. */
export function readSession(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function clearSession(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
