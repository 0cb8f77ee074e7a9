import type { OperationDocs } from '@hookloom/generator';
import { columns } from './columns.js';
import { block } from './block.js';

/** Formats an operation as text. */
export function formatOperation(source: string, operation: OperationDocs): string {
  const { name, method, path, summary, description, deprecated, signature, hooks, sample } = operation;
  const { parameters, body, responses } = operation;
  return [
    `${name}  (operation of ${source})${deprecated ? '  deprecated' : ''}`,
    `${method} ${path}`,
    ...[summary, description].filter((text) => text !== undefined),
    ...block('Signature', `  ${signature}`),
    ...block('Hooks', columns(Object.entries(hooks), '  ')),
    ...block(
      'Parameters',
      columns(
        parameters.map((one) => [one.name, one.in, need(one.required), one.type, oneLine(one.description)]),
        '  ',
      ),
    ),
    ...block(
      'Body',
      body &&
        columns(
          body.contents.map((one, index) => [
            one.contentType,
            need(body.required),
            one.type,
            index === 0 ? oneLine(body.description) : '',
          ]),
          '  ',
        ),
    ),
    ...block(
      'Responses',
      columns(
        responses.flatMap(({ status, description, contents }) => {
          const [first, ...others] = contents;
          return [
            [status, first?.contentType ?? '', first?.type ?? '', oneLine(description)],
            ...others.map((one) => ['', one.contentType, one.type, '']),
          ];
        }),
        '  ',
      ),
    ),
    ...block('Example', sample.trimEnd().replace(/^(?=.)/gm, '  ')),
  ].join('\n');
}

function need(required: boolean): string {
  return required ? 'required' : 'optional';
}

function oneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
