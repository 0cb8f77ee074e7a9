import { useState } from 'react';
import { CopyButton } from '../copy/CopyButton.tsx';
import { asCurl, asFetch } from '../try/as-code.ts';
import type { Exchange } from '../try/recorder.ts';
import { asPlainText, maskRequest } from '../try/secrets.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Heading } from './Heading.tsx';

type Props = {
  exchange: Exchange | undefined;
  /** The names of the headers, parameters and properties that are secret. */
  secrets: ReadonlySet<string>;
};

/** The last request and its response, as they went over the network. */
export function ExchangeView({ exchange, secrets }: Props) {
  const [showsSecrets, setShowsSecrets] = useState(false);
  if (exchange === undefined) return null;
  const { response, milliseconds } = exchange;
  const masked = maskRequest(exchange.request, secrets);
  const request = showsSecrets ? exchange.request : masked;
  const hasSecrets = asCurl(masked) !== asCurl(exchange.request);
  const head = [
    `${request.method} ${request.url}`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return (
    <>
      <Heading level={2}>Request and response</Heading>
      <p className="wb-actions">
        <CopyButton text={asCurl(request)} label="request as a shell command">
          Copy as curl
        </CopyButton>
        <CopyButton text={asFetch(request)} label="request as JavaScript">
          Copy as fetch
        </CopyButton>
        {milliseconds !== undefined && (
          <span className="wb-muted">{milliseconds} ms until the response began</span>
        )}
      </p>
      {hasSecrets && (
        <p>
          <label>
            <input
              type="checkbox"
              checked={showsSecrets}
              onChange={(event) => setShowsSecrets(event.target.checked)}
            />{' '}
            Show and copy credentials. Otherwise, they are variables.
          </label>
        </p>
      )}
      <CodeBlock label="Request" code={asPlainText([...head, '', request.body ?? ''].join('\n').trimEnd())} />
      {response && (
        <CodeBlock
          label="Response"
          code={[
            `${response.status} ${response.statusText}`,
            ...response.headers.map(([name, value]) => `${name}: ${value}`),
            '',
            response.body ?? '',
          ]
            .join('\n')
            .trimEnd()}
        />
      )}
    </>
  );
}
