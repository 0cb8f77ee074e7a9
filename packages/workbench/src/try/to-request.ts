import type { RequestValues } from '../samples.ts';
import { type Field, nameOf, parseField, parseJson } from './fields.ts';
import { keyOf, type Texts } from './saved-values.ts';
import { isJson } from './to-operation.ts';

export type Files = Readonly<Record<string, readonly File[]>>;

export type FormInput = {
  /** The fields of the parameters. */
  parameters: readonly Field[];
  /** The content type of the body, or undefined without a body. */
  contentType: string | undefined;
  /** Whether the content type must be named, because there are several. */
  namesType: boolean;
  /** The fields of a form's body. */
  body: readonly Field[];
  texts: Texts;
  files: Files;
};

/** The errors by the key of their field. */
export type Errors = Readonly<Record<string, string>>;

/** Turns what was typed into a request. Fields that are empty aren't sent. */
export function toRequest(input: FormInput): { request: RequestValues; errors: Errors } {
  const errors: Record<string, string> = {};
  const request: Record<string, unknown> = {};
  for (const field of input.parameters) {
    const [part] = field.path;
    const { value, error } = parseField(field, input.texts[keyOf(field)] ?? '');
    if (error !== undefined) errors[keyOf(field)] = error;
    if (value !== undefined)
      request[part] = { ...(request[part] as object | undefined), [nameOf(field)]: value };
  }
  const body = bodyOf(input, errors);
  return {
    request: {
      ...request,
      ...(body !== undefined && { body }),
      ...(body !== undefined && input.namesType && { contentType: input.contentType }),
    } as RequestValues,
    errors,
  };
}

function bodyOf({ contentType, body, texts, files }: FormInput, errors: Record<string, string>): unknown {
  const text = texts['body'] ?? '';
  if (contentType === undefined) return undefined;
  if (isForm(contentType)) return formBody(body, texts, files, errors);
  if (isJson(contentType)) {
    if (text.trim() === '') return undefined;
    const { value, error } = parseJson(text);
    if (error !== undefined) errors['body'] = error;
    return value;
  }
  return files['body']?.[0] ?? (text === '' ? undefined : text);
}

function formBody(
  fields: readonly Field[],
  texts: Texts,
  files: Files,
  errors: Record<string, string>,
): unknown {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const key = keyOf(field);
    const name = nameOf(field);
    if (field.kind === 'file') {
      const chosen = files[key] ?? [];
      return chosen.length === 0 ? [] : [[name, chosen.length === 1 ? chosen[0] : chosen]];
    }
    const { value, error } = parseField(field, texts[key] ?? '');
    if (error !== undefined) errors[key] = error;
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export const isForm = (type: string) => /^(multipart\/|application\/x-www-form-urlencoded)/.test(type);

/** The errors of the runtime's validation, at the field that they concern. */
export function errorsOfIssues(
  issues: readonly { path: readonly (string | number)[]; message: string }[],
  fields: readonly Field[],
): Errors {
  const keys = new Set(fields.map(keyOf));
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const length = path.findLastIndex((_, index) => keys.has(path.slice(0, index + 1).join('.'))) + 1;
    const target = path.slice(0, length || 1).join('.') || 'body';
    const inner = path.slice(length || 1).join('.');
    const text = inner === '' ? message : `${inner}: ${message}`;
    errors[target] = errors[target] === undefined ? text : `${errors[target]} ${text}`;
  }
  return errors;
}
