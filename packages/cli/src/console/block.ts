/** A section of text with a heading; nothing if it is empty. */
export function block(heading: string, body: string | undefined): string[] {
  return body ? ['', heading, body] : [];
}
