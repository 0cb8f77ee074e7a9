import type { Docs, GeneratedFile, ProductNames } from '@hookloom/generator';
import type { Json } from '@hookloom/workbench/schemas';
import { useEffect, useMemo, useState } from 'react';
import { Editor } from '../editor/Editor.tsx';
import type { EditorDiagnostic } from '../editor/types.ts';
import { createMock, type Mock, type MockNetwork } from '../mock/create-mock.ts';
import './app.css';
import { Controls } from './Controls.tsx';
import { Frame } from './Frame.tsx';
import { Log } from './Log.tsx';
import type { Crash } from './messages.ts';
import { startComponent } from './start-component.ts';
import { useColorMode } from './useColorMode.ts';
import { useRun } from './useRun.ts';

export type RunningAppProps = {
  /** The generated files, without the folder of the source. */
  files: readonly GeneratedFile[];
  docs: Docs;
  /** The normalized spec. */
  document: Json;
  /** The URL of the page in which components run. */
  frameUrl: string;
  /** The names in the generated code. */
  names?: Pick<ProductNames, 'slug' | 'reactPackage'>;
  /** The reader's component. Without one, there is a component for the spec. */
  code?: string | undefined;
  /** Called with the reader's component, and with undefined if it is reset. */
  onCodeChange?: (code: string | undefined) => void;
  /** The server that responds. Without one, the app has its own. */
  mock?: Mock;
};

const defaultNames = { slug: 'hookloom', reactPackage: '@hookloom/react' };
const entry = 'app.tsx';
/** Long enough to see that something is pending. */
const firstLatency = 400;

/** A component that uses the generated hooks, and runs in a frame against a mock of the API. */
export function RunningApp(props: RunningAppProps) {
  const { files, docs, document, frameUrl, names = defaultNames, onCodeChange } = props;
  const mode = useColorMode();
  const folder = `./${names.slug}/${docs.source}`;
  const [own, setOwn] = useState(props.code);
  const code = useMemo(
    () => own ?? startComponent(docs, document, { reactPackage: names.reactPackage, folder }),
    [own, docs, document, names.reactPackage, folder],
  );
  const change = (next: string | undefined) => {
    setOwn(next);
    onCodeChange?.(next);
  };

  const ownMock = useMemo(() => createMock(document), [document]);
  const mock = props.mock ?? ownMock;
  const [network, setNetwork] = useNetwork(mock);

  const programFiles = useMemo(
    () =>
      Object.fromEntries(
        files.map(({ path, contents }) => [`${names.slug}/${docs.source}/${path}`, contents]),
      ),
    [files, names.slug, docs.source],
  );
  const hasServer = docs.operations.some(({ server }) => server !== undefined);
  const {
    run,
    start: runAgain,
    onEvent,
    note,
    clear,
  } = useRun({
    code,
    files: programFiles,
    source: docs.source,
    entry,
    baseURL: hasServer ? undefined : 'https://api.example',
  });
  const [reveal, setReveal] = useState<{ line: number }>();
  const diagnostics = useMemo(() => diagnosticsOf(run.crash), [run.crash]);

  return (
    <div className="hl-app">
      <div className="hl-app__grid">
        <section className="hl-app__code" aria-label="Component">
          <header className="hl-app__bar">
            <h2>{entry}</h2>
            <button type="button" disabled={own === undefined} onClick={() => change(undefined)}>
              Reset component
            </button>
          </header>
          <div className="hl-app__editor">
            <Editor
              value={code}
              language="tsx"
              label="Component"
              onChange={change}
              diagnostics={diagnostics}
              {...(reveal && { reveal })}
            />
          </div>
        </section>
        <section className="hl-app__result" aria-label="Running app">
          <header className="hl-app__bar">
            <h2>Running app</h2>
            <p role="status">{statusOf(run.status)}</p>
            {run.crash === undefined && (
              <button type="button" onClick={runAgain}>
                Run again
              </button>
            )}
          </header>
          <div className="hl-app__stage">
            {run.program && (
              <Frame
                key={run.id}
                url={frameUrl}
                program={run.program}
                fetch={mock.fetch}
                mode={mode}
                offline={network.offline}
                onEvent={onEvent}
              />
            )}
            {run.crash && (
              <Stopped crash={run.crash} onLine={(line) => setReveal({ line })} onRun={runAgain} />
            )}
          </div>
        </section>
        <Controls
          network={network}
          onChange={setNetwork}
          onReset={() => {
            mock.reset();
            note('The data of the mock is what it was at first.');
            runAgain();
          }}
        />
        <Log entries={run.entries} onLine={(line) => setReveal({ line })} onClear={clear} />
      </div>
    </div>
  );
}

/** The settings of the mock, which the mock reads when a request arrives. */
function useNetwork(mock: Mock): [MockNetwork, (change: Partial<MockNetwork>) => void] {
  const [network, setNetwork] = useState({ ...mock.network, latency: mock.network.latency || firstLatency });
  useEffect(() => void Object.assign(mock.network, network), [mock, network]);
  // The mock has failed a call as it was asked to.
  useEffect(() => {
    if (!network.failNext) return undefined;
    const timer = setInterval(() => {
      if (!mock.network.failNext) setNetwork((before) => ({ ...before, failNext: false }));
    }, 200);
    return () => clearInterval(timer);
  }, [mock, network.failNext]);
  return [network, (change) => setNetwork((before) => ({ ...before, ...change }))];
}

const statusOf = (status: 'starting' | 'running' | 'stopped') =>
  ({ starting: 'Starting…', running: 'Running', stopped: 'Stopped' })[status];

function diagnosticsOf(crash: Crash | undefined): EditorDiagnostic[] {
  return crash?.line === undefined ? [] : [{ severity: 'error', message: crash.message, line: crash.line }];
}

const titles: Readonly<Record<Crash['kind'], string>> = {
  syntax: 'The component can’t be read',
  loop: 'The app was stopped',
  error: 'The component crashed',
};

type StoppedProps = { crash: Crash; onLine: (line: number) => void; onRun: () => void };

function Stopped({ crash: { kind, message, line }, onLine, onRun }: StoppedProps) {
  return (
    <div className="hl-app__stopped" role="alert">
      <h3>{titles[kind]}</h3>
      <p>{message}</p>
      <p>
        {line !== undefined && (
          <button type="button" onClick={() => onLine(line)}>
            Go to line {line}
          </button>
        )}
        {kind !== 'syntax' && (
          <button type="button" onClick={onRun}>
            Run again
          </button>
        )}
      </p>
    </div>
  );
}
