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
      return [invalid(child, `Unknown key \`${extra}\`.`)];
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
    case 'propertyNames':
      return [invalid(pointer, `\`${params['propertyName']}\` is not a valid header name.`)];
    case 'not':
      return [diagnostic('HL3003', `The id \`${String(data)}\` is reserved.`, { pointer })];
    case 'pattern':
      return key === 'id' ? [badId(String(data), pointer)] : key === 'spec' ? [badSpec(pointer)] : [];
    default:
      return [];
  }
}

function badId(id: string, pointer: string): Diagnostic {
  const suggestion = suggestId(id, []);
  const hint = `Use \`${suggestion}\`: an id is a lowercase letter followed by letters and digits.`;
  return diagnostic('HL3002', `\`${id}\` is not a valid id.`, { pointer, hint: hint });
}

// Without the value, which may contain a password.
function badSpec(pointer: string): Diagnostic {
  const hint = 'Use an http or https URL, or a path. Put credentials in `headers`.';
  return invalid(pointer, '`spec` must be a path, or an http or https URL without a user name.', hint);
}

function invalid(pointer: string, message: string, hint?: string): Diagnostic {
  return diagnostic('HL3001', message, { pointer, ...(hint === undefined ? {} : { hint: hint }) });
}
