/** A headed part of a page of text; nothing where it is empty. */
export function block(heading: string, body: string | undefined): string[] {
  return body ? ['', heading, body] : [];
}
