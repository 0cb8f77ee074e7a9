import { expect, test } from 'vitest';
import { asCurl, asFetch } from './as-code.ts';
import { isSecretName, maskRequest, maskValues } from './secrets.ts';

const request = {
  method: 'POST',
  url: 'https://a.example/log-in?api_key=hunter1&page=2',
  headers: [
    ['authorization', 'Bearer hunter2'],
    ['x-tenant', 'hunter3'],
    ['accept', 'application/json'],
  ] as const,
  body: '{"user":"Ada","login":{"password":"hunter4"}}',
};

test('what is copied has variables instead of secrets', () => {
  const masked = maskRequest(request, new Set(['X-Tenant']));
  expect(asCurl(masked)).toBe(
    [
      `curl --request POST 'https://a.example/log-in?api_key='"$API_KEY"'&page=2'`,
      `--header 'authorization: Bearer '"$TOKEN"`,
      `--header 'x-tenant: '"$X_TENANT"`,
      `--header 'accept: application/json'`,
      `--data-raw '{"user":"Ada","login":{"password":"'"$PASSWORD"'"}}'`,
    ].join(' \\\n  '),
  );
  expect(asFetch(masked)).toContain('"authorization": `Bearer ${TOKEN}`');
  expect(asFetch(masked)).toContain('`https://a.example/log-in?api_key=${API_KEY}&page=2`');
  expect(asCurl(masked) + asFetch(masked)).not.toContain('hunter');
});

test('a reader who asks for the secrets gets the request as it was sent', () => {
  expect(asCurl(request)).toContain('hunter2');
});

test.for<[body: string, want: string]>([
  ['user=Ada&password=hunter', 'user=Ada&password=\'"$PASSWORD"'],
  ['<password>hunter</password>', '<password>hunter</password>'],
  ['{"page_token":"a"}', '{"page_token":"a"}'],
  ['[{"secret":1}]', `[{"secret":"'"$SECRET"'"}]`],
])('the body %j is copied as %j', ([body, want]) => {
  expect(asCurl(maskRequest({ ...request, body }, new Set()))).toContain(want);
});

test('code that is copied has no secrets', () => {
  expect(
    maskValues({ headers: { 'X-Token': 'hunter' }, body: { pin: 1, name: 'Rex' } }, new Set(['pin'])),
  ).toEqual({
    headers: { 'X-Token': '<X-Token>' },
    body: { pin: '<pin>', name: 'Rex' },
  });
});

test.for([
  ['password', true],
  ['X-Api-Key', true],
  ['Cookie', true],
  ['pageToken', false],
  ['limit', false],
] as const)('a value named %s is a secret: %s', ([name, want]) => expect(isSecretName(name)).toBe(want));
