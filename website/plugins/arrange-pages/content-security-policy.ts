import { createHash } from 'node:crypto';
import { TRUSTED_TYPES, trustedTypesScript } from './trusted-types';

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="?application\/))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
// Also those in the HTML that an inline script inserts.
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle=(?:"([^"]*)"|([^\s">]+))/g;
/** The hosts that a page may call besides its own: the playground fetches specs. */
const CONNECTIONS = /<meta [^>]*name="?allowed-connections"? content="?([\w:.*/-]+)/;
/** Where a page's head begins to say what it needs. */
export const CHARSET = /<meta charset="?[\w-]+"?(?: ?\/)?>/i;

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = Array.from(html.matchAll(pattern), ([, content, unquoted]) => content ?? unquoted ?? '');
  return [...new Set(contents)].map(hash);
}

/**
 * The Content Security Policy of a page: only files of the site, and what is inline in this page, run or style it. It
 * applies as long as the document exists, so also to pages that are opened from it without a reload.
 *
 * `'unsafe-hashes'` allows the listed `style` attributes, and no others: https://www.w3.org/TR/CSP3/#unsafe-hashes-usage
 */
export function contentSecurityPolicy(html: string): string {
  const connections = CONNECTIONS.exec(html)?.[1];
  const scripts = hashesOf(html, INLINE_SCRIPT);
  const styles = hashesOf(html, INLINE_STYLE);
  const attributes = hashesOf(html, STYLE_ATTRIBUTE);
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
