import type { NamedSchema } from './model.js';
import { camel, type Names } from './names.js';
import type { Payload } from './read-webhooks.js';

/** Named after everything else, so that webhooks never change other names. */
export function nameWebhook({ base, original, pointer, schema, doc }: Payload, names: Names): NamedSchema {
  const name = names.take(base, (candidate) => [candidate, `${camel(candidate)}Schema`]);
  return { name, constant: `${camel(name)}Schema`, original, pointer, schema, doc };
}
