import type { LoadFailureProps } from '@hookloom/workbench/loadable';

/** In the place of a part that failed to load. */
export function LoadFailed({ isRetrying, onRetry }: Pick<LoadFailureProps, 'isRetrying' | 'onRetry'>) {
  return (
    <p className="pg-note" data-kind="error" role="alert">
      Part of this page failed to load. Check your connection and try again.{' '}
      <button type="button" className="pg-button pg-small" onClick={onRetry}>
        {isRetrying ? 'Loading…' : 'Retry'}
      </button>
    </p>
  );
}
