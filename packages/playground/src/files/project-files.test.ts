import { defaultIdentity } from '@hookloom/identity';
import { expect, it } from 'vitest';
import { startingPoints } from '../documents/starting-points.ts';
import { run } from '../generate/run.ts';
import { toGenerated } from '../generate/to-generated.ts';
import { projectFiles } from './project-files.ts';

const names = { ...defaultIdentity.name, reactPackage: defaultIdentity.packages.react };
const project = async (spec: string) =>
  projectFiles({
    names,
    generated: toGenerated(await run({ id: 'api', spec }), spec),
    normalized: '{}',
    runtime: { version: '1.2.3' },
  });

it('has the generated code, the spec, and an app that shows an operation', async () => {
  const [{ load }] = startingPoints;
  const { default: spec } = await load();
  const files = await project(spec);
  expect(files['openapi.yaml']).toBe(spec);
  expect(files['src/hookloom/api/get-pet-by-id.ts']).toContain('useGetPetById');
  expect(files['src/app.tsx']).toContain("from './hookloom/api'");
  expect(files['src/main.tsx']).toContain(
    "api: { baseURL: 'https://petstore.example/api' }".replaceAll("'", '"'),
  );
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    name: 'petstore-app',
    dependencies: { '@hookloom/react': '^1.2.3' },
  });
});

it.each(['</title><script>', '../../x', '$& `', '日本'])('a title like %s stays a text', async (title) => {
  const operation = { operationId: 'getA', responses: { 204: { description: '' } } };
  const spec = JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { '/a': { get: operation } },
  });
  const files = await project(spec);
  expect(files['index.html']).not.toContain('<script>');
  expect((JSON.parse(files['package.json']!) as { name: string }).name).toMatch(/^[a-z][a-z-]*-app$/);
  expect(Object.keys(files).filter((path) => path.includes('..'))).toEqual([]);
});

it('needs generated code', async () => {
  await expect(project('{')).rejects.toThrow('Correct the spec first.');
});
