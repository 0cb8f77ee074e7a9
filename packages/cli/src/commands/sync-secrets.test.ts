import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import { Server } from '../../test/support/server.js';

const secret = 'hunter2secret';
const headers = { 'X-Key': 'key ${env.PET_TOKEN}' };
const withRef = (target: string) => petstore({ schemas: { Other: { $ref: target } } });

describe('headers', () => {
  it('carry the variable to the origin of the source, and nowhere else', async ({ project, server }) => {
    const foreign = await new Server().listen();
    foreign.serve('/part.json', { type: 'string' });
    foreign.serve('/moved.json', petstore());
    server.serve('/own.json', { type: 'object' });
    const paths = {
      '/x': {
        get: {
          responses: {
            200: { description: '', content: { 'application/json': { schema: { $ref: '/own.json' } } } },
          },
        },
      },
    };
    const document = { ...withRef(foreign.url('/part.json')), paths };
    project.configure(
      { id: 'pets', spec: server.serve('/a', document), headers },
      {
        id: 'moved',
        spec: server.serve('/b', (_, response) =>
          response.writeHead(307, { location: foreign.url('/moved.json') }).end(),
        ),
        headers,
      },
    );
    const result = await project.json(['sync'], { PET_TOKEN: secret });
    foreign.close();
    expect(result).toMatchObject({ code: 0, diagnostics: [] });
    const sent = (requests: typeof server.requests) =>
      Object.fromEntries(requests.map((one) => [one.path, one.headers['x-key']]));
    expect(sent(server.requests)).toEqual({
      '/a': `key ${secret}`,
      '/b': `key ${secret}`,
      '/own.json': `key ${secret}`,
    });
    expect(sent(foreign.requests)).toEqual({ '/part.json': undefined, '/moved.json': undefined });
    expect(JSON.stringify(result)).not.toContain(secret);
    for (const file of project.files()) expect(project.read(file)).not.toContain(secret);
  });

  it('end the source with HL4005 where the variable is not set, before anything is sent', async ({
    project,
    server,
  }) => {
    project.configure({ id: 'pets', spec: server.serve('/a', petstore()), headers });
    expect(await project.json(['sync'], { PET_TOKEN: '' })).toMatchObject({
      code: 1,
      diagnostics: [
        { code: 'HL4005', source: 'pets', message: expect.stringContaining('PET_TOKEN') as string },
      ],
    });
    expect(server.requests).toEqual([]);
  });

  it('are not printed when the server refuses', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.url('/a?key=also-secret'), headers });
    const { code, stdout, stderr } = await project.start(['sync'], { PET_TOKEN: secret }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('returned 404');
    expect(stdout + stderr).not.toMatch(/hunter2secret|also-secret/);
  });
});
