import { CopyButton } from '../copy/CopyButton.tsx';

/** Shows code with a button that copies it. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <figure className="wb-code">
      <figcaption>
        <span>{label}</span>
        <CopyButton text={code} label={label} />
      </figcaption>
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
