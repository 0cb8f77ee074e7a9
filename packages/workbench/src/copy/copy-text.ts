import copyAsSelection from 'copy-text-to-clipboard';

/**
 * Copies a text to the clipboard. If the browser doesn't allow that, or if the page is served over plain HTTP and has no
 * `navigator.clipboard`, the text is selected and copied like any selection, which only works in response to a press.
 *
 * @returns Whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsSelection(text);
  }
}
