import { getOwn, type JsonObject } from '@hookloom/workbench/schemas';
import { fractionOf } from './seed.ts';
import { type Place, rangeFor } from './words.ts';

const numberAt = (schema: JsonObject, key: string) => {
  const value = getOwn(schema, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** A number within the limits of a schema. Identifiers count up. */
export function sampleNumber(
  schema: JsonObject,
  type: 'integer' | 'number',
  property: string,
  { index, seed }: Place,
): number {
  const step = numberAt(schema, 'multipleOf') ?? (type === 'integer' ? 1 : 0.01);
  const [least, most] = limitsOf(schema, step, property);
  if (/id$/i.test(property)) return Math.min(Math.max(least, index + 1), Math.max(most, least));
  const value = least + fractionOf(seed) * (most - least);
  // Rounded up from the lower limit, and back within the upper one.
  const steps = Math.ceil(value / step - 1e-9);
  const rounded = steps * step > most ? Math.floor(most / step + 1e-9) * step : steps * step;
  return Number(rounded.toFixed(10));
}

/** The plausible range, moved within the limits of the schema. */
function limitsOf(schema: JsonObject, step: number, property: string): [number, number] {
  const above = numberAt(schema, 'exclusiveMinimum');
  const below = numberAt(schema, 'exclusiveMaximum');
  const least =
    above === undefined
      ? addIf(numberAt(schema, 'minimum'), schema['exclusiveMinimum'] === true, step)
      : above + step;
  const most =
    below === undefined
      ? addIf(numberAt(schema, 'maximum'), schema['exclusiveMaximum'] === true, -step)
      : below - step;
  const [from, to] = /id$/i.test(property) ? [1, Number.MAX_SAFE_INTEGER] : rangeFor(property);
  if (least !== undefined) return [least, most ?? Math.max(to, least + (to - from))];
  if (most !== undefined) return [Math.min(from, most), most];
  return [from, to];
}

const addIf = (value: number | undefined, exclusive: boolean, step: number) =>
  value !== undefined && exclusive ? value + step : value;
