import { type Docs, generate, normalize } from '../../src/index.js';

/** The result of generating code for a spec. */
export type Outcome = {
  operations: Docs['operations'];
  schemas: Docs['schemas'];
  codes: string[];
  /** The codes of warnings and errors. */
  losses: string[];
  /** The contents of a module, with whitespace collapsed. `name` has no extension. */
  file: (name: string) => string;
};

/** A small spec and what it proves. */
export type Example = {
  spec: object;
  /** Other documents, by location. The spec itself is `openapi.json`. */
  files?: Readonly<Record<string, object>>;
  proves?: (outcome: Outcome) => void;
};

export async function outcomeOf({ spec, files = {} }: Example): Promise<Outcome> {
  const read = (location: string) =>
    location in files
      ? Promise.resolve(JSON.stringify(files[location]))
      : Promise.reject(new Error(location));
  const { text = '', diagnostics } = await normalize(JSON.stringify(spec), {
    location: 'openapi.json',
    read,
  });
  const generated = await generate({ id: 'api', spec: text });
  const all = [...diagnostics, ...generated.diagnostics];
  const contents = new Map(generated.files.map((file) => [file.path, file.contents]));
  const docs = JSON.parse(contents.get('docs.json') ?? '{"operations":[],"schemas":[]}') as Docs;
  return {
    operations: docs.operations,
    schemas: docs.schemas,
    codes: all.map(({ code }) => code),
    losses: all.filter(({ severity }) => severity !== 'info').map(({ code }) => code),
    file: (name) => (contents.get(`${name}.ts`) ?? '').replace(/\s+/g, ' '),
  };
}
