import { isObject, type Json, type JsonObject } from '@hookloom/workbench/schemas';

const width = 60;

/** A value as code. */
export function toLiteral(value: Json, indent = '  '): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one) => toLiteral(one, `${indent}  `))
    : Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${toLiteral(one, `${indent}  `)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : toLiteral(name));

export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const reserved =
  /^(class|default|delete|enum|function|import|new|package|return|switch|this|var|case|const|export|in|if|do|for|with|void|while|yield|null|true|false|try|super|throw|typeof|let|static|await|async|of|create|add|reload|selected|id|key|index|error|console|is[A-Z]\w*|use[A-Z]\w*)$/;

/** Names of variables for one record and for several. */
export function nounOf(entity: string): [string, string] {
  const words = entity.replace(
    /[^A-Za-z0-9]+(.)?/g,
    (_, next: string | undefined) => next?.toUpperCase() ?? '',
  );
  const name = words.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());
  const plain = /^[a-z]/.test(name) && !reserved.test(name) ? name : 'item';
  const one =
    /[^s]s$/.test(plain) && !/(us|is|ss|series|news)$/.test(plain)
      ? plain.replace(/ies$/, 'y').replace(/s$/, '')
      : plain;
  const many = /[^aeiou]y$/.test(one)
    ? one.replace(/y$/, 'ies')
    : /(s|x|ch|sh)$/.test(one)
      ? `${one}es`
      : `${one}s`;
  return reserved.test(one) ? ['item', 'items'] : [one, many];
}
