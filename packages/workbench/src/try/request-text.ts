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
