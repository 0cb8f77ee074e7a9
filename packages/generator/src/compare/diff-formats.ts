import { type BreakingDirection, type Difference, difference } from './difference.js';

/**
 * The supersets of each well-known format. Servers may validate these. Other formats are only informative.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
 */
const isAlso: Readonly<Record<string, readonly string[]>> = {
  'date-time': [],
  date: [],
  time: [],
  duration: [],
  email: ['idn-email'],
  'idn-email': [],
  hostname: ['idn-hostname'],
  'idn-hostname': [],
  ipv4: [],
  ipv6: [],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
  'iri-reference': [],
  uuid: [],
  'uri-template': [],
  'json-pointer': [],
  'relative-json-pointer': [],
  regex: [],
  byte: [],
};

type Formats = Readonly<Record<string, string>>;

/**
 * Compares the formats of strings. Generated code doesn't validate them, so they never break responses. A server may, so they can
 * break requests.
 */
export function diffFormats(old: Formats = {}, now: Formats = {}): Difference[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((at) => {
    const [a, b] = [old[at], now[at]];
    if (a === b) return [];
    const was = a === undefined ? '' : ` (was \`${a}\`)`;
    const what = b === undefined ? `no longer has a \`format\`${was}` : `has the \`format\` \`${b}\`${was}`;
    const found = difference(breaksOf(a, b), { what, todo: { request: 'send only values of that format' } });
    return [{ ...found, path: at === '' ? [] : [at] }];
  });
}

function breaksOf(old: string | undefined, now: string | undefined): BreakingDirection {
  if (now === undefined || !Object.hasOwn(isAlso, now)) return 'none';
  return old !== undefined && Object.hasOwn(isAlso, old) && isAlso[old]?.includes(now) === true
    ? 'none'
    : 'request';
}
