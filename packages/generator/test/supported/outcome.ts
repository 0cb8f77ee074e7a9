import { type Docs, generate, normalize } from '../../src/index.js';

/** What comes out for a spec, read through the docs of the generated code. */
export type Outcome = {
  operations: Docs['operations'];
  schemas: Docs['schemas'];
  codes: string[];
  /** Codes of severity `warning` and `error`. */
  losses: string[];
  /** The text of the file with this name and `.ts`, on one line, so that its layout does not matter. */
  file: (name: string) => string;
};

/** A few lines of a spec, and what they prove. */
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
