import {
  arrayAt,
  entriesOf,
  follow,
  getOwn,
  isObject,
  type Json,
  objectAt,
  reachable,
  type Referenced,
  type ResolvedOperation,
  resolveOperation,
  stringAt,
} from '@hookloom/workbench/schemas';

/** An operation of the spec, found by its method and path. */
export type Route = {
  method: string;
  path: string;
  /** The segments of the path. A parameter is alone in its segment, or surrounded by text. */
  segments: string[];
  operationId: string | undefined;
  readonly operation: ResolvedOperation;
  readonly referenced: Referenced;
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** All operations of a spec. Each is resolved when it is first needed, because a spec can have a thousand of them. */
export function routesOf(document: Json): Route[] {
  return entriesOf(objectAt(document, 'paths')).flatMap(([path, item]) => {
    const resolved = follow(document, item);
    const added = entriesOf(objectAt(resolved, 'additionalOperations'));
    const found = [...methods.map((key) => [key, getOwn(resolved, key)] as const), ...added];
    return found.flatMap(([key, value]) =>
      isObject(value) ? [routeOf(document, key.toUpperCase(), path, stringAt(value, 'operationId'))] : [],
    );
  });
}

function routeOf(document: Json, method: string, path: string, operationId: string | undefined): Route {
  let operation: ResolvedOperation | undefined;
  let referenced: Referenced | undefined;
  return {
    method,
    path,
    segments: segmentsOf(path.replace(/[?#].*/s, '')),
    operationId,
    get operation() {
      return (operation ??= resolveOperation(document, method, path));
    },
    get referenced() {
      return (referenced ??= { schemas: reachable(document, this.operation), names: {} });
    },
  };
}

const segmentsOf = (path: string) => path.split('/').slice(1);

/** The paths of the spec's servers, longest first, such as `/api/v2`. The mock responds for all of them. */
export function serverPathsOf(document: Json): string[] {
  const owners = [document, ...entriesOf(objectAt(document, 'paths')).map(([, item]) => item)];
  const paths = owners.flatMap((owner) =>
    arrayAt(owner, 'servers').flatMap((server) => {
      const variables = objectAt(server, 'variables');
      const url = (stringAt(server, 'url') ?? '').replace(
        /\{([^{}]*)\}/g,
        (_, name: string) => stringAt(objectAt(variables, name), 'default') ?? '',
      );
      return URL.canParse(url, 'http://localhost') ? [new URL(url, 'http://localhost').pathname] : [];
    }),
  );
  return [...new Set(['', ...paths.map((path) => path.replace(/\/+$/, ''))])].sort(
    (a, b) => b.length - a.length,
  );
}

export type Match = { route: Route; parameters: Record<string, string> };

/** Finds the operation that a request calls. Text takes precedence over a parameter, as OpenAPI says. */
export function findRoute(
  routes: readonly Route[],
  serverPaths: readonly string[],
  method: string,
  pathname: string,
): Match | 'no such path' | 'no such method' {
  let isKnown = false;
  for (const serverPath of serverPaths) {
    if (!pathname.startsWith(serverPath)) continue;
    const segments = segmentsOf(pathname.slice(serverPath.length));
    const matches = routes.flatMap((route) => {
      const parameters = matchSegments(route.segments, segments);
      return parameters ? [{ route, parameters }] : [];
    });
    isKnown ||= matches.length > 0;
    const own = matches
      .filter(({ route }) => route.method === method)
      .sort((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length);
    if (own[0]) return own[0];
  }
  return isKnown ? 'no such method' : 'no such path';
}

function matchSegments(template: readonly string[], segments: readonly string[]) {
  if (template.length !== segments.length) return undefined;
  const parameters: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [index, part] of template.entries()) {
    const segment = segments[index]!;
    if (!part.includes('{')) {
      if (part !== decode(segment)) return undefined;
      continue;
    }
    const values = matchSegment(part, segment);
    if (!values) return undefined;
    for (const [name, value] of values) parameters[name] = value;
  }
  return parameters;
}

/** The values of a segment such as `{owner}` or `{id}.json`. */
function matchSegment(part: string, segment: string): [string, string][] | undefined {
  const pieces = part.split(/\{([^{}]*)\}/);
  let rest = segment;
  const values: [string, string][] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const text = pieces[index]!;
    const name = pieces[index - 1];
    const end = text === '' ? (index === pieces.length - 1 ? rest.length : 0) : rest.indexOf(text);
    if (end < 0 || (name === undefined && end > 0 && text !== '') || (name !== undefined && end === 0))
      return undefined;
    if (name !== undefined) values.push([name, decode(rest.slice(0, end))]);
    rest = name === undefined && text === '' ? rest : rest.slice(end + text.length);
  }
  return rest === '' ? values : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
