import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addContentSecurityPolicy, contentSecurityPolicy } from './content-security-policy';
import { trustedTypesScript } from './trusted-types';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const directive = (html: string, name: string) =>
  contentSecurityPolicy(html)
    .split(';')
    .find((text) => text.startsWith(`${name} `));

it.each([
  ['an inline script', '<script data-rh=true>a < b</script>', 'script-src', ` ${hash('a < b')}`],
  ['a script from a file not', '<script src=/main.js defer></script>', 'script-src', ''],
  ['data not', '<script type=application/ld+json>{}</script>', 'script-src', ''],
  ['the same script once', '<script>a</script><script>a</script>', 'script-src', ` ${hash('a')}`],
  ['styles', '<style>p{top:0}</style>', 'style-src', ` ${hash('p{top:0}')}`],
  ['a style attribute', '<p style="top: 0;">', 'style-src', ` 'unsafe-hashes' ${hash('top: 0;')}`],
  ['one without quotes', '<p style=top:0 id=a>', 'style-src', ` 'unsafe-hashes' ${hash('top:0')}`],
  ['one with quotes', `<p style='font:"A"'>`, 'style-src', ` 'unsafe-hashes' ${hash('font:"A"')}`],
  ['one with escapes', '<p style="font:&quot;A&quot;">', 'style-src', ` 'unsafe-hashes' ${hash('font:"A"')}`],
  [
    'one after a ">"',
    '<p title="a > b" hidden style=top:0>',
    'style-src',
    ` 'unsafe-hashes' ${hash('top:0')}`,
  ],
  ['one right after a quote', '<p title="a"style=top:0>', 'style-src', ` 'unsafe-hashes' ${hash('top:0')}`],
  ['the text of an attribute not', `<p title='a style="top:0"'>`, 'style-src', ''],
])('allows %s', (_, html, name, sources) => {
  expect(directive(html, name)).toBe(`${name} 'self'${sources}`);
});

it('allows the connections that a page asks for, and else those to its own host', () => {
  expect(directive('<meta data-rh=true name=allowed-connections content=https:>', 'connect-src')).toBe(
    "connect-src 'self' https:",
  );
  expect(directive('<p>', 'connect-src')).toBeUndefined();
});

it('comes before what it applies to, unless the page has its own', () => {
  const page = '<!doctype html><html><meta charset=UTF-8><title>A</title>';
  const arranged = addContentSecurityPolicy(page);
  expect(arranged).toMatch(
    /<meta charset=UTF-8><meta http-equiv=content-security-policy content="[^"]+"><script>[^<]*<.*<\/script><title>/,
  );
  expect(arranged).toContain(`${hash(trustedTypesScript)};`);
  expect(addContentSecurityPolicy(arranged)).toBe(arranged);
  expect(() => addContentSecurityPolicy('<p>')).toThrow('no <meta charset>');
});
