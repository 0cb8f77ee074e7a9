import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { defaultIdentity } from '@hookloom/identity';
import { downloadSpec } from '../generation/spec.ts';
import { build } from '../folders.ts';

const { slug } = defaultIdentity.name;

/** Syncs and generates the spec with the packed command line, and starts its workbench. */
export async function runWorkbench(): Promise<{ url: string; spec: string; child: ChildProcess }> {
  const project = `${build}workbench`;
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  downloadSpec(`${build}spec`);
  const spec = `${build}spec/github.json`;
  copyFileSync(spec, `${project}/github.json`);
  writeFileSync(`${project}/package.json`, '{}');
  const config = { output: 'src', sources: [{ id: 'github', spec: 'github.json' }] };
  writeFileSync(`${project}/${slug}.config.json`, JSON.stringify(config));
  const program = `${build}node_modules/${slug}/dist/main.js`;
  for (const command of ['sync', 'generate'])
    execFileSync(process.execPath, [program, command], { cwd: project, stdio: 'ignore' });
  const child = spawn(process.execPath, [program, 'workbench', '--no-open', '--port', '0', '--json'], {
    cwd: project,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [found] = /http:\/\/127[^"\s]+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The workbench has ended:\n${output}`)));
  });
  return { url, spec, child };
}
