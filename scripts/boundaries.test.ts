import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, expect, it } from 'vitest';

/** A rule, and an import that violates it. */
const VIOLATIONS: readonly (readonly [row: string, file: string, imports: string])[] = [
  ['identity', 'packages/identity/src/name.ts', 'node:fs'],
  ['identity', 'packages/identity/src/card.ts', 'yaml'],
  ['react-core', 'packages/react/src/core/state.ts', 'react'],
  ['react-core', 'packages/react/src/core/hook.ts', '../react/provider.ts'],
  ['react', 'packages/react/src/react/path.ts', 'node:path'],
  ['react', 'packages/react/src/react/text.ts', 'yaml'],
  ['react', 'packages/react/src/react/name.ts', '@hookloom/identity'],
  ['generator-search', 'packages/generator/src/search/model.ts', '../model/model.ts'],
  ['generator-search', 'packages/generator/src/search/text.ts', 'yaml'],
  ['generator', 'packages/generator/src/read.ts', 'node:fs'],
  ['generator', 'packages/generator/src/hook.ts', 'react'],
  ['generator', 'packages/generator/src/state.ts', '@hookloom/react'],
  ['workbench-data', 'packages/workbench/src/data/show.ts', 'react'],
  ['workbench-data', 'packages/workbench/src/data/page.ts', '../ui/Page.ts'],
  ['workbench', 'packages/workbench/src/ui/read.ts', 'node:fs'],
  ['workbench', 'packages/workbench/src/ui/step.ts', '../../../../scripts/step.ts'],
  ['playground', 'packages/playground/src/read.ts', 'node:fs'],
  ['playground', 'packages/playground/src/page.ts', '../../workbench/src/ui/Page.ts'],
  ['playground-assets', 'packages/playground/src/contract/assets/read.ts', '../../editor/Editor.tsx'],
  ['cli', 'packages/cli/src/show.ts', 'react'],
  ['cli', 'packages/cli/src/page.ts', '../../workbench/src/ui/Page.ts'],
  ['cli', 'packages/cli/src/model.ts', '../../generator/src/model/model.ts'],
  ['samples', 'samples/intro/deep.tsx', '../../packages/react/src/core/store.ts'],
  ['website', 'website/plugins/deep.ts', '../../packages/generator/src/model/model.ts'],
  ['website', 'website/src/words.ts', '../../packages/generator/src/search/words.ts'],
  ['website', 'website/src/command.ts', '../../packages/cli/src/main.ts'],
  ['website', 'website/src/variant.ts', '../../sites/variant.ts'],
  ['sites', 'sites/engine.ts', '../website/src/engine.ts'],
  ['sites', 'sites/route.ts', '../e2e/support/routes.ts'],
  ['e2e', 'e2e/search/engine.test.ts', '../../website/src/engine.ts'],
  ['e2e', 'e2e/support/step.ts', '../../scripts/step.ts'],
  ['e2e', 'e2e/site/hook.spec.ts', '@hookloom/react'],
  ['bench', 'bench/size/deep.ts', '../../packages/react/src/core/store.ts'],
  ['bench', 'bench/size/step.ts', '../../scripts/step.ts'],
  ['scripts', 'scripts/routes.ts', '../e2e/support/routes.ts'],
  ['scripts', 'scripts/model.ts', '@hookloom/generator'],
  ['conformance', 'scripts/conformance/state.ts', '../../packages/react/src/core/store.ts'],
  ['reference', 'scripts/reference/model.ts', '../../packages/generator/src/model/model.ts'],
  ['theme-internals', 'website/src/theme/Layout.tsx', '@docusaurus/theme-common/internal'],
  ['circular', 'website/src/first.ts', './second.ts'],
];

/** The imported files, and allowed imports. */
const FILES: Readonly<Record<string, string>> = {
  'packages/identity/src/index.ts': '',
  'packages/react/src/index.ts': "import './core/store.ts'; import './react/provider.ts';",
  'packages/react/src/core/store.ts': '',
  'packages/react/src/react/provider.ts': "import 'react'; import '../core/store.ts';",
  'packages/generator/src/index.ts': "import 'yaml'; import './model/model.ts';",
  'packages/generator/src/model/model.ts': '',
  'packages/generator/src/docs.ts': '',
  'packages/generator/src/search.ts': "import './search/words.ts';",
  'packages/generator/src/search/words.ts': "import '../docs.ts';",
  'packages/workbench/src/data.ts': "import '@hookloom/generator';",
  'packages/workbench/src/ui/Page.ts': "import 'react'; import '@hookloom/react'; import '../data.ts';",
  'packages/cli/src/main.ts':
    "import '@hookloom/generator'; import '@hookloom/identity'; import 'node:fs'; import '../../workbench/src/data.ts';",
  'website/src/engine.ts':
    "import '@hookloom/identity'; import 'react'; import '@hookloom/generator/search';",
  'website/src/second.ts': "import './first.ts';",
  'website/config/site-settings.ts': '',
  'sites/variant.ts': "import type {} from '../website/config/site-settings.ts'; import 'node:fs';",
  'e2e/support/routes.ts': "import '@hookloom/identity'; import '../../sites/variant.ts';",
  'scripts/step.ts': "import '../sites/variant.ts'; import 'node:child_process';",
  'samples/intro/card.tsx': "import 'react'; import '@hookloom/react';",
  ...Object.fromEntries(
    ['react', 'yaml'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
  'node_modules/@docusaurus/theme-common/package.json':
    '{ "name": "@docusaurus/theme-common", "exports": { "./internal": "./lib/internal.js" } }',
  'node_modules/@docusaurus/theme-common/lib/internal.js': '',
  ...Object.fromEntries(
    ['identity', 'react', 'generator'].map((name) => [
      `packages/${name}/package.json`,
      `{ "name": "@hookloom/${name}", "exports": { ".": "./src/index.ts", "./search": "./src/search.ts" } }`,
    ]),
  ),
};

/** Writes a directory that mirrors the repository's layout, with a file for each violation. */
async function writeTree(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'boundaries-'));
  const violating = VIOLATIONS.map(([, file, imports]) => [file, `import '${imports}';`] as const);
  for (const [file, text] of [...Object.entries(FILES), ...violating]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  await mkdir(path.join(root, 'node_modules/@hookloom'), { recursive: true });
  for (const name of ['identity', 'react', 'generator'])
    await symlink(`../../packages/${name}`, path.join(root, 'node_modules/@hookloom', name), 'junction');
  return root;
}

const { forbidden = [], options = {} } = await extractConfig(path.resolve('.dependency-cruiser.js'));
const root = await writeTree();
const { output } = await cruise(
  ['packages', 'samples', 'website', 'sites', 'e2e', 'bench', 'scripts'],
  { ...options, ruleSet: { forbidden }, validate: true, baseDir: root },
  options.enhancedResolveOptions,
);
const found = (output as ICruiseResult).summary.violations;

afterAll(() => rm(root, { recursive: true }));

it.each(VIOLATIONS)('the row %s refuses it where %s imports %s', (row, file) => {
  expect(found.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(row);
});

it('nothing that the table allows is refused', () => {
  const violating = new Set([...VIOLATIONS.map(([, file]) => file), 'website/src/second.ts']);
  expect(found.filter(({ from }) => !violating.has(from))).toEqual([]);
});

it('each row is proven, and says what to use instead', () => {
  const proven = new Set(VIOLATIONS.map(([row]) => row));
  expect(forbidden.map(({ name }) => name)).toEqual([...proven]);
  for (const { comment } of forbidden) expect(comment).toMatch(/^\S.{30,}\.$/);
});
