import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code are CSS variables of `src/css/tokens.css`, so one theme serves both colour modes. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--hl-code-text)', backgroundColor: 'var(--hl-code-surface)' },
  styles: [
    {
      types: ['comment', 'prolog', 'cdata'],
      style: { color: 'var(--hl-code-comment)', fontStyle: 'italic' },
    },
    { types: ['punctuation', 'operator'], style: { color: 'var(--hl-code-punctuation)' } },
    { types: ['keyword', 'atrule', 'important', 'tag'], style: { color: 'var(--hl-code-keyword)' } },
    { types: ['string', 'char', 'attr-value', 'inserted', 'url'], style: { color: 'var(--hl-code-string)' } },
    {
      types: ['function', 'method', 'maybe-class-name', 'class-name'],
      style: { color: 'var(--hl-code-function)' },
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'builtin'],
      style: { color: 'var(--hl-code-number)' },
    },
    {
      types: ['attr-name', 'property', 'property-access', 'selector', 'key'],
      style: { color: 'var(--hl-code-property)' },
    },
    { types: ['deleted'], style: { color: 'var(--hl-code-keyword)' } },
  ],
};
