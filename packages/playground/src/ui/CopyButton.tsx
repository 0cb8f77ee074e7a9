import { useEffect, useState } from 'react';

type CopyButtonProps = { text: string; label: string };

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [result, setResult] = useState<string>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), 2000);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      () => setResult("Can't copy"),
    );
  return (
    <button type="button" className="pg-button pg-small" aria-label={`Copy ${label}`} onClick={copy}>
      <span aria-live="polite">{result ?? 'Copy'}</span>
    </button>
  );
}
