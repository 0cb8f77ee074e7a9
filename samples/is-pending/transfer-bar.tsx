import type { Progress } from '@hookloom/react';

export function TransferBar({
  progress,
}: {
  progress: Progress | undefined;
}) {
  if (progress?.total === undefined)
    return <progress aria-label="Receiving" />;
  return (
    <progress
      aria-label="Receiving"
      max={progress.total}
      value={progress.loaded}
    />
  );
}
