/** Shown while data loads, or instead of data that could not be loaded. */
export function Pending({ error }: { error: string | undefined }) {
  return error === undefined ? (
    <p className="wb-muted" role="status">
      Loading…
    </p>
  ) : (
    <p className="wb-notice" role="alert">
      {error}
    </p>
  );
}
