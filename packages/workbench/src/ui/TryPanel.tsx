import {
  createDownloadHook,
  createStatefulHook,
  createStreamHook,
  type Operation,
} from '@hookloom/react/generated';
import type { CallError, NetworkState } from '@hookloom/react';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import type { OperationDetail } from '../data/types.ts';
import { samplesOf, type RequestValues } from '../samples.ts';
import { addCall } from '../try/history.ts';
import { nameOf } from '../try/fields.ts';
import { keyOf } from '../try/saved-values.ts';
import { maskValues } from '../try/secrets.ts';
import { toOperation, toStream } from '../try/to-operation.ts';
import { type Errors, errorsOfIssues, toRequest } from '../try/to-request.ts';
import { BodyEditor } from './BodyEditor.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { useWorkbench } from './context.ts';
import { ExchangeView } from './ExchangeView.tsx';
import { FieldInput } from './FieldInput.tsx';
import { Heading } from './Heading.tsx';
import { History } from './History.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { StateView } from './StateView.tsx';
import { useSettings } from './Sending.tsx';
import { useForm } from './useForm.ts';

type State = NetworkState<unknown> | { state: 'pending'; events: readonly unknown[] };
type Result = { state: string; status?: number; error?: CallError };
type Hook = () => [state: State, execute: (request: RequestValues) => Promise<Result>, clear: () => void];

/** Calls an operation through the runtime, with a form made from its schemas. */
export function TryPanel({ detail }: { detail: OperationDetail }) {
  const { route, sources } = useWorkbench();
  const source = sources.find(({ id }) => id === route.source)!;
  const { id, schemes } = source;
  const useOperation = useMemo(() => hookOf(detail, toOperation(detail, id, schemes)), [detail, id, schemes]);
  // Another operation has other hooks.
  return <Form key={`${source.id} ${detail.docs.name}`} detail={detail} useOperation={useOperation} />;
}

/** The hook that an app would use: the download hook for a file, the stream hook for a stream. */
function hookOf(detail: OperationDetail, operation: Operation): Hook {
  const { download, stream } = detail.docs.hooks;
  if (stream !== undefined) {
    const useStream = createStreamHook(operation, toStream(detail));
    return () => useStream({ maxEvents: 1000 });
  }
  return download !== undefined ? createDownloadHook(operation) : createStatefulHook(operation);
}

function Form({ detail, useOperation }: { detail: OperationDetail; useOperation: Hook }) {
  const { route, names, sources } = useWorkbench();
  const { docs } = detail;
  const [state, execute, clear] = useOperation();
  const { exchangeOf, begin, hasSend, settingsOf } = useSettings();
  const source = sources.find(({ id }) => id === route.source)!;
  const canSend = hasSend && settingsOf(source).baseURL !== '';
  const form = useForm(detail, route.source);
  const secrets = new Set([
    ...source.schemes.flatMap(({ key }) => key ?? []),
    ...form.fields.filter(({ isSecret }) => isSecret).map(nameOf),
  ]);
  const { request, errors: typing } = toRequest(form.input);
  const [shown, setShown] = useState<Errors>({});
  const element = useRef<HTMLFormElement>(null);
  const refused =
    state.state === 'error' && state.error.kind === 'request-validation' ? state.error : undefined;
  const errors = { ...errorsOfIssues(refused?.issues ?? [], form.fields), ...shown };
  useEffect(() => {
    if (refused) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setShown(typing);
    if (Object.keys(typing).length > 0) return;
    const start = performance.now();
    begin(route.source, docs.name);
    const result = await execute(request);
    addCall({
      source: route.source,
      operation: docs.name,
      method: docs.method,
      url: docs.path,
      result: resultOf(result),
      milliseconds: Math.round(performance.now() - start),
    });
  };

  return (
    <section className="wb-section wb-try">
      <SettingsPanel />
      <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
        {form.parameters.map((field) => (
          <FieldInput
            key={keyOf(field)}
            field={field}
            text={form.input.texts[keyOf(field)] ?? ''}
            error={errors[keyOf(field)]}
            onText={(text) => form.setText(keyOf(field), text)}
          />
        ))}
        <BodyEditor form={form} errors={errors} />
        <p className="wb-actions">
          <button type="submit" className="wb-button wb-primary" disabled={!canSend}>
            {docs.hooks.download ? 'Download' : docs.hooks.stream ? 'Open' : 'Send'}
          </button>
          <button type="button" className="wb-button" disabled={state.state !== 'pending'} onClick={clear}>
            Abort
          </button>
          <button type="button" className="wb-button" disabled={state.state === 'init'} onClick={clear}>
            Clear
          </button>
          <button type="button" className="wb-button" onClick={form.reset}>
            Reset the form
          </button>
        </p>
        {!canSend && (
          <p className="wb-notice">The spec names no server. Start the workbench with a base URL.</p>
        )}
      </form>
      <Heading level={2}>State</Heading>
      <StateView state={state} />
      <ExchangeView exchange={exchangeOf(route.source, docs.name)} secrets={secrets} />
      <details className="wb-example">
        <summary>Code with these values</summary>
        {samplesOf(detail, route.source, names, maskValues(request, secrets)).map(({ label, code }) => (
          <CodeBlock key={label} label={label} code={code} />
        ))}
      </details>
      <History />
    </section>
  );
}

function resultOf({ state, status, error }: Result): string {
  if (state === 'error' && error) return 'status' in error ? `${error.kind} ${error.status}` : error.kind;
  return status === undefined ? state : String(status);
}
