import { hitsOf, type SourceIndex } from '@hookloom/workbench/data';
import { readChanges } from './changes-record.js';
import type { LoadedSource } from './read-source.js';
import type { Sources } from './sources.js';
import { targetsOf } from './targets.js';

export type ApiContext = { root: string; sources: Sources; baseUrls: readonly string[] };

/** Handles a read-only request of the page. Undefined if there is no such thing. */
export function readApi(path: string, query: URLSearchParams, context: ApiContext): unknown {
  const [kind = '', id = '', name = ''] = path.split('/').map(decode);
  const { sources, root } = context;
  if (kind === 'sources') return sources.all().map((loaded) => indexOf(loaded, context));
  if (kind === 'search') return hitsOf(sources.search(query.get('q') ?? ''));
  const loaded = sources.one(id);
  if (kind === 'operation') return loaded?.reader?.operation(name);
  if (kind === 'schema') return loaded?.reader?.schema(name);
  if (kind === 'changes' && loaded) return readChanges(root, id) ?? { changes: [] };
  return undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function indexOf(loaded: LoadedSource, { baseUrls }: ApiContext): SourceIndex {
  const { source, reader, diagnostics } = loaded;
  const problems = diagnostics.map(({ message, hint }) => ({ message, hint }));
  const empty = { folder: '', operations: [], schemas: [], schemes: [] };
  return {
    ...(reader?.index ?? { id: source.id, title: source.id, ...empty }),
    servers: targetsOf(loaded, baseUrls).map(({ base, description }) => ({
      url: base,
      ...(description !== undefined && { description }),
    })),
    addedHeaders: Object.keys(source.workbench?.headers ?? {}),
    problems,
  };
}
