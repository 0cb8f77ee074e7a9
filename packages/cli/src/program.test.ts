import { describe, expect } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { it } from '../test/support/fixtures.js';

const commands = [
  'init',
  'sources add',
  'sources ls',
  'sources rm',
  'sync',
  'generate',
  'search',
  'view',
  'workbench',
];

describe('the command line', () => {
  it('has help with examples for each command', async ({ project }) => {
    for (const command of ['', ...commands]) {
      const { code, stdout, stderr } = await project.run(...command.split(' ').filter(Boolean), '--help');
      expect({ command, code, stderr }).toEqual({ command, code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^Usage: hookloom ${command}`));
      expect(stdout).toMatch(/\nExamples:\n {2}\$ npx hookloom /);
      for (const option of ['--cwd', '--json', '--help', '--version']) expect(stdout).toContain(option);
    }
  });

  it('prints its version', async ({ project }) => {
    expect(await project.run('--version')).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
  });

  it('exits with 2 on wrong usage, and says what is wrong', async ({ project }) => {
    const wrong = [
      [],
      ['sources'],
      ['sinc'],
      ['sync', '--chek'],
      ['sources', 'add'],
      ['view'],
      ['view', 'a', 'b'],
      ['sync', '--cwd', 'nowhere'],
      ['workbench', '--port', 'x'],
    ];
    for (const args of wrong) {
      const { code, stdout, stderr } = await project.run(...args);
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' });
      expect(stderr).not.toBe('');
    }
  });

  it.for([
    ['sinc', 'hookloom --help` to see the commands.'],
    ['sources ad', 'hookloom sources --help` to see the commands.'],
    ['sources add', 'hookloom sources add --help` to see its arguments and options.'],
    ['sync --chek', 'hookloom sync --help` to see its arguments and options.'],
  ] as const)('says how to get help for what is wrong: %s', async ([args, help], { project }) => {
    const { stderr } = await project.run(...args.split(' '));
    expect(stderr).toContain(`\nRun \`${help}\n`);
  });

  it('asks for a report of an internal error, and says where', async ({ project }) => {
    const fault = 'process.cwd = () => { throw new Error("a fault") }';
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` };
    expect(await project.start(['sync'], env).ended).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Hookloom hit an internal error: a fault\nPlease report it at https://github.com/hookloom/hookloom/issues.\n',
    });
  });
});
