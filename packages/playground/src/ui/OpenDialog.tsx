import { useEffect, useRef, useState } from 'react';
import { startingPoints } from '../documents/starting-points.ts';
import { fetchSpec, readFile } from '../files/read-spec.ts';
import { messageOf } from './message-of.ts';

type OpenDialogProps = {
  onOpen: (spec: string, title: string) => void;
  onClose: () => void;
};

/** Opens a starting point, a file, or a URL. It is shown as long as it is rendered. */
export default function OpenDialog({ onOpen, onClose }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const load = async (read: () => Promise<string>, title: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onOpen(await read(), title);
      dialog.current?.close();
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setBusy(false);
    }
  };

  return (
    <dialog
      className="pg-dialog"
      ref={dialog}
      aria-labelledby="pg-open-title"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="pg-dialog-body" aria-busy={isBusy}>
        <header>
          <h2 id="pg-open-title">Open a spec</h2>
          <button type="button" className="pg-button pg-small" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        <ul className="pg-cards">
          {startingPoints.map(({ id, title, summary, load: read }) => (
            <li key={id}>
              <button type="button" onClick={() => void load(async () => (await read()).default, title)}>
                <strong>{title}</strong>
                <span>{summary}</span>
              </button>
            </li>
          ))}
        </ul>
        <label className="pg-field">
          <span>A file on your device, which you can also drop on the editor or paste</span>
          <input
            type="file"
            className="pg-input"
            accept=".json,.yaml,.yml,application/json,application/yaml,text/yaml"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void load(() => readFile(file), file.name).then(() => (target.value = ''));
            }}
          />
        </label>
        <form
          className="pg-field"
          onSubmit={(event) => {
            event.preventDefault();
            void load(() => fetchSpec(url), url.trim());
          }}
        >
          <label htmlFor="pg-url">A URL, if its host allows requests from other sites</label>
          <div className="pg-row">
            <input
              id="pg-url"
              className="pg-input"
              inputMode="url"
              autoComplete="off"
              placeholder="https://example.com/openapi.yaml"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
            <button type="submit" className="pg-button" disabled={isBusy}>
              Fetch
            </button>
          </div>
        </form>
        <p role="alert" className="pg-error">
          {error}
        </p>
      </div>
    </dialog>
  );
}
