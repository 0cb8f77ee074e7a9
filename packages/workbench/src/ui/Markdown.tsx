import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { useMemo } from 'react';

/** Longer descriptions are cut, because parsing them would block the page. */
const maxLength = 50_000;

/** Images would tell other servers which operation is read, and forms and styles could imitate the workbench. */
const allowed = {
  ALLOWED_TAGS:
    'a abbr b blockquote br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr i kbd li ol p pre s strong sub summary sup table tbody td th thead tr ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'title', 'start', 'align'],
  ALLOWED_URI_REGEXP: /^(https?:|mailto:)/i,
};

const purify = DOMPurify();
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noreferrer');
});

/** The sanitized HTML of a description, in Markdown or HTML. */
export function toSafeHtml(text: string): string {
  return purify.sanitize(marked.parse(text.slice(0, maxLength), { async: false }), allowed);
}

/** Shows a description of the spec. */
export function Markdown({ text }: { text: string | undefined }) {
  const html = useMemo(() => (text ? toSafeHtml(text) : ''), [text]);
  return html ? <div className="wb-markdown" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
