// Replaces (safe), extends the original: adds the component that the build substitutes for code fences, a link with an id, and a picture of a result.
import Link from '@docusaurus/Link';
import Code from '@site/src/components/Code';
import Result from '@site/src/components/Result';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, Anchor: Link, HighlightedCode: Code, Result };
