import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

type CopyButtonProps = {
  text: string;
  /** What is copied, for assistive technology. */
  label: string;
  className?: string;
  children?: string;
};

const RESULT_MS = 2000;

/** Copies a text, and says so for two seconds. */
export function CopyButton({
  text,
  label,
  className = 'wb-button wb-small',
  children = 'Copy',
}: CopyButtonProps) {
  const [result, setResult] = useState<string>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => setResult((await copyText(text)) ? 'Copied' : "Can't copy");
  return (
    <button
      type="button"
      className={className}
      aria-label={`${children}: ${label}`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{result ?? children}</span>
    </button>
  );
}
