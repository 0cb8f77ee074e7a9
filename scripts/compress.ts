/** Writes a brotli and a gzip file beside each text file of the built site, for hosts that serve compressed files. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;
/** Smaller files fit into one packet. */
const SMALLEST = 256;

const [folder = 'website/build'] = process.argv.slice(2);

const compressors: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

const totals: Record<string, number> = { files: 0, plain: 0, br: 0, gz: 0 };
const add = (name: string, bytes: number) => (totals[name] = (totals[name] ?? 0) + bytes);

for (const name of await readdir(folder, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = path.join(folder, name);
  const text = await readFile(file);
  if (text.length < SMALLEST) continue;
  add('files', 1);
  add('plain', text.length);
  for (const [extension, compress] of Object.entries(compressors)) {
    const compressed = await compress(text);
    add(extension, compressed.length);
    await writeFile(`${file}.${extension}`, compressed);
  }
}

const megabytes = (name: string) => `${((totals[name] ?? 0) / 1e6).toFixed(1)} MB`;
console.log(
  `Compressed ${String(totals['files'])} files: ${megabytes('plain')}, as brotli ${megabytes('br')}, as gzip ${megabytes('gz')}.`,
);
