async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address).catch(() => {
    throw new Error('the server cannot be reached');
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // Some hosts serve an HTML page for URLs that don't exist.
  if (response.headers.get('content-type')?.includes('html')) throw new Error('there is no such file');
  return response.text();
}

/**
 * Copies the text at a URL.
 *
 * @throws Error with a message to print after a colon.
 */
export async function copyPage(address: string): Promise<void> {
  const text = fetchMarkdown(address);
  try {
    // Pass the promise to the clipboard right away: after an await, the click may no longer count as user activation.
    if ('ClipboardItem' in window)
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    else await navigator.clipboard.writeText(await text);
  } catch {
    await text;
    throw new Error('the browser did not allow it');
  }
}
