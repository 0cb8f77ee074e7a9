/** A request, as text. */
export type RequestText = {
  method: string;
  url: string;
  headers: readonly (readonly [string, string])[];
  body?: string;
};

/** Reads a request without using it up. Bodies that aren't text are named, not shown. */
export async function describeRequest(request: Request): Promise<RequestText> {
  const headers = [...request.headers];
  const type = request.headers.get('content-type') ?? '';
  const isBinary = type.startsWith('multipart/') || !/json|text|xml|urlencoded|yaml|^$/.test(type);
  const body = isBinary ? `(${type})` : await request.clone().text();
  return { method: request.method, url: request.url, headers, ...(body !== '' && { body }) };
}

/** A shell command that sends the request. */
export function asCurl({ method, url, headers, body }: RequestText): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `--request ${method} `}${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** JavaScript that sends the request. */
export function asFetch({ method, url, headers, body }: RequestText): string {
  const options = {
    ...(method !== 'GET' && { method }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(body !== undefined && { body }),
  };
  const given = Object.keys(options).length > 0 ? `, ${JSON.stringify(options, undefined, 2)}` : '';
  return `const response = await fetch(${JSON.stringify(url)}${given});`;
}
