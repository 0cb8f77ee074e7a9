/** The parts of Rspack's API that plugins use. Its types are in a package that the site doesn't depend on. */
export interface Compiler {
  readonly hooks: { readonly thisCompilation: Hook<Compilation>; readonly emit: Hook<Compilation> };
  readonly webpack: { readonly sources: { readonly RawSource: new (text: string) => Source } };
}

export interface Compilation {
  readonly namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
  readonly entrypoints: ReadonlyMap<string, ChunkGroup>;
  readonly chunkGraph: {
    getChunkModules(chunk: Chunk): readonly Module[];
    getModuleId(module: Module): string | number | null;
  };
  readonly hooks: { readonly processAssets: Hook<Readonly<Record<string, unknown>>> };
  readonly errors: { readonly length: number };
  updateAsset(name: string, update: (source: Source) => Source): void;
}

interface ChunkGroup {
  readonly chunks: readonly Chunk[];
}

interface Chunk {
  readonly id: string;
  readonly name?: string | undefined;
  readonly files: Iterable<string>;
}

interface Module {
  nameForCondition?(): string | null | undefined;
}

interface Source {
  source(): string | Buffer;
}

interface Hook<Value> {
  tap(options: { readonly name: string; readonly stage?: number }, callback: (value: Value) => void): void;
}
