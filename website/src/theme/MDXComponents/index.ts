// Replaces (safe), spread over the original: adds what the build puts in the place of a code fence.
import Code from '@site/src/components/Code';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, HighlightedCode: Code };
