import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnostic } from '../diagnostics.js';
import { suggestId } from './suggest-id.js';

/** A violation of the schema in the words of the configuration; none where another violation says the same. */
export function explainViolation(violation: ErrorObject): Diagnostic[] {
  const {
    keyword,
    instancePath: pointer,
    params,
    data,
  } = violation as ErrorObject<string, Record<string, string>>;
  const key = pointer.split('/').at(-1) ?? '';
  const name = pointer === '' ? 'The configuration' : `\`${pointer.slice(1).replaceAll('/', '.')}\``;
  switch (keyword) {
    case 'required':
      return [invalid(pointer, `${name} has no \`${params['missingProperty']}\`.`)];
    case 'additionalProperties': {
      const extra = params['additionalProperty'] ?? '';
      const child = `${pointer}/${extra.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      return [invalid(child, `\`${extra}\` is no key of the configuration.`)];
    }
    case 'type':
      return [invalid(pointer, `${name} has to be of type ${params['type']}.`)];
    case 'minLength':
      return [invalid(pointer, `${name} is empty.`)];
    case 'propertyNames':
      return [invalid(pointer, `\`${params['propertyName']}\` is no name of a header.`)];
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
  const mend = `Take \`${suggestion}\`: an id is a lower-case letter, then letters and digits.`;
  return diagnostic('HL3002', `\`${id}\` is no id.`, { pointer, mend });
}

// The value is not repeated: it may have a password in it.
function badSpec(pointer: string): Diagnostic {
  const mend = 'Use an http or https URL or a path. A user name and password go into `headers`.';
  return invalid(pointer, '`spec` is neither a path nor an http(s) URL without a user name.', mend);
}

function invalid(pointer: string, message: string, mend?: string): Diagnostic {
  return diagnostic('HL3001', message, { pointer, ...(mend === undefined ? {} : { mend }) });
}
