import type { Nodes } from 'mdast';

/** What a reader sees of a paragraph or a table row, on one line. Expressions of MDX have no text before they are run. */
export function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'textDirective':
      // A colon in prose ("key:value") is no directive; Docusaurus prints it as written, too.
      return `:${node.name}${node.children.map(inlineText).join('')}`;
    case 'tableRow':
      return node.children.map(inlineText).filter(Boolean).join(' · ');
    default:
      return 'children' in node ? node.children.map(inlineText).join('') : '';
  }
}
