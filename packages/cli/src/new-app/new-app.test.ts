import { expect, it } from 'vitest';
import { packageManagerOf } from './package-manager.js';
import { packageName } from './template-files.js';

it.each([
  ['pnpm/10.34.8 npm/? node/v20.20.2', 'pnpm', 0],
  ['yarn/1.22.22 npm/? node/v20.20.2', 'yarn', 0],
  ['yarn/4.18.1 npm/? node/v20.20.2', 'yarn', 2],
  ['bun/1.4.5 npm/? node/v24.3.0', 'bun', 0],
  ['npm/11.19.1 node/v20.20.2', 'npm', 0],
  ['deno/2.0.0', 'npm', 0],
  [undefined, 'npm', 0],
])('%s installs with %s', (userAgent, name, fileCount) => {
  const manager = packageManagerOf(userAgent);
  expect(manager.name).toBe(name);
  expect(Object.keys(manager.files)).toHaveLength(fileCount);
});

it.each([
  ['my-app', 'my-app'],
  ['My App (2)', 'my-app-2'],
  ['.Größe_1', 'gro-e-1'],
  ['日本', 'app'],
  ['hookloom', 'app'],
  ['x'.repeat(300), 'x'.repeat(214)],
])('the folder %s makes the package name %s', (folder, name) => {
  expect(packageName(folder)).toBe(name);
});
