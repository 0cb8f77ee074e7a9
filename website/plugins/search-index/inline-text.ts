import type { Nodes } from 'mdast';

/** The visible text of a paragraph or table row, on one line. MDX expressions have no text at build time. */
export function getInlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'textDirective':
      // A colon in prose ("key:value") isn't a directive. Docusaurus prints it as is, too.
      return `:${node.name}${node.children.map(getInlineText).join('')}`;
    case 'tableRow':
      return node.children.map(getInlineText).filter(Boolean).join(' · ');
    default:
      return 'children' in node ? node.children.map(getInlineText).join('') : '';
  }
}
