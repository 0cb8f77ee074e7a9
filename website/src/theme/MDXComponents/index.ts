// Replaces (safe), extends the original: adds the component that the build substitutes for code fences, and a link with an id.
import Link from '@docusaurus/Link';
import Code from '@site/src/components/Code';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, Anchor: Link, HighlightedCode: Code };
