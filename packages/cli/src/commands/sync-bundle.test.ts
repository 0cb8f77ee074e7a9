import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';

const withSchemas = (schemas: object) => petstore({ schemas });
const object = (properties: object) => ({ type: 'object', properties });

describe('external $refs', () => {
  it('are bundled from files, relative to the document that contains them, cycles too', async ({
    project,
  }) => {
    project.configure({ id: 'pets', spec: 'api/openapi.json' });
    project.write('api/openapi.json', withSchemas({ Pet: { $ref: 'parts/my%20pet.json' } }));
    project.write('api/parts/my pet.json', object({ owner: { $ref: '../people.json#/Owner' } }));
    project.write('api/people.json', { Owner: object({ pet: { $ref: 'parts/my%20pet.json' } }) });
    expect(await project.json(['sync'])).toMatchObject({ code: 0, diagnostics: [] });
    expect(project.read('.hookloom/specs/pets.json')).not.toMatch(/my%20pet\.json|people\.json/);
    expect(await project.json(['generate'])).toMatchObject({ code: 0 });
    expect(project.read('src/hookloom/pets/schemas.ts')).toMatch(/owner\?:/);
  });

  it('are fetched, relative to where a redirect led', async ({ project, server }) => {
    server.serve('/v2/api/openapi.json', withSchemas({ Pet: { $ref: 'pet.json' } }));
    server.serve('/v2/api/pet.json', object({ nickname: { type: 'string' } }));
    const spec = server.serve('/latest', (_, response) =>
      response.writeHead(302, { location: '/v2/api/openapi.json' }).end(),
    );
    project.configure({ id: 'pets', spec });
    expect(await project.json(['sync'])).toMatchObject({ code: 0, diagnostics: [] });
    expect(project.read('.hookloom/specs/pets.json')).toContain('nickname');
  });

  it('that cannot be read fail the source with HL1005 and the reason', async ({ project, server }) => {
    const last = JSON.stringify(petstore());
    project.write('.hookloom/specs/pets.json', last);
    project.configure({ id: 'pets', spec: server.serve('/a', withSchemas({ Pet: { $ref: './pet.json' } })) });
    expect(await project.json(['sync'])).toMatchObject({
      code: 1,
      sources: [{ status: 'failed' }],
      diagnostics: [
        {
          code: 'HL1005',
          severity: 'error',
          source: 'pets',
          pointer: '/components/schemas/Pet',
          line: 1,
          message: expect.stringMatching(/\.\/pet\.json.*returned 404/) as string,
        },
      ],
    });
    expect(project.read('.hookloom/specs/pets.json')).toBe(last);
  });

  it('of a document from the network cannot read files of this machine', async ({ project, server }) => {
    project.write('secret.json', object({ hunter2: { type: 'string' } }));
    const target = project.path('secret.json');
    const schemas = { Pet: { $ref: `file://${target}` } };
    project.configure({ id: 'pets', spec: server.serve('/a', withSchemas(schemas)) });
    expect(await project.json(['sync'])).toMatchObject({ code: 1, diagnostics: [{ code: 'HL1005' }] });
    expect(project.files('.hookloom')).toEqual([]);
  });
});
