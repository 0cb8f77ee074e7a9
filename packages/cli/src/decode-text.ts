/**
 * Decodes a spec in UTF-8, or in UTF-16 with a byte order mark, which YAML allows (1.2.2, section 5.2), and in which Windows
 * PowerShell 5 saves what a command prints.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
