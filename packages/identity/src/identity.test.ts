import { expect, it } from 'vitest';
import { identityFrom } from './identity.ts';

it('derives addresses and packages from the name', () => {
  expect(identityFrom({ PRODUCT_NAME: 'Acme API' })).toMatchObject({
    url: 'https://acme-api.example',
    repository: 'https://github.com/acme-api/acme-api',
    packages: { react: '@acme-api/react', generator: '@acme-api/generator', cli: 'acme-api' },
  });
});

it('takes addresses as they are set, without the last slash', () => {
  const identity = identityFrom({
    SITE_URL: 'https://docs.acme.test/',
    REPOSITORY_URL: 'https://git.acme.test/api',
  });
  expect(identity).toMatchObject({ url: 'https://docs.acme.test', repository: 'https://git.acme.test/api' });
});

it.each(['SITE_URL', 'REPOSITORY_URL'])(
  'refuses a %s that is no address, and names the setting',
  (setting) => {
    expect(() => identityFrom({ [setting]: 'acme' })).toThrow(
      `${setting} is "acme". Set it to an http(s) address`,
    );
  },
);
