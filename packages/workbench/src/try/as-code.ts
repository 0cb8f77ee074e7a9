import type { RequestText } from './request-text.ts';
import { splitPlaceholders } from './secrets.ts';

/** A shell command that sends the request. */
export function asCurl({ method, url, headers, body }: RequestText): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `--request ${method} `}${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Placeholders become variables. */
function shellQuoted(text: string): string {
  const parts = splitPlaceholders(text).map((part, index) =>
    index % 2 === 1 ? `"$${part}"` : part && `'${part.replaceAll("'", `'\\''`)}'`,
  );
  return parts.join('') || "''";
}

/** JavaScript that sends the request. Placeholders become variables. */
export function asFetch({ method, url, headers, body }: RequestText): string {
  const options = {
    ...(method !== 'GET' && { method }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(body !== undefined && { body }),
  };
  const given = Object.keys(options).length > 0 ? `, ${JSON.stringify(options, undefined, 2)}` : '';
  return withVariables(`const response = await fetch(${JSON.stringify(url)}${given});`);
}

/** Turns the strings that contain placeholders into template literals. */
function withVariables(code: string): string {
  return code.replace(/"(?:[^"\\]|\\.)*"/g, (string) => {
    const [first = '', ...rest] = splitPlaceholders(string.slice(1, -1).replace(/`|\$\{/g, '\\$&'));
    if (rest.length === 0) return string;
    return `\`${first}${rest.map((part, index) => (index % 2 === 0 ? `\${${part}}` : part)).join('')}\``;
  });
}
