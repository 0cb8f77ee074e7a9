/** Where a page's Markdown stands: beside the page, under its address and `.md`. */
export function markdownPath(permalink: string): string {
  const bare = permalink.replace(/\/$/, '');
  return bare ? `${bare}.md` : '/index.md';
}
