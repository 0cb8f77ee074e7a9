import { writeFileSync } from 'node:fs';
import { node, repository } from '../folders.ts';
import { runCommand } from '../run-command.ts';

const compilerOptions = {
  strict: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  jsx: 'react-jsx',
  // Kubb's imports include the file extension.
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Type-checks a folder's `output` with this repository's TypeScript and counts the errors. */
export async function typeCheck(folder: string): Promise<{ errors: number; seconds: number }> {
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ['output'] }));
  const tsc = `${repository}node_modules/typescript/bin/tsc`;
  const checked = await runCommand(node, ['--max-old-space-size=8192', tsc, '-p', '.'], folder);
  writeFileSync(`${folder}/type-check.log`, checked.output);
  const errors = checked.output.match(/error TS\d+/g)?.length ?? 0;
  if (checked.failed && errors === 0) throw new Error(`TypeScript ended early: ${checked.output}`);
  return { errors, seconds: checked.seconds };
}
