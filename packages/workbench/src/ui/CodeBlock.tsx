import { useEffect, useState } from 'react';

/** Shows code with a button that copies it. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <figure className="wb-code">
      <figcaption>
        <span>{label}</span>
        <CopyButton text={code} label={label} />
      </figcaption>
      <pre tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

/** Copies a text, and says so for two seconds. */
export function CopyButton({
  text,
  label,
  children = 'Copy',
}: {
  text: string;
  label: string;
  children?: string;
}) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), 2000);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  const shown = { copied: 'Copied', failed: "Can't copy" };
  return (
    <button type="button" className="wb-button wb-small" aria-label={`${children}: ${label}`} onClick={copy}>
      <span aria-live="polite">{result ? shown[result] : children}</span>
    </button>
  );
}
