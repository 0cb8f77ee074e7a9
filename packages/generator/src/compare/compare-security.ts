import type { Operation, SecurityRequirement, SecurityScheme } from '../model/model.js';
import type { ChangeDetail } from './change.js';
import { type Comparison, redeploy } from './difference.js';

/** Compares security requirements, from the point of view of a caller with certain credentials. */
export function compareSecurity(before: Operation, after: Operation, diff: Comparison): ChangeDetail[] {
  return [
    ...compareRequirements(before, after),
    ...before.security.flat().flatMap((old, index, all) => {
      if (all.findIndex(({ name }) => name === old.name) < index) return [];
      const now = after.security.flat().find(({ name }) => name === old.name);
      return now ? compareScheme(old, now) : compareSetting(old, before, diff);
    }),
  ];
}

const none: SecurityRequirement = new Map();

/** The alternatives of an operation. Without any, it needs no credentials, like an empty alternative. */
const alternativesOf = ({ accepted }: Operation) => (accepted.length === 0 ? [none] : accepted);

function compareRequirements(before: Operation, after: Operation): ChangeDetail[] {
  const [old, now] = [alternativesOf(before), alternativesOf(after)];
  const [was, is] = [textOf(old), textOf(now)];
  if (areAllAccepted(old, now) && areAllAccepted(now, old)) return [];
  const breaking = !areAllAccepted(old, now);
  const todo =
    after.security.length > 0 ? "set it in the provider's `auth`" : 'run generate, and see its diagnostic';
  return [{ breaking, message: `requires ${is} now (was ${was})${breaking ? `: ${todo}` : ''}` }];
}

/** Whether credentials for any alternative in `given` are accepted. */
function areAllAccepted(
  given: readonly SecurityRequirement[],
  accepted: readonly SecurityRequirement[],
): boolean {
  return given.every((had) => accepted.some((needed) => isMet(needed, had)));
}

function isMet(needed: SecurityRequirement, had: SecurityRequirement): boolean {
  return [...needed].every(([name, scopes]) => {
    const granted = had.get(name);
    return granted !== undefined && scopes.every((scope) => granted.includes(scope));
  });
}

/** Lists alternatives, such as `` `token`, or `login` and `key` ``. */
function textOf(alternatives: readonly SecurityRequirement[]): string {
  const texts = alternatives.map((alternative) =>
    alternative.size === 0
      ? 'no credentials'
      : [...alternative]
          .map(([name, scopes]) => `\`${name}\`${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`)
          .join(' and '),
  );
  return texts.join(texts.some((text) => text.includes(' and ')) ? ', or ' : ' or ');
}

/** Compares the kind of credentials and how they are sent. */
function compareScheme(old: SecurityScheme, now: SecurityScheme): ChangeDetail[] {
  if (old.as === now.as && old.key === now.key) return [];
  const todo = old.as === now.as ? redeploy : `check its value in the provider's \`auth\`, ${redeploy}`;
  return [
    { breaking: true, message: `\`${old.name}\` is sent as ${placeOf(now)} (was ${placeOf(old)}): ${todo}` },
  ];
}

function placeOf({ as, key }: SecurityScheme): string {
  if (as === 'bearer') return 'a bearer token';
  if (as === 'basic') return 'a username and a password';
  return `the ${as === 'query' ? 'query parameter' : as} \`${key}\``;
}

/** A scheme that no operation uses anymore is an unknown property of `auth`. Reported once, for its first operation. */
function compareSetting(
  { name }: SecurityScheme,
  before: Operation,
  { old, now }: Comparison,
): ChangeDetail[] {
  const needs = (operation: Operation) => operation.security.flat().some((scheme) => scheme.name === name);
  // Without any scheme, the type of `auth` allows any property.
  const isRemoved = now.auth !== undefined && !now.auth.schemes.some((scheme) => scheme.name === name);
  if (!isRemoved || old.operations.find(needs) !== before) return [];
  return [
    {
      breaking: true,
      message: `\`${name}\` isn't required by any operation: remove it from the provider's \`auth\``,
    },
  ];
}
