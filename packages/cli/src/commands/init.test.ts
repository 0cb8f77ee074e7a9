import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter } from 'node:path';
import { describe, expect } from 'vitest';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';

/** Makes a project's folder empty. */
const empty = (project: Project) => rmSync(project.path('package.json'));

/** A program of this name that notes how it was called, runs a command, and exits with a code. */
function fakeManager(project: Project, name: string, code: number, work = 'true'): Record<string, string> {
  const script = `#!/bin/sh\necho "$0 $@" | sed 's#.*/##' > called\necho 'added 9 packages'\n${work}\nexit ${code}\n`;
  project.write(`.git/bin/${name}`, script);
  chmodSync(project.path(`.git/bin/${name}`), 0o755);
  return {
    PATH: `${project.path('.git/bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    npm_config_user_agent: `${name}/4.18.1 npm/? node/v20.20.2 linux x64`,
  };
}

describe('init', () => {
  it('creates the config file next to package.json, also from a folder below', async ({ project }) => {
    project.write('src/app/index.ts', '');
    const { code, stdout } = await project.run('init', '--cwd', 'src/app');
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Next: npx hookloom sources add') as string,
    });
    expect(JSON.parse(project.read('hookloom.config.json'))).toEqual({
      $schema: './node_modules/hookloom/schema.json',
      output: 'src/hookloom',
      sources: [],
    });
    expect(project.files()).toEqual(['hookloom.config.json', 'package.json', 'src/app/index.ts']);
  });

  it('keeps an existing one as it is', async ({ project }) => {
    project.write('hookloom.config.json', '{ "mine": 1 }');
    expect(await project.json(['init'])).toMatchObject({ code: 0, ok: true, created: false });
    expect(project.read('hookloom.config.json')).toBe('{ "mine": 1 }');
  });

  it('fails with HL5003 where it cannot write', async ({ project }) => {
    // Permissions do not bind root; a folder in the place of the temporary file stops anyone.
    mkdirSync(project.path('.hookloom.config.json.tmp'));
    expect(await project.json(['init'])).toMatchObject({
      code: 1,
      ok: false,
      diagnostics: [{ code: 'HL5003' }],
    });
    expect(project.has('hookloom.config.json')).toBe(false);
  });
});

describe('init in an empty folder', () => {
  it('creates an app with generated hooks, keeps what a new repository has, and names the next step', async ({
    project,
  }) => {
    empty(project);
    project.write('README.md', 'mine');
    project.write('.gitignore', 'mine');
    const { code, stdout, stderr } = await project.run('init', '--no-install');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Kept what was there: .gitignore.');
    expect(stdout).toContain('Next: npm install, and then: npm run dev');
    expect(project.read('.gitignore') + project.read('README.md')).toBe('minemine');
    expect(project.files().filter((file) => !file.startsWith('src/hookloom/'))).toEqual([
      '.gitignore',
      '.hookloom/specs/petstore.json',
      'README.md',
      'hookloom.config.json',
      'index.html',
      'package.json',
      'petstore.yaml',
      'src/index.css',
      'src/main.tsx',
      'src/mock-petstore.ts',
      'src/pet-card.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(await project.json(['generate', '--check'])).toMatchObject({ ok: true });
  });

  it('installs with the package manager that started it, and the packages from a folder', async ({
    project,
  }) => {
    empty(project);
    project.write('.vscode/tarballs/a.tgz', '');
    const env = fakeManager(project, 'yarn', 0);
    const result = await project.start(['init', '--packages', '.vscode/tarballs', '--json'], env).ended;
    expect(result).toMatchObject({ code: 0, stderr: 'added 9 packages\n' });
    expect(JSON.parse(result.stdout)).toMatchObject({ ok: true, created: true, app: { installed: true } });
    expect(project.read('called')).toBe('yarn install\n');
    expect(project.read('.yarnrc.yml')).toBe('nodeLinker: node-modules\n');
    expect(JSON.parse(project.read('package.json'))).toMatchObject({
      dependencies: { '@hookloom/react': 'file:.vscode/tarballs/hookloom-react.tgz' },
      devDependencies: { hookloom: 'file:.vscode/tarballs/hookloom.tgz' },
    });
  });

  it('keeps a complete app if the installation fails, and says what to do', async ({ project }) => {
    empty(project);
    const { code, stdout, stderr } = await project.start(['init'], fakeManager(project, 'npm', 7)).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('`npm install` failed: it ended with exit code 7.');
    expect(stdout).toContain('Next: npm install, and then: npm run dev');
    expect(await project.json(['generate', '--check'])).toMatchObject({ ok: true });
    expect(await project.json(['init'])).toMatchObject({ created: false });
  });

  it('keeps a complete app if the installation is interrupted, and says what to do', async ({ project }) => {
    empty(project);
    const { child, ended } = project.start(['init'], fakeManager(project, 'npm', 0, 'exec sleep 60'));
    await expect.poll(() => project.has('called'), { timeout: 60_000 }).toBe(true);
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect({ code, stderr }).toMatchObject({
      code: 130,
      stderr: expect.stringContaining('Next: npm install') as string,
    });
    expect(await project.json(['generate', '--check'])).toMatchObject({ ok: true });
  });

  it('completes what an earlier run could not write, and overwrites nothing', async ({ project }) => {
    empty(project);
    project.write('.hookloom/new-app', '');
    project.write('index.html', 'mine');
    symlinkSync('nowhere', project.path('tsconfig.json'));
    // A folder in the place of the temporary file stops anyone, as a full disk does.
    mkdirSync(project.path('.package.json.tmp'));
    expect(await project.json(['init', '--no-install'])).toMatchObject({
      code: 1,
      diagnostics: [
        { code: 'HL5003', file: 'package.json', hint: expect.stringContaining('again') as string },
      ],
    });
    expect(project.files()).toEqual([
      '.gitignore',
      '.hookloom/new-app',
      'hookloom.config.json',
      'index.html',
    ]);

    rmSync(project.path('.package.json.tmp'), { recursive: true });
    expect(await project.json(['init', '--no-install'])).toMatchObject({
      ok: true,
      app: { kept: ['.gitignore', 'hookloom.config.json', 'index.html', 'tsconfig.json'] },
    });
    expect(project.read('index.html')).toBe('mine');
    expect(await project.json(['generate', '--check'])).toMatchObject({ ok: true });
    expect(project.has('.hookloom/new-app')).toBe(false);
  });
});
