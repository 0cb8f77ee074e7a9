import { describe, expect, it } from 'vitest';
import { nameForms } from './name-forms.ts';

describe('nameForms', () => {
  it.each([
    [
      'Hookloom',
      { display: 'Hookloom', pascal: 'Hookloom', camel: 'hookloom', slug: 'hookloom', constant: 'HOOKLOOM' },
    ],
    [
      'Acme API',
      { display: 'Acme API', pascal: 'AcmeApi', camel: 'acmeApi', slug: 'acme-api', constant: 'ACME_API' },
    ],
    [
      'OpenFoo',
      { display: 'OpenFoo', pascal: 'OpenFoo', camel: 'openfoo', slug: 'openfoo', constant: 'OPENFOO' },
    ],
    [
      '  Café   Klein ',
      {
        display: 'Café Klein',
        pascal: 'CafeKlein',
        camel: 'cafeKlein',
        slug: 'cafe-klein',
        constant: 'CAFE_KLEIN',
      },
    ],
    ['A & B', { display: 'A & B', pascal: 'AB', camel: 'aB', slug: 'a-b', constant: 'A_B' }],
  ])('writes %j in five forms', (name, forms) => {
    expect(nameForms(name)).toEqual(forms);
  });

  it.each([
    ['', 'is empty'],
    ['   ', 'is empty'],
    ['!!!', 'has no slug'],
    ['織機', 'has no slug'],
    ['3Scale', 'cannot start an identifier'],
    ['Acme <b>', 'has a character'],
    ['Acme {1}', 'has a character'],
    ['a/b', 'has a character'],
  ])('refuses %j and says what would be right', (name, problem) => {
    expect(() => nameForms(name)).toThrow(problem);
    expect(() => nameForms(name)).toThrow('Set PRODUCT_NAME to a name that begins with a Latin letter');
  });
});
