import type { Model, Operation, Parameter } from '../../src/model/model.js';
import { valuesOf } from './sample-values.js';

export type Request = Record<string, unknown>;

const parts = { path: 'path', query: 'query', header: 'headers' } as const;

/** Requests with every part, with one part varied, and with required parts only. */
export function requestsOf({ parameters, body }: Operation, model: Model): Request[] {
  const values = new Map<Parameter | 'body', unknown[]>(
    parameters.map((parameter) => [parameter, valuesOf(parameter.schema, model)]),
  );
  if (body) values.set('body', valuesOf(body.contents[0].schema, model));
  const build = (changed?: Parameter | 'body', index = 0, only: 'all' | 'required' = 'all'): Request => {
    const request: Record<string, Record<string, unknown>> = {};
    for (const parameter of parameters) {
      if (only === 'required' && !parameter.required) continue;
      const part = parts[parameter.in];
      request[part] = {
        ...request[part],
        [parameter.name]: values.get(parameter)?.[parameter === changed ? index : 0],
      };
    }
    const sent =
      body && (only === 'all' || body.required)
        ? { body: values.get('body')?.[changed === 'body' ? index : 0] }
        : {};
    return { ...request, ...sent };
  };
  const others = (body?.contents ?? []).slice(1).map(({ contentType, schema }) => ({
    ...build(),
    contentType,
    body: valuesOf(schema, model)[0],
  }));
  return [
    ...others,
    build(),
    build(undefined, 0, 'required'),
    ...[...values].flatMap(([one, some]) => some.slice(1).map((_, index) => build(one, index + 1))),
  ];
}
