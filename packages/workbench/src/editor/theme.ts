import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';

// The site's tokens reach into the shadow root, in both color modes.
const highlight = HighlightStyle.define([
  { tag: [t.keyword, t.modifier, t.operatorKeyword], color: 'var(--hl-code-keyword)' },
  { tag: [t.propertyName, t.attributeName], color: 'var(--hl-code-property)' },
  { tag: [t.string, t.special(t.string), t.regexp, t.attributeValue], color: 'var(--hl-code-string)' },
  { tag: [t.number, t.bool, t.null, t.atom], color: 'var(--hl-code-number)' },
  {
    tag: [t.function(t.variableName), t.function(t.propertyName), t.typeName, t.className, t.tagName],
    color: 'var(--hl-code-function)',
  },
  { tag: [t.comment, t.meta], color: 'var(--hl-code-comment)' },
  { tag: [t.punctuation, t.separator, t.operator], color: 'var(--hl-code-punctuation)' },
]);

export const button = {
  border: '1px solid var(--hl-border-strong)',
  borderRadius: '6px',
  background: 'var(--hl-surface-raised)',
  color: 'inherit',
};

const look = EditorView.theme({
  '&': {
    direction: 'ltr',
    height: '100%',
    background: 'var(--hl-code-surface)',
    color: 'var(--hl-code-text)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: '2px solid var(--hl-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--hl-font-mono)', fontWeight: '450', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--hl-text)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--hl-text)' },
  '.cm-gutters': { border: 0, background: 'transparent', color: 'var(--hl-code-comment)' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--hl-text) 5%, transparent)' },
  '.cm-activeLineGutter': { background: 'none', color: 'var(--hl-text)' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
  '.cm-foldPlaceholder': { ...button, padding: '0 0.4em', margin: '0 0.2em' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    background: 'color-mix(in srgb, var(--hl-accent) 25%, transparent)',
  },
  '.cm-panels': { border: 0, background: 'var(--hl-surface)', color: 'var(--hl-text)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--hl-border)' },
  '.cm-panel': { font: '400 0.8125rem/1.5 var(--hl-font-text)' },
  '.cm-keyboard-hint': {
    padding: '0.15rem 0.75rem',
    color: 'var(--hl-text-muted)',
    fontSize: '0.75rem',
  },
  '@media (pointer: coarse)': { '.cm-keyboard-hint': { display: 'none' } },
  '.cm-mark-error': { background: 'color-mix(in srgb, var(--hl-madder) 16%, transparent)' },
  '.cm-mark-changed': { background: 'var(--hl-code-highlight)' },
  '.cm-mark-message': {
    padding: '0.1rem 0.75rem 0.3rem',
    background: 'color-mix(in srgb, var(--hl-madder) 16%, transparent)',
    color: 'var(--hl-madder)',
    font: '500 0.8125rem/1.45 var(--hl-font-text)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-mark-message-changed': { background: 'var(--hl-code-highlight)', color: 'var(--hl-code-comment)' },
});

/** The look of the site's code blocks. */
export const theme: Extension = [look, syntaxHighlighting(highlight)];
