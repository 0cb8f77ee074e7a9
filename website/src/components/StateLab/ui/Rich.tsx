import type { ReactNode } from 'react';

/** Text with Markdown's code spans. */
export default function Rich({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part));
}

/** The text without the marks of code spans. */
export const toPlain = (text: string): string => text.replaceAll('`', '');
