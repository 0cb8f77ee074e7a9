import { expect, it } from 'vitest';
import { Failure } from '../diagnostics.js';
import { requestHeaders } from './request-headers.js';

const source = (value: string) => ({ id: 'a', spec: 'https://a.example', headers: { Authorization: value } });

function problem(value: string, env: NodeJS.ProcessEnv) {
  try {
    requestHeaders(source(value), env);
    return undefined;
  } catch (error) {
    return error instanceof Failure ? error.diagnostics : error;
  }
}

it('puts the values of variables in', () => {
  const headers = requestHeaders(source('${env.KIND} ${env.TOKEN}!'), { KIND: 'Bearer', TOKEN: 'x' });
  expect(headers.get('authorization')).toBe('Bearer x!');
});

it.each([{}, { TOKEN: '' }])('names a variable that is missing in %j', (env) => {
  const [found] = problem('Bearer ${env.TOKEN}', env) as { code: string; message: string }[];
  expect(found).toMatchObject({ code: 'HL4005', message: expect.stringContaining('TOKEN') as string });
});

it('does not print a value that no header can carry', () => {
  const found = JSON.stringify(problem('Bearer ${env.TOKEN}', { TOKEN: 'hunter\n2' }));
  expect(found).toContain('HL3001');
  expect(found).not.toContain('hunter');
});
