/** A spec to start with. */
export type StartingPoint = {
  id: string;
  title: string;
  /** What it shows, in a few words. */
  summary: string;
  load: () => Promise<{ default: string }>;
};

/** The specs that the playground offers. The first one is shown to a new reader. */
export const startingPoints = [
  {
    id: 'petstore',
    title: 'Petstore',
    summary: 'The example of these docs: lists, details, changes',
    load: () => import('./petstore.ts'),
  },
  {
    id: 'files',
    title: 'Film archive',
    summary: 'Uploads and downloads',
    load: () => import('./files.ts'),
  },
  {
    id: 'streams',
    title: 'Control room',
    summary: 'Streams: server-sent events and JSON lines',
    load: () => import('./streams.ts'),
  },
  {
    id: 'unions',
    title: 'Notebook',
    summary: 'Unions, recursion and null',
    load: () => import('./unions.ts'),
  },
  {
    id: 'openapi30',
    title: 'Library',
    summary: 'OpenAPI 3.0, with paging and an API key',
    load: () => import('./openapi30.ts'),
  },
  {
    id: 'swagger20',
    title: 'Tram stops',
    summary: 'Swagger 2.0',
    load: () => import('./swagger20.ts'),
  },
] as const satisfies readonly StartingPoint[];
