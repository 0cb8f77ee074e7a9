import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  arrayAt,
  objectAt,
  getOwn,
  stringAt,
} from '../parse/json.js';
import { keysOfRef, pointerTo } from '../parse/pointer.js';
import type { References } from '../parse/references.js';
import type { Operation, SecurityRequirement, SecurityScheme } from './model.js';

type Resolved = SecurityScheme | 'browser' | 'unsupported';

/**
 * Reads the security requirements of operations.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#security-requirement-object
 */
export class SecurityReader {
  readonly #schemes = new Map<string, Resolved>();

  constructor(readonly references: References) {}

  /** The security requirements of an operation, by default those of the document. */
  of(operation: JsonObject, pointer: string): Pick<Operation, 'security' | 'accepted'> {
    const inherited = getOwn(operation, 'security') === undefined;
    const requirements = arrayAt(inherited ? this.references.document : operation, 'security');
    const at = pointerTo(inherited ? '' : pointer, 'security');
    const security = requirements.flatMap((requirement, index) =>
      this.#sent(requirement, pointerTo(at, index)),
    );
    return { security, accepted: requirements.filter(isObject).map(scopesOf) };
  }

  /** The schemes of an alternative. Empty if it can't be sent. */
  #sent(requirement: Json, pointer: string): SecurityScheme[][] {
    const schemes = entriesOf(requirement).map(([name]) => this.#schemeOf(name, pointer));
    if (schemes.includes('unsupported')) return [];
    const sent = schemes.filter((scheme) => typeof scheme === 'object');
    const headers = sent.flatMap((scheme) => headerOf(scheme) ?? []);
    const duplicate = headers.find((header, index) => headers.indexOf(header) < index);
    if (duplicate !== undefined)
      this.references.findings.add(
        'HL2042',
        pointer,
        `Several schemes of one alternative use the header \`${duplicate}\`: ${sent
          .filter((scheme) => headerOf(scheme) === duplicate)
          .map(({ name }) => `\`${name.slice(0, 80)}\``)
          .join(', ')}.`,
      );
    return sent.length > 0 ? [sent] : [];
  }

  #schemeOf(name: string, requirement: string): Resolved {
    const known = this.#schemes.get(name) ?? this.#read(name, requirement);
    this.#schemes.set(name, known);
    return known;
  }

  #read(name: string, requirement: string): Resolved {
    const { document, findings } = this.references;
    // Since 3.2, a requirement can refer to its scheme by URI. Component names take precedence.
    const declared = objectAt(objectAt(document, 'components'), 'securitySchemes');
    const isRef = getOwn(declared, name) === undefined && name.startsWith('#/');
    const pointer = pointerTo('/components/securitySchemes', name);
    const found = isRef
      ? this.references.followObject({ $ref: name }, requirement)
      : this.references.followObject(getOwn(declared, name), pointer);
    if (found === undefined) {
      findings.add('HL2040', requirement, `No security scheme is named \`${name.slice(0, 80)}\`.`);
      return 'unsupported';
    }
    const scheme = schemeOf((isRef ? keysOfRef(name)?.at(-1) : undefined) ?? name, found.value);
    const shown = `\`${name.slice(0, 80)}\``;
    if (scheme === 'unsupported')
      findings.add(
        'HL2040',
        found.pointer,
        `The security scheme ${shown} (${kindOf(found.value)}) is not supported.`,
      );
    else if (scheme === 'browser' || scheme.as === 'cookie')
      findings.add(
        'HL2041',
        found.pointer,
        `The browser sends the ${scheme === 'browser' ? 'certificate' : 'cookie'} of ${shown}, not the generated code.`,
      );
    return scheme;
  }
}

function scopesOf(requirement: JsonObject): SecurityRequirement {
  return new Map(
    entriesOf(requirement).map(([name, scopes]) => [
      (name.startsWith('#/') ? keysOfRef(name)?.at(-1) : undefined) ?? name,
      Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [],
    ]),
  );
}

/** The name of the header that a scheme sets, in lowercase. */
function headerOf({ as, key }: SecurityScheme): string | undefined {
  if (as === 'bearer' || as === 'basic') return 'authorization';
  return as === 'header' ? key?.toLowerCase() : undefined;
}

function schemeOf(name: string, value: JsonObject): Resolved {
  const base = { name, description: stringAt(value, 'description')?.trim() };
  const type = stringAt(value, 'type');
  if (type === 'oauth2') return { ...base, as: 'bearer', summary: 'An OAuth 2 access token.' };
  if (type === 'openIdConnect') return { ...base, as: 'bearer', summary: 'An OpenID Connect access token.' };
  if (type === 'mutualTLS') return 'browser';
  if (type === 'http') {
    const scheme = stringAt(value, 'scheme')?.toLowerCase();
    if (scheme === 'bearer') return { ...base, as: 'bearer', summary: 'A bearer token.' };
    if (scheme === 'basic') return { ...base, as: 'basic', summary: 'A username and a password.' };
  }
  const place = stringAt(value, 'in');
  const key = stringAt(value, 'name');
  if (type !== 'apiKey' || !key) return 'unsupported';
  if (place === 'header' && /^[\w!#$%&'*+.^`|~-]+$/.test(key))
    return { ...base, as: place, key, summary: `An API key, sent in the header \`${key}\`.` };
  if (place === 'query')
    return { ...base, as: place, key, summary: `An API key, sent in the query as \`${key}\`.` };
  if (place === 'cookie' && /^[\w!#$%&'*+.^`|~-]+$/.test(key))
    return {
      ...base,
      as: place,
      key,
      summary: `An API key for the cookie \`${key}\`, which a browser sends itself.`,
    };
  return 'unsupported';
}

/** The kind of a scheme, for messages. */
function kindOf(scheme: JsonObject): string {
  const type = stringAt(scheme, 'type') ?? 'without a type';
  const detail =
    type === 'http' ? stringAt(scheme, 'scheme') : type === 'apiKey' ? stringAt(scheme, 'in') : undefined;
  return [type, detail]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 80);
}
