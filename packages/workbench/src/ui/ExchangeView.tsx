import { asCurl, asFetch } from '../try/as-code.ts';
import type { Exchange } from '../try/recorder.ts';
import { CodeBlock, CopyButton } from './CodeBlock.tsx';
import { Heading } from './Heading.tsx';

/** The last request and its response, as they went over the network. */
export function ExchangeView({ exchange }: { exchange: Exchange | undefined }) {
  if (exchange === undefined) return null;
  const { request, response, milliseconds } = exchange;
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
      <CodeBlock label="Request" code={[...head, '', request.body ?? ''].join('\n').trimEnd()} />
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
