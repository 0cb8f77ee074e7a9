import { getOwn, type JsonObject, stringAt } from '@hookloom/workbench/schemas';
import { samplePattern } from './sample-pattern.ts';
import { hashOf, uuidOf } from './seed.ts';
import { dateOf, type Place, textFor } from './words.ts';

const formats: Readonly<Record<string, (place: Place, property: string) => string>> = {
  date: dateOf,
  'date-time': (place) => `${dateOf(place)}T09:30:00Z`,
  time: () => '09:30:00Z',
  duration: () => 'PT15M',
  uuid: ({ seed }) => uuidOf(seed),
  email: (place) => textFor('email', place),
  hostname: () => 'example.com',
  ipv4: ({ seed }) => `192.0.2.${hashOf(seed) % 255}`,
  ipv6: () => '2001:db8::1',
  uri: (place) => textFor('url', place),
  url: (place) => textFor('url', place),
  'uri-reference': (place) => textFor('url', place),
  byte: () => 'SG9va2xvb20=',
  binary: () => '',
};

/** A text within the limits of a schema, about what its property's name says. */
export function sampleText(schema: JsonObject, property: string, place: Place): string {
  const format = stringAt(schema, 'format') ?? '';
  const made = Object.hasOwn(formats, format) ? formats[format]!(place, property) : textFor(property, place);
  const pattern = stringAt(schema, 'pattern');
  const text = pattern === undefined ? made : (samplePattern(pattern, made, place.seed) ?? made);
  const least = limitAt(schema, 'minLength', 0);
  const most = limitAt(schema, 'maxLength', Infinity);
  return text
    .padEnd(Math.min(least, 1000), ' and more')
    .slice(0, most)
    .trimEnd()
    .padEnd(Math.min(least, 1000), 'x');
}

function limitAt(schema: JsonObject, key: string, fallback: number): number {
  const value = getOwn(schema, key);
  return typeof value === 'number' && value >= 0 ? value : fallback;
}
