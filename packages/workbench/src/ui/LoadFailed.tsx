import type { LoadFailureProps } from '../loadable.tsx';

/** In the place of a part whose script failed to load. */
export function LoadFailed({ isRetrying, onRetry }: LoadFailureProps) {
  return (
    <p className="wb-notice" role="alert">
      Part of this page failed to load. Check your connection and try again.{' '}
      <button type="button" className="wb-button wb-small" onClick={onRetry}>
        {isRetrying ? 'Loading…' : 'Retry'}
      </button>
    </p>
  );
}
