/** Opens a URL in the user's browser. Without one, as in a container, the printed URL is enough. */
export async function openBrowser(url: string): Promise<void> {
  try {
    const { default: open } = await import('open');
    (await open(url)).on('error', () => undefined);
  } catch {
    // Nothing to open it with.
  }
}
