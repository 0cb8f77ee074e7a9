import { entriesOf, isObject, type Json, objectAt, getOwn } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References } from '../parse/references.js';
import type { Choice } from './choose-operations.js';
import { kindOf } from './media-types.js';
import { pascal } from './names.js';
import { docOf } from './read-doc.js';
import { methodsOf, type PathItem } from './read-path-item.js';
import type { Doc, Schema } from './schema.js';
import type { Reader } from './reader.js';

/** The payload of a webhook. `base` is the preferred name of its type. */
export type Payload = { pointer: string; original: string; base: string; schema: Schema; doc: Doc };

/**
 * Reads the payloads of webhooks, in document order. The API sends them, so they are read as responses.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#oas-webhooks
 */
export function readWebhooks(reader: Reader): Payload[] {
  const { references } = reader;
  return entriesOf(getOwn(references.document, 'webhooks')).flatMap(([key, value]) => {
    const item = references.followObject(value, pointerTo('/webhooks', key));
    if (item === undefined) return [];
    const payloads = methodsOf(item).flatMap(
      ({ method, value: operation, pointer }): (Payload & { method: string })[] => {
        const found = references.followObject(operation, pointer);
        const payload = found && readPayload(reader, found);
        return payload ? [{ ...payload, pointer, method, original: key, base: baseOf(key) }] : [];
      },
    );
    if (payloads.length < 2) return payloads;
    return payloads.map((one) => ({ ...one, base: baseOf(`${key} ${one.method.toLowerCase()}`) }));
  });
}

/** Returns `OrderPlacedWebhook` for `order.placed`. */
function baseOf(key: string): string {
  const name = pascal(key).replace(/Webhook$/, '');
  return `${/^\p{ID_Start}/u.test(name) ? '' : 'On'}${name}Webhook`;
}

function readPayload(reader: Reader, operation: PathItem): Pick<Payload, 'schema' | 'doc'> | undefined {
  const body = reader.references.followObject(
    getOwn(operation.value, 'requestBody'),
    pointerTo(operation.pointer, 'requestBody'),
  );
  const content = entriesOf(getOwn(body?.value, 'content'));
  const [type, media] =
    content.find(([contentType]) => kindOf(contentType) === 'json') ??
    content.find(([contentType]) => /^(urlencoded|multipart)$/.test(kindOf(contentType) ?? '')) ??
    [];
  if (body === undefined || type === undefined) return undefined;
  const pointer = pointerTo(body.pointer, 'content', type, 'schema');
  const { summary, description, deprecated } = operation.value;
  return {
    schema: reader.read(getOwn(media, 'schema'), { pointer, mode: 'response', within: undefined }),
    doc: docOf({ description: description ?? summary ?? null, deprecated: deprecated ?? null }),
  };
}

/** Reports webhooks, with one finding. */
export function reportWebhooks({ document, findings }: References, names: readonly string[]): void {
  const keys = entriesOf(getOwn(document, 'webhooks')).map(([key]) => key);
  const shown = names.slice(0, 5).map((name) => `\`${name}\``);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
  const types =
    names.length === 0 ? 'None has a payload with a schema.' : `Their types are ${shown.join(', ')}${more}.`;
  if (keys.length > 0)
    findings.add('HL2030', '/webhooks', `Webhooks get no hooks: ${keys.length} of them. ${types}`);
}

/** Reports the callbacks of operations, with one finding. */
export function reportCallbacks({ document, findings }: References, choice: Choice): void {
  const { first, operations } = callbacksIn(document, choice);
  if (first === undefined) return;
  const message = `No code is generated for the callbacks of ${operations} operations.`;
  findings.add('HL2031', first, message);
}

function callbacksIn(document: Json, choice: Choice): { first: string | undefined; operations: number } {
  const pointers = entriesOf(getOwn(document, 'paths')).flatMap(([path, value]) =>
    methodsOf({ value: isObject(value) ? value : {}, pointer: pointerTo('/paths', path) }).flatMap((entry) =>
      choice.includes(entry.method, path) && entriesOf(objectAt(entry.value, 'callbacks')).length > 0
        ? [pointerTo(entry.pointer, 'callbacks')]
        : [],
    ),
  );
  return { first: pointers[0], operations: pointers.length };
}
