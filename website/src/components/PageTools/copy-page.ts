async function markdownAt(address: string): Promise<string> {
  const response = await fetch(address).catch(() => {
    throw new Error('the server cannot be reached');
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // A host that answers every address with a page has no such file.
  if (response.headers.get('content-type')?.includes('html')) throw new Error('there is no such file');
  return response.text();
}

/**
 * Copies what stands at an address.
 *
 * @throws Error whose message says what went wrong, in words that follow a colon.
 */
export async function copyPage(address: string): Promise<void> {
  const text = markdownAt(address);
  try {
    // The promise goes into the clipboard at once: after a wait the browser may no longer see the reader's click.
    if ('ClipboardItem' in window)
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    else await navigator.clipboard.writeText(await text);
  } catch {
    await text;
    throw new Error('the browser did not allow it');
  }
}
