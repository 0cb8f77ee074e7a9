import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Counts the generated files, their bytes and the exported hooks. */
export function countOutput(folder: string): { files: number; bytes: number; hooks: number } {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  const texts = names.map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));
  const hooks = texts.flatMap((text) =>
    [...text.matchAll(/^export (?:const|function) (use[A-Z]\w*)/gm)].map((match) => match[1]),
  );
  return {
    files: texts.length,
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    hooks: new Set(hooks).size,
  };
}
