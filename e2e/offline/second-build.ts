import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Large, and not needed here. */
const LEFT_OUT = /^(?:assets\/type-checker|img\/cards)(?:\/|$)/;
const TEXT = /\.(?:html|js|json|css)$/;
const HASHED = /^(?:assets\/(?:js\/|css\/|pages)|search\/).*\.([\da-f]{8,10})\.(?:js|json|css)$/;
const REVISION = /(?<=revision:")[\da-f]+/g;

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

const reverse = (hash: string) => Array.from(hash).reverse().join('');

const allowedBy = (script: string) => createHash('sha256').update(script).digest('base64');

/** Renames files in a page, and allows the inline scripts that name them. */
function renewPage(html: string, renew: (text: string) => string): string {
  const scripts = new Set(Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script));
  return [...scripts].reduce(
    (page, script) => page.replaceAll(allowedBy(script), allowedBy(renew(script))),
    renew(html),
  );
}

/**
 * Copies a build as if its sources had changed: all files with a hash have another name, all pages another content, and one
 * text is another. A real second build would take a minute.
 */
export async function copyAsSecondBuild(
  build: string,
  replaced: readonly [before: string, after: string],
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-build-'));
  await cp(build, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(build, source).split(path.sep).join('/')),
  });
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => TEXT.test(file));
  const hashes = new Set(files.flatMap((file) => HASHED.exec(file)?.[1] ?? []));
  const renew = (text: string) =>
    text.replaceAll(/(?<![\da-z])[\da-f]{8,10}(?![\da-z])/g, (hash) =>
      hashes.has(hash) ? reverse(hash) : hash,
    );
  for (const file of files) {
    const target = path.join(folder, file);
    const text = await readFile(target, 'utf8');
    const renewed = file.endsWith('.html') ? renewPage(text, renew) : renew(text);
    const changed = renewed.replaceAll(...replaced);
    await writeFile(target, file === 'sw.js' ? changed.replaceAll(REVISION, reverse) : changed);
    await rename(target, path.join(folder, renew(file)));
  }
  return folder;
}
