import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bundleFrame } from './bundle-frame';

it('the page of the frame runs its own script, has no network, and has the name of the product', async () => {
  const { name, html } = await bundleFrame((text) =>
    text.replaceAll('hookloom', 'acme').replaceAll('Hookloom', 'Acme'),
  );
  expect(name).toMatch(/^frame\.[\da-f]{8}\.html$/);
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`script-src 'sha256-${hash}' 'unsafe-eval'`);
  expect(html).toContain("default-src 'none'");
  expect(html).toContain("connect-src 'none'");
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).toContain('AcmeProvider');
  expect(html).toContain('@acme/react/generated');
  expect(html).not.toMatch(/hookloom/i);
});
