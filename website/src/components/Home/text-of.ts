import { Children, isValidElement, type ReactNode } from 'react';

/** The text of what a component renders, if its elements show their children. */
export function textOf(node: ReactNode): string {
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return textOf(node.props.children);
  if (Array.isArray(node)) return Children.toArray(node).map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
