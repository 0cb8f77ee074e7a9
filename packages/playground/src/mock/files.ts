import { getOwn, isObject, type Json, stringAt } from '@hookloom/workbench/schemas';
import { imageOf } from './image.ts';
import type { Place } from './words.ts';

export type MadeFile = {
  body: string | Uint8Array<ArrayBuffer>;
  /** The name of the file. Undefined if the response is text to show. */
  name?: string;
};

const extensions: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** A body for a response that isn't JSON. Browsers show the image whatever its type says. */
export function fileOf(
  type: string,
  schema: Json | undefined,
  json: (schema: Json | undefined) => Json,
  place: Place,
): MadeFile {
  const plain = type.replace(/;.*/s, '').trim().toLowerCase();
  const name = `${place.entity.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'file'}-${place.index + 1}.${extensions[plain] ?? 'bin'}`;
  if (plain === 'image/svg+xml') return { body: svgOf(place), name };
  if (plain.startsWith('image/')) return { body: imageOf(place.seed), name };
  if (plain === 'application/pdf') return { body: `%PDF-1.4\n% A sample of ${place.entity}.\n%%EOF\n`, name };
  if (plain === 'text/csv') return { body: csvOf(json(schema)), name };
  if (/[/+]xml$/.test(plain))
    return { body: xmlOf(stringAt(getOwn(schema, 'xml'), 'name') ?? 'root', json(schema)) };
  if (plain.startsWith('text/')) {
    const value = json(schema);
    return { body: typeof value === 'string' ? value : JSON.stringify(value, undefined, 2) };
  }
  return { body: `A sample file. ${place.seed}\n`, name };
}

const svgOf = ({ index }: Place) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="hsl(${(index * 47) % 360} 60% 45%)"/></svg>`;

function csvOf(value: Json): string {
  const rows = Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];
  if (rows.length === 0) return `id,name\n1,${JSON.stringify(value)}\n`;
  const names = Object.keys(rows[0]!);
  const cell = (one: Json | undefined) => {
    const text = typeof one === 'object' ? JSON.stringify(one) : String(one ?? '');
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((row) => `${row.map(cell).join(',')}\n`)
    .join('');
}

const escape = (text: string) => text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);
const elementName = (name: string) => name.replace(/[^\w.-]/g, '_').replace(/^(?=[\d.-])|^$/, '_');

function xmlOf(name: string, value: Json): string {
  const tag = elementName(name);
  if (Array.isArray(value)) return value.map((one) => xmlOf(name, one)).join('');
  const inner = isObject(value)
    ? Object.entries(value)
        .map(([key, one]) => xmlOf(key, one))
        .join('')
    : escape(String(value));
  return `<${tag}>${inner}</${tag}>`;
}
