import { useEffect, useRef } from 'react';

type Shown = { state: string; [key: string]: unknown };

const maxText = 100_000;

/** A network state, as a component of an app would get it. */
export function StateView({ state }: { state: Shown }) {
  const { state: name, ...rest } = state;
  const text = write(rest);
  return (
    <div className="wb-state">
      <p role="status">
        <span className={`wb-chip wb-state-${name}`}>{name}</span> {summaryOf(state)}
      </p>
      <Preview value={state['data']} />
      {Object.keys(rest).length > 0 && (
        <pre className="wb-json" tabIndex={0} role="group" aria-label="The state as JSON">
          {text.length > maxText
            ? `${text.slice(0, maxText)}\n… ${text.length - maxText} more characters`
            : text}
        </pre>
      )}
    </div>
  );
}

function summaryOf({ state, status, error, progress, previousData }: Shown): string {
  const kept = previousData === undefined ? '' : ' The previous data is kept.';
  if (state === 'pending') {
    const { loaded, total } = (progress ?? {}) as { loaded?: number; total?: number };
    return `${loaded === undefined ? 'In flight.' : `${loaded} ${total ? `of ${total} ` : ''}bytes.`}${kept}`;
  }
  if (state === 'error') return `${(error as { kind: string }).kind}.${messageOf(error)}${kept}`;
  return state === 'success' ? `Status ${String(status)}.` : 'No call yet.';
}

function messageOf(error: unknown): string {
  const { cause, message } = error as { cause?: unknown; message?: unknown };
  const text = cause instanceof Error ? cause.message : message;
  return typeof text === 'string' && text !== '' ? ` ${text}` : '';
}

/** JSON, in which headers, errors and files are readable too. */
function write(value: unknown): string {
  try {
    return writeJson(value);
  } catch (error) {
    // Arrays in arrays, thousands of times.
    return `It can’t be shown: ${String(error)}`;
  }
}

function writeJson(value: unknown): string {
  return JSON.stringify(
    value,
    (_, one: unknown) => {
      if (one instanceof Headers) return Object.fromEntries(one);
      if (one instanceof Error) return `${one.name}: ${one.message}`;
      if (one instanceof Blob) return `Blob of ${one.size} bytes, ${one.type || 'no type'}`;
      return one;
    },
    2,
  );
}

/** Shows an image. */
function Preview({ value }: { value: unknown }) {
  const image = useRef<HTMLImageElement>(null);
  const blob = value instanceof Blob ? value : (value as { blob?: unknown } | undefined)?.blob;
  const isImage = blob instanceof Blob && /^image\/(png|jpeg|gif|webp|avif)$/.test(blob.type);
  useEffect(() => {
    if (!isImage || !image.current) return undefined;
    const url = URL.createObjectURL(blob);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [isImage, blob]);
  return isImage ? <img className="wb-preview" ref={image} alt="The response" /> : null;
}
