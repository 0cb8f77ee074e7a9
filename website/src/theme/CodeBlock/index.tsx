// Replaces (safe): code is highlighted at build time. See plugins/highlight-code.
import Code from '@site/src/components/Code';
import type { Props } from '@theme/CodeBlock';
import type { ReactNode } from 'react';

export default function CodeBlock({ children, language, title }: Props): ReactNode {
  return (
    <Code
      marked={typeof children === 'string' ? children.replace(/\n$/, '') : ''}
      {...(language && { language })}
      {...(typeof title === 'string' && { title })}
    />
  );
}
