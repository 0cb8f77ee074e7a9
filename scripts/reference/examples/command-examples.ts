import { hostname } from 'node:os';
import type { Code } from '../../../packages/cli/src/diagnostics.ts';
import type { Example } from './example.ts';
import { config, pets, remote, source } from './project.ts';
import { specExamples } from './spec-examples.ts';

const remoteFixed = { spec: pets, config: remote() };

/** An example for each diagnostic of the command line. */
export const commandExamples: Readonly<Record<Code, Example>> = {
  HL1005: specExamples.HL1005,
  HL1006: specExamples.HL1006,
  HL3001: {
    before: { spec: pets, config: config({ ...source, header: {} }), commands: ['sync'] },
    after: { spec: pets, config: config({ ...source, headers: {} }) },
    fix: 'The key is one that exists.',
  },
  HL3002: {
    before: { spec: pets, config: config(), commands: ['sources add openapi.yaml --id pet-store'] },
    after: { spec: pets, config: config(), commands: ['sources add openapi.yaml --id petStore'] },
    fix: 'The id has only letters and digits.',
  },
  HL3003: {
    before: { spec: pets, config: config(), commands: ['sources add openapi.yaml --id defaults'] },
    after: { spec: pets, config: config(), commands: ['sources add openapi.yaml --id petStore'] },
    fix: 'The id is not reserved.',
  },
  HL3004: {
    before: { spec: pets, config: config(source, { id: 'apI', spec: 'admin.yaml' }), commands: ['sync'] },
    after: {
      spec: pets,
      files: { 'admin.yaml': pets },
      config: config(source, { id: 'admin', spec: 'admin.yaml' }),
    },
    fix: 'Each source has its own id.',
  },
  HL3005: {
    before: { spec: pets, commands: ['sync apis'] },
    after: { spec: pets, commands: ['sync api'] },
    fix: 'The id is one of the config file.',
  },
  HL3006: {
    before: {
      config: '',
      commands: ['sync'],
      note: 'The folder has no config file, and neither have its parent folders.',
    },
    after: { spec: pets, commands: ['sync'] },
    fix: 'The folder has a config file.',
  },
  HL4001: {
    before: {
      config: config({ id: 'api', spec: 'http://127.0.0.1:1/openapi.yaml' }),
      commands: ['sync'],
      note: 'No server listens at this URL.',
    },
    after: remoteFixed,
    fix: 'The URL is that of a server that runs.',
  },
  HL4002: {
    before: {
      spec: pets,
      config: remote('/openapi.yml'),
      commands: ['sync'],
      note: 'The server responds with 404.',
    },
    after: remoteFixed,
    fix: 'The URL is that of the spec.',
  },
  HL4003: {
    before: {
      config: remote(),
      commands: ['sync'],
      env: { HOOKLOOM_TIMEOUT: '100' },
      note: "The server doesn't respond.",
      server: () => undefined,
      shown: (output) => output.replace('0.1 s', '30 s'),
    },
    after: remoteFixed,
    fix: 'The server responds in time.',
  },
  HL4004: {
    before: {
      config: remote(),
      commands: ['sync'],
      note: 'The server closes the connection after 20 bytes.',
      server: (_, response) => {
        response.writeHead(200, { 'content-length': pets.length });
        response.write(pets.slice(0, 20), () => setTimeout(() => response.destroy(), 20));
      },
    },
    after: remoteFixed,
    fix: 'The server sends the whole spec.',
  },
  HL4005: {
    before: {
      spec: pets,
      config: remote('/openapi.yaml', { headers: { Authorization: 'Bearer ${env.API_TOKEN}' } }),
      commands: ['sync'],
      note: 'The variable `API_TOKEN` is not set.',
    },
    after: {
      spec: pets,
      config: remote('/openapi.yaml', { headers: { Authorization: 'Bearer ${env.API_TOKEN}' } }),
      commands: ['sync'],
      env: { API_TOKEN: 'secret' },
    },
    fix: 'The variable is set.',
  },
  HL4006: {
    before: { config: config({ id: 'api', spec: 'openapi.yml' }), spec: pets, commands: ['sync'] },
    after: { spec: pets },
    fix: 'The path is that of the spec.',
  },
  HL4007: {
    before: {
      isEmpty: true,
      commands: ['init'],
      env: { PATH: '', npm_config_user_agent: '' },
      note: 'The folder is empty, and npm is not installed.',
    },
    after: { isEmpty: true, commands: ['init --no-install'] },
    fix: 'Nothing is installed yet. Install the packages later.',
  },
  HL5001: {
    before: { spec: pets, commands: ['generate'] },
    after: { spec: pets, commands: ['sync', 'generate'] },
    fix: '`sync` runs first.',
  },
  HL5002: {
    before: { spec: pets, commands: ['sync', 'generate --check'] },
    after: { spec: pets, commands: ['sync', 'generate', 'generate --check'] },
    fix: '`generate` has run.',
  },
  HL5003: {
    before: { spec: pets, files: { 'src/hookloom/api/index.ts': "export * from './mine';\n" } },
    after: { spec: pets, files: { 'src/hookloom/api/mine.ts': "export * from './mine';\n" } },
    fix: 'Your file has another name.',
  },
  HL5004: {
    before: {
      spec: pets,
      files: {
        '.hookloom/lock': JSON.stringify({ pid: process.ppid, host: hostname(), started: Date.now() }),
      },
      commands: ['sync'],
      note: 'Another run is not finished yet.',
      shown: (output) => output.replace(`process ${process.ppid}`, 'process 4711'),
    },
    after: { spec: pets, commands: ['sync'] },
    fix: 'The other run has ended.',
  },
  HL5005: {
    before: { spec: pets, commands: ['sync', 'generate', 'view getPet'] },
    after: { spec: pets, commands: ['sync', 'generate', 'view getPets'] },
    fix: 'The name is that of an operation.',
  },
  HL6001: {
    before: {
      spec: pets,
      commands: ['workbench --port {port}'],
      note: 'Another program listens on port 8080.',
    },
    after: { spec: pets, commands: ['workbench'], isEndless: true },
    fix: 'The command chooses a free port.',
  },
};
