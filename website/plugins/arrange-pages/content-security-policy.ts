import { createHash } from 'node:crypto';
import { TRUSTED_TYPES, trustedTypesScript } from './trusted-types';

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="?application\/))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ATTRIBUTE = /(?:\s+|(?<=["']))[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/;
// Also those in the HTML that an inline script inserts.
const STYLE_ATTRIBUTE = new RegExp(
  String.raw`<[a-z][\w-]*(?:${ATTRIBUTE.source})*?(?:\s+|(?<=["']))style=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`,
  'g',
);
/** What React and the minifier escape in an attribute. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};
/** The hosts that a page may call besides its own: the playground fetches specs. */
const CONNECTIONS = /<meta [^>]*name="?allowed-connections"? content="?([\w:.*/-]+)/;
/** Where a page's head begins to say what it needs. */
export const CHARSET = /<meta charset="?[\w-]+"?(?: ?\/)?>/i;

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The content of each match, without repetitions. A pattern has one group for each form, of which one matches. */
const contentsOf = (html: string, pattern: RegExp) => [
  ...new Set(Array.from(html.matchAll(pattern), ([, ...groups]) => groups.join(''))),
];

const unescapeAttribute = (value: string) =>
  value.replace(/&[\w#]+;/g, (escape) => ESCAPES[escape.toLowerCase()] ?? escape);

/**
 * The Content Security Policy of a page: only files of the site, and what is inline in this page, run or style it. It
 * applies as long as the document exists, so also to pages that are opened from it without a reload.
 *
 * `'unsafe-hashes'` allows the listed `style` attributes, and no others: https://www.w3.org/TR/CSP3/#unsafe-hashes-usage
 */
export function contentSecurityPolicy(html: string): string {
  const connections = CONNECTIONS.exec(html)?.[1];
  const scripts = contentsOf(html, INLINE_SCRIPT).map(hash);
  const styles = contentsOf(html, INLINE_STYLE).map(hash);
  const attributes = contentsOf(html, STYLE_ATTRIBUTE).map(unescapeAttribute).map(hash);
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles, ...(attributes.length ? ["'unsafe-hashes'", ...attributes] : [])],
    ...(connections ? [['connect-src', "'self'", connections]] : []),
    ['img-src', "'self'", 'data:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ...TRUSTED_TYPES,
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/**
 * Adds the policy to a page, before everything that it applies to, and the script that decides which strings it trusts. A
 * page with a policy of its own stays as it is.
 */
export function addContentSecurityPolicy(html: string): string {
  if (/http-equiv="?content-security-policy/i.test(html)) return html;
  if (!CHARSET.test(html)) throw new Error('A page has no <meta charset>, after which its policy would be.');
  const script = `<script>${trustedTypesScript}</script>`;
  const meta = `<meta http-equiv=content-security-policy content="${contentSecurityPolicy(script + html)}">`;
  return html.replace(CHARSET, (charset) => charset + meta + script);
}
