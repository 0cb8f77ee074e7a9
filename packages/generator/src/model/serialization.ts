import { type JsonObject, getOwn } from '../parse/json.js';
import type { Serialization, Style } from './model.js';

/** The serialization of a parameter or form property. Defaults are omitted. */
export function serializationOf(value: JsonObject, style: Style, defaultStyle: Style): Serialization {
  const explode = getOwn(value, 'explode');
  const explodes = style === 'form' || style === 'deepObject';
  return {
    ...(style === defaultStyle ? {} : { style }),
    ...(typeof explode === 'boolean' && explode !== explodes ? { explode } : {}),
    ...(getOwn(value, 'allowReserved') === true ? { allowReserved: true } : {}),
  };
}
