/** A `fetch` that asks the server of the command line to send the request, so that the API doesn't need to allow this origin. */
export function proxyFetch(source: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers, signal } = request;
    const described = JSON.stringify({ url, method, headers: [...headers] });
    const body = /^(GET|HEAD)$/.test(method) ? null : await request.blob();
    const response = await fetch(`api/send/${encodeURIComponent(source)}`, {
      method: 'POST',
      headers: { 'workbench-request': encodeURIComponent(described) },
      body: body?.size ? body : null,
      signal,
    });
    const received = response.headers.get('workbench-response');
    if (received === null) throw new TypeError(await messageOf(response));
    const { status, statusText, headers: pairs } = JSON.parse(decodeURIComponent(received)) as Received;
    const isEmpty = status === 204 || status === 205 || status === 304;
    return new Response(isEmpty ? null : response.body, { status, statusText, headers: pairs });
  };
}

type Received = { status: number; statusText: string; headers: [string, string][] };

async function messageOf(response: Response): Promise<string> {
  try {
    return ((await response.json()) as { message: string }).message;
  } catch {
    return `The workbench's server responded with ${response.status}.`;
  }
}
