import type { Query } from './golden-queries';

const provider = 'react/api/hookloom-provider';
const stateful = 'react/api/stateful-hook';
const stateless = 'react/api/stateless-hook';
const cookbook = 'react/cookbook/binding-to-component-lifecycle';
const storage = 'patterns/storage-behavior';
const keyed = 'patterns/keyed-calls';
const generation = 'how-hookloom-works/code-generation';
const sync = 'how-hookloom-works/synchronization';
const openapi = 'how-hookloom-works/openapi-support';

/** One word each, as typed by someone who is new to the tool. */
const oneWord: readonly Query[] = [
  ['install', 'getting-started'],
  ['quickstart', 'getting-started'],
  ['example', 'react/tutorial/basic-application'],
  ['spinner', 'react/api/is-pending'],
  ['token', provider],
  ['headers', provider],
  ['refetch', storage, stateful],
  ['caching', storage],
  ['logout', storage],
  ['signout', storage],
  ['upload', 'guides/upload'],
  ['form', 'patterns/stateful-vs-stateless'],
  ['polling', cookbook],
  ['useEffect', cookbook, 'react/core-concepts/lifecycle-binding'],
  ['zod', generation],
  ['swagger', openapi],
  ['nullable', openapi, generation],
  ['enum', openapi, generation],
  ['websocket', 'guides/streams', 'intro'],
];

/** Questions and tasks. */
const questions: readonly Query[] = [
  ['how to show a loading indicator', 'react/api/is-pending'],
  ['call api on button click', 'patterns/stateful-vs-stateless'],
  ['pass jwt with every request', provider],
  ['change api url for production', provider],
  ['multiple apis', provider, 'cli-reference'],
  ['share data between components', stateful, 'react/core-concepts/state-management'],
  ['refresh list after delete', storage],
  ['clear everything when user logs out', storage],
  ['do I have to commit the generated files', 'getting-started'],
  ['where does the generated code go', generation, 'cli-reference'],
  ['fail the build when the spec changed', 'guides/ci', generation, sync],
  ['download openapi file that needs a login', sync],
  ['how is this different from react query', 'intro'],
  ['why is my request sent twice', 'react/core-concepts/lifecycle-binding', stateful],
  ['use without react', 'react/core-concepts/hook-conventions', generation],
  ['unit test a component', 'guides/testing'],
  ['stop fetching when component is removed', cookbook],
  ['where is the state stored', 'react/core-concepts/state-management', 'intro'],
];

/** Terms of other tools. */
const otherTools: readonly Query[] = [
  ['staleTime', storage],
  ['useQuery', stateful, 'patterns/stateful-vs-stateless'],
  ['useMutation', 'patterns/stateful-vs-stateless', stateless],
  ['query key', keyed, 'core-concepts'],
  ['invalidate queries', storage],
  ['keepPreviousData', 'react/api/is-pending'],
  ['enabled option', stateful, 'patterns/lifecycle-vs-passive'],
  ['refetchInterval', cookbook],
  ['AbortController', stateless],
  ['QueryClientProvider', provider, 'guides/migrate'],
  ['fetchBaseQuery', provider, 'guides/migrate'],
  ['swr vs', 'intro'],
  ['openapi-generator alternative', 'intro'],
  ['infinite scroll', keyed],
];

/** Error messages and symptoms. */
const symptoms: readonly Query[] = [
  ['No base URL. Set configs.petstore.baseURL', provider],
  ['Network timeout', 'react/api/is-error', provider],
  ['TypeError: Failed to fetch', 'react/api/is-error'],
  ['401 unauthorized', 'react/core-concepts/entry-point', provider],
  ['CORS error', provider, 'react/api/is-error'],
  ['Text content does not match server-rendered HTML', 'guides/nextjs', 'react/api/is-init', 'react/'],
  ['wrong item shown for a moment', 'react/known-pitfalls/state-leak'],
  ['response does not match schema', 'react/api/is-error', provider],
  ['hook not generated', generation],
  ['command not found hookloom', 'getting-started'],
  ['exit status 1', 'cli-reference'],
];

/** In a hurry. */
const typos: readonly Query[] = [
  ['canel request', stateless],
  ['autentication', provider, 'react/core-concepts/entry-point'],
  ['paginaton', keyed],
  ['enviroment variables', 'cli-reference'],
  ['downlaod pdf', 'react/api/download-hook'],
  ['valdiation off', provider, 'react/core-concepts/entry-point'],
];

/** As developers type them who don't know the words of these docs. Written before the engine's results were looked at. */
export const natural: readonly Query[] = [
  ...oneWord,
  ...questions,
  ...otherTools,
  ...symptoms,
  ...typos,
  // A review of the site found no result, or a wrong first result, for these.
  ['cancel request', stateless],
  ['reset state', stateful, 'react/api/network-state'],
  ['upload file', 'guides/upload'],
  ['tree shaking', generation, 'guides/choose-operations'],
  ['log out', storage],
  ['ci github actions', 'guides/ci'],
  ['exclude endpoints by tag', 'guides/choose-operations'],
  ['vitest', 'guides/testing'],
  ['turborepo', 'guides/monorepos'],
  ['switch from react query', 'guides/migrate'],
  ['deprecated', openapi],
];
