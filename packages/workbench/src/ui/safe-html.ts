import DOMPurify from 'dompurify';
import { lexer, parser, walkTokens, type Token } from 'marked';

/** Longer descriptions are cut, because parsing them would block the page. */
const maxLength = 50_000;

/** Images would show other servers which operation is read, and forms and styles could imitate the workbench. */
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

/** The sanitized HTML of a description, in Markdown or HTML. Its headings begin at a level. */
export function toSafeHtml(text: string, level: number): string {
  const tokens = lexer(text.slice(0, maxLength));
  const headings: (Token & { depth: number })[] = [];
  void walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as never);
  });
  const shift = level - Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) heading.depth = Math.min(6, heading.depth + shift);
  return purify.sanitize(parser(tokens), allowed);
}
