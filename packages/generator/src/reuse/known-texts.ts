import type { SchemaCode } from '../emit/emit-schemas.js';
import type { GeneratedFile } from '../emit/generated-file.js';
import type { Slice } from '../emit/join-pieces.js';
import type { Model, Operation } from '../model/model.js';
import type { Texts } from './memo.js';

type OperationTexts = { file: GeneratedFile; docs: string };
type SchemaTexts = SchemaCode & { docs: string };

/** With more changed names than this, searching for them costs more than emitting everything. */
const maxNames = 20;

/** The code of an earlier run that is still valid for this one. */
export class KnownTexts {
  readonly #files: ReadonlyMap<string, string>;

  private constructor(
    readonly texts: Texts,
    files: readonly GeneratedFile[],
    /** The keys of operations and targets that were read from the memo. */
    readonly recalled: ReadonlySet<string>,
    /** The names of added and removed schemas. Operations that contain one may need other names of their own. */
    readonly names: readonly string[],
  ) {
    this.#files = new Map(files.map(({ path, contents }) => [path, contents]));
  }

  /** Undefined if a schema was renamed, because any code may contain its name. */
  static of(
    model: Model,
    texts: Texts,
    files: readonly GeneratedFile[],
    recalled: ReadonlySet<string>,
  ): KnownTexts | undefined {
    for (const [key, { name, constant }] of model.byTarget) {
      const before = texts.schemas[key];
      if (before && (before.name !== name || before.constant !== constant)) return undefined;
    }
    const before = new Set(Object.values(texts.schemas).flatMap(({ name, constant }) => [name, constant]));
    const now = new Set([...model.types, ...model.constants]);
    const names = [...difference(before, now), ...difference(now, before)];
    return names.length > maxNames ? undefined : new KnownTexts(texts, files, recalled, names);
  }

  operation(key: string, { name, file }: Pick<Operation, 'name' | 'file'>): OperationTexts | undefined {
    const known = this.texts.operations[key];
    const path = `${file}.ts`;
    if (!known || !this.recalled.has(key) || known.name !== name || known.file !== path) return undefined;
    const contents = this.#files.get(path);
    const docs = this.#slice('docs.json', known.docs);
    if (contents === undefined || docs === undefined) return undefined;
    return this.names.some((one) => contents.includes(one)) ? undefined : { file: { path, contents }, docs };
  }

  schema(key: string): SchemaTexts | undefined {
    const known = this.texts.schemas[key];
    if (!known || !this.recalled.has(key)) return undefined;
    const code = this.#slice('schemas.ts', known.code);
    const docs = this.#slice('docs.json', known.docs);
    return code === undefined || docs === undefined ? undefined : { code, docs, checks: known.checks };
  }

  #slice(path: string, [start, end]: Slice): string | undefined {
    return this.#files.get(path)?.slice(start, end);
  }
}

function difference(some: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...some].filter((one) => !others.has(one));
}
