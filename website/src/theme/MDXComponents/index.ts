// Replaces (safe), extends the original: adds the component that the build substitutes for code fences.
import Code from '@site/src/components/Code';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, HighlightedCode: Code };
