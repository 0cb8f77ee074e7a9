import fs from 'node:fs';
import path from 'node:path';
import { readPages, type GeneratedPage } from './generated-pages';
import type { Compilation, Compiler } from '../rspack';

/** Where the text of a page is in the build. */
export interface PageChunk {
  /** Its script in `assets/js`, without `.js`. Empty if it's in a script with others, which the runtime knows: on a small site. */
  readonly script: string;
  /** The id of its module. */
  readonly module: string | number;
  /** The ids of the chunks to load: its own, if it has one, then those that it has in common with others. */
  readonly chunks: readonly string[];
}

const NAME = 'page-chunks';
/** Before assets are minified, and get the hashes of their final text into their names. */
const PRE_PROCESS = -2000;

const initialChunks = ({ entrypoints }: Compilation) =>
  [...entrypoints.values()].flatMap(({ chunks }) => chunks);

const ownChunk = (content: string, { namedChunkGroups }: Compilation) =>
  namedChunkGroups.get(content)?.chunks.find(({ name }) => name === content);

/**
 * Drops properties from the maps in a script: the bundler's runtime has the names and the hashes of chunks by id, and
 * Docusaurus' has their ids by name.
 *
 * @throws If there are none of them.
 */
export function dropEntries(script: string, keys: ReadonlySet<string>): string {
  const rest = script.replaceAll(/"?([\w-]+)"?:\s*"[^"]*",?\s*/g, (entry, key: string) =>
    keys.has(key) ? '' : entry,
  );
  if (keys.size > 0 && rest === script)
    throw new Error("The bundler's runtime lists chunks differently: adapt page-chunks.ts.");
  return rest;
}

function locate({ content, source }: GeneratedPage, siteDir: string, compilation: Compilation): PageChunk {
  const { namedChunkGroups, chunkGraph } = compilation;
  const initial = new Set(initialChunks(compilation).map(({ id }) => id));
  const chunks = namedChunkGroups.get(content)?.chunks.filter(({ id }) => !initial.has(id)) ?? [];
  const own = ownChunk(content, compilation);
  const [file = ''] = own?.files ?? [];
  const [, script = ''] = /^assets\/js\/(.+)\.js$/.exec(file) ?? [];
  const text = path.resolve(siteDir, source.replace('@site/', ''));
  const modules = chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  const module = modules.find((candidate) => candidate.nameForCondition?.() === text);
  const id = module && chunkGraph.getModuleId(module);
  if (id === undefined || id === null || (own && !script))
    throw new Error(`The bundler has no script for ${source}: adapt page-chunks.ts.`);
  const shared = chunks.map((chunk) => chunk.id).filter((chunk) => chunk !== own?.id);
  return { script, module: id, chunks: own ? [own.id, ...shared] : shared };
}

/** Removes the pages' scripts from the bundler's runtime, and writes where they are to `page-chunks.json`. */
export class PageChunks {
  constructor(
    private readonly siteDir: string,
    private readonly generatedFilesDir: string,
  ) {}

  apply(compiler: unknown): void {
    const { hooks, webpack } = compiler as Compiler;
    const readAll = () => [...readPages(this.generatedFilesDir).values()];
    hooks.thisCompilation.tap({ name: NAME }, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: PRE_PROCESS }, () => {
        const chunks = readAll().map(({ content }) => ownChunk(content, compilation));
        const keys = new Set(chunks.flatMap((chunk) => (chunk ? [chunk.id, chunk.name ?? ''] : [])));
        const files = initialChunks(compilation).flatMap((chunk) => [...chunk.files]);
        for (const file of files.filter((name) => name.includes('runtime~')))
          compilation.updateAsset(file, (asset) => {
            const script = asset.source().toString();
            return new webpack.sources.RawSource(dropEntries(script, keys));
          });
      });
    });
    hooks.emit.tap({ name: NAME }, (compilation) => {
      // A page that isn't valid has no script. Docusaurus says what is wrong with it.
      if (compilation.errors.length > 0) return;
      const chunks = readAll().map((page) => [page.content, locate(page, this.siteDir, compilation)]);
      const file = path.join(this.generatedFilesDir, 'page-chunks.json');
      fs.writeFileSync(file, JSON.stringify(Object.fromEntries(chunks)));
    });
  }
}
