async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address).catch(() => {
    throw new Error('the server cannot be reached');
  });
  if (!response.ok) throw new Error(`the server returned ${response.status}`);
  // Some hosts serve an HTML page for URLs that don't exist.
  if (response.headers.get('content-type')?.includes('html')) throw new Error('there is no such file');
  return response.text();
}

/** Copies a text that is still loading. */
async function copyLoading(text: Promise<string>): Promise<boolean> {
  if (!('ClipboardItem' in window)) {
    // Only old browsers and pages served over plain HTTP need it.
    const { copyText } = await import('@hookloom/workbench/copy');
    return copyText(await text);
  }
  // Pass the promise to the clipboard right away: after an await, the click may no longer count as user activation.
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]).then(
    () => true,
    () => false,
  );
}

/**
 * Copies the text at a URL.
 *
 * @throws Error with a message to print after a colon.
 */
export async function copyPage(address: string): Promise<void> {
  const text = fetchMarkdown(address);
  // It may be rejected before it's awaited.
  text.catch(() => undefined);
  const isCopied = await copyLoading(text).catch(() => false);
  await text;
  if (!isCopied) throw new Error('the browser did not allow it');
}
