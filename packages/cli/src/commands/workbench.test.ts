import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import { RunningWorkbench } from '../../test/support/workbench.js';

describe('workbench', () => {
  it.for(['SIGINT', 'SIGTERM'] as const)(
    'stops on %s, with open connections',
    async (signal, { project }) => {
      project.configure({ id: 'pets', spec: 'a.json' });
      const workbench = new RunningWorkbench(project);
      const { pathname } = await workbench.url();
      const events = workbench.ask(`${pathname}api/events`).catch(() => 'closed');
      expect(await workbench.end(signal)).toBe(0);
      expect(await events).toBe('closed');
    },
  );

  it('says what to do for each source that was not synced or generated, or is broken, and serves the others', async ({
    project,
  }) => {
    project.configure(...['fine', 'unsynced', 'broken', 'ungenerated'].map((id) => ({ id, spec: 'a.json' })));
    for (const id of ['fine', 'broken', 'ungenerated'])
      project.write(`.hookloom/specs/${id}.json`, petstore());
    await project.run('generate', 'fine', 'broken');
    project.write('.hookloom/specs/broken.json', '{');
    const workbench = new RunningWorkbench(project);
    const { pathname } = await workbench.url();
    const { text } = await workbench.ask(`${pathname}api/sources`);
    expect(JSON.parse(text)).toMatchObject([
      { id: 'fine', problems: [] },
      { id: 'unsynced', problems: [{ hint: expect.stringContaining('hookloom sync') as string }] },
      { id: 'broken', problems: [{ message: expect.stringContaining('not valid JSON') as string }] },
      { id: 'ungenerated', problems: [{ hint: expect.stringContaining('generate ungenerated') as string }] },
    ]);
    for (const code of ['HL5001  unsynced', 'HL4006  broken', 'HL5002  ungenerated'])
      expect(workbench.output).toContain(code);
    await workbench.end();
  });

  it('says what to do if a spec has 50 MB, and serves the others', async ({ project }) => {
    project.configure(...['fine', 'huge'].map((id) => ({ id, spec: 'a.json' })));
    for (const id of ['fine', 'huge']) project.write(`.hookloom/specs/${id}.json`, petstore());
    await project.run('generate');
    const path = 'x'.repeat(990);
    const paths = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`/${at}/${path}`, {}]));
    project.write('.hookloom/specs/huge.json', petstore({ paths }));
    const workbench = new RunningWorkbench(project);
    const { pathname } = await workbench.url();
    const { text } = await workbench.ask(`${pathname}api/sources`);
    expect(JSON.parse(text)).toMatchObject([
      { id: 'fine', problems: [] },
      {
        id: 'huge',
        problems: [
          {
            message: expect.stringContaining('specs/huge.json has 50 MB') as string,
            hint: expect.stringContaining('Split the spec') as string,
          },
        ],
      },
    ]);
    expect(workbench.output).toContain('HL1006  huge');
    await workbench.end();
  });

  it('notifies the page when sync has run, with what it changed', async ({ project }) => {
    project.write('node_modules/.keep', '');
    project.configure({ id: 'pets', spec: 'a.json' });
    project.write('a.json', petstore());
    await project.run('sync');
    await project.run('generate');
    const workbench = new RunningWorkbench(project);
    const url = await workbench.url();
    const changes = async () =>
      JSON.parse((await workbench.ask(`${url.pathname}api/changes/pets`)).text) as { at?: string };
    expect(await changes()).toEqual({ changes: [] });
    const events = await fetch(`${url.href}api/events`);
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    project.write('a.json', petstore({ schemas: { Pet: { type: 'string' } } }));
    await project.run('sync');
    for (let text = ''; !text.includes('event: change');) text += (await reader.read()).value ?? '';
    await expect
      .poll(changes)
      .toMatchObject({ changes: [{ kind: 'changed', target: 'schema', name: 'Pet', breaking: true }] });
    await workbench.end();
  });

  it('refuses a base URL that is none', async ({ project }) => {
    for (const url of ['ftp://a', 'http://user@a'])
      expect(await project.run('workbench', '--base-url', url)).toMatchObject({ code: 2 });
  });

  it('without sources says how to add one', async ({ project }) => {
    project.configure();
    expect(await project.run('workbench', '--no-open')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('sources add') as string,
    });
  });
});
