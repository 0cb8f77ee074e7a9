/** The path of a page's Markdown: the page's own path with `.md`. */
export function markdownPath(permalink: string): string {
  const bare = permalink.replace(/\/$/, '');
  return bare ? `${bare}.md` : '/index.md';
}
