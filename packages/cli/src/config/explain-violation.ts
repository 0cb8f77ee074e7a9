import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnostic } from '../diagnostics.js';
import { suggestId } from './suggest-id.js';

/** Turns a schema violation into a diagnostic; into none if another violation reports the same problem. */
export function explainViolation(violation: ErrorObject): Diagnostic[] {
  const {
    keyword,
    instancePath: pointer,
    params,
    data,
  } = violation as ErrorObject<string, Record<string, string>>;
  const key = pointer.split('/').at(-1) ?? '';
  const name = pointer === '' ? 'The config file' : `\`${pointer.slice(1).replaceAll('/', '.')}\``;
  switch (keyword) {
    case 'required':
      return [invalid(pointer, `${name} has no \`${params['missingProperty']}\`.`)];
    case 'additionalProperties': {
      const extra = params['additionalProperty'] ?? '';
      const child = `${pointer}/${extra.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      return [invalid(child, `Unknown key \`${extra}\`. ${knownKeys(violation)}`)];
    }
    case 'type':
      return [
        invalid(
          pointer,
          `${name} must be ${/^[aeiou]/.test(String(params['type'])) ? 'an' : 'a'} ${params['type']}.`,
        ),
      ];
    case 'minLength':
      return [invalid(pointer, `${name} is empty.`)];
    case 'minItems':
      return [invalid(pointer, `${name} is empty.`, 'Add a pattern, or remove the key.')];
    case 'minProperties':
      return [invalid(pointer, `${name} is empty. ${knownKeys(violation)}`)];
    case 'propertyNames':
      return [invalid(pointer, `\`${params['propertyName']}\` is not a valid header name.`)];
    case 'not':
      return [diagnostic('HL3003', `The id \`${String(data)}\` is reserved.`, { pointer })];
    case 'pattern':
      return explainPattern(key, String(data), pointer, name);
    default:
      return [];
  }
}

function explainPattern(key: string, data: string, pointer: string, name: string): Diagnostic[] {
  if (key === 'id') return [badId(data, pointer)];
  if (key === 'spec') return [badSpec(pointer)];
  if (pointer.includes('/paths/')) return [badPath(name, data, pointer)];
  return key === 'baseURL'
    ? [invalid(pointer, '`baseURL` must be an http or https URL without a user name and a query.')]
    : [];
}

function badId(id: string, pointer: string): Diagnostic {
  const suggestion = suggestId(id, []);
  const hint = `Use \`${suggestion}\`: an id is a lowercase letter followed by letters and digits.`;
  return diagnostic('HL3002', `\`${id}\` is not a valid id.`, { pointer, hint: hint });
}

function badPath(name: string, path: string, pointer: string): Diagnostic {
  const hint = 'Write a path of the spec, such as `/pet/**`, optionally with a method: `DELETE /pet/*`.';
  return invalid(pointer, `${name} is \`${path.slice(0, 200)}\`, which doesn't start with \`/\`.`, hint);
}

function knownKeys({ parentSchema }: ErrorObject): string {
  const { properties = {} } = (parentSchema ?? {}) as { properties?: object };
  return `The keys are ${Object.keys(properties)
    .map((known) => `\`${known}\``)
    .join(', ')}.`;
}

// Without the value, which may contain a password.
function badSpec(pointer: string): Diagnostic {
  const hint = 'Use an http or https URL, or a path. Put credentials in `headers`.';
  return invalid(pointer, '`spec` must be a path, or an http or https URL without a user name.', hint);
}

function invalid(pointer: string, message: string, hint?: string): Diagnostic {
  return diagnostic('HL3001', message, { pointer, ...(hint === undefined ? {} : { hint: hint }) });
}
