// Replaces (safe), extends the original: adds the components that the build substitutes for code fences and puts around what is below the first screen, a link with an id, and a picture of a result.
import Link from '@docusaurus/Link';
import BelowFirstScreen from '@site/src/components/BelowFirstScreen';
import Code from '@site/src/components/Code';
import Result from '@site/src/components/Result';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  Anchor: Link,
  BelowFirstScreen,
  // The theme distinguishes code fences from code within text. Only the latter are left.
  code: 'code',
  HighlightedCode: Code,
  Result,
};
