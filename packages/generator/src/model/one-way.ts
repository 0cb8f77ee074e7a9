import { type Json, type JsonObject, arrayAt, objectAt, getOwn, stringAt } from '../parse/json.js';
import type { References } from '../parse/references.js';
import { propertiesNamed } from './find-property.js';
import type { Place } from './place.js';

type Around = Pick<Place, 'pointer' | 'mode' | 'siblings'>;

/** The place with the schema added to its siblings. */
export function withSiblings<P extends Around>(place: P, value: JsonObject): P & Around {
  return { ...place, siblings: [...(place.siblings ?? []), { value, pointer: place.pointer }] };
}

/**
 * Whether a required property is omitted in this direction: `readOnly` in requests, `writeOnly` in responses. The keyword may be
 * in a sibling of the schema that requires the property.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#fixed-fields-for-use-with-schema-objects
 */
export function isOmitted(
  references: References,
  name: string,
  property: Json | undefined,
  { mode, siblings = [] }: Around,
): boolean {
  const mark = mode === 'response' ? 'writeOnly' : 'readOnly';
  return (
    isMarked(references, property, mark) ||
    siblings.some(({ value, pointer }) =>
      propertiesNamed(references, value, name, pointer).some((found) =>
        isMarked(references, found.value, mark),
      ),
    )
  );
}

/** Whether a schema requires a property that only a sibling marks as `readOnly` or `writeOnly`. */
export function requiresOneWay(references: References, value: JsonObject, place: Around): boolean {
  const alone = { ...place, siblings: [{ value, pointer: place.pointer }] };
  return (
    !place.siblings?.some((relative) => relative.value === value) &&
    requiredBy(value).some((name) => {
      const property = getOwn(objectAt(value, 'properties'), name);
      return isOmitted(references, name, property, place) && !isOmitted(references, name, property, alone);
    })
  );
}

/** Whether a schema requires a property in one direction only. */
export function hasOneWay(references: References, value: JsonObject, place: Around): boolean {
  const around = arrayAt(value, 'allOf').length > 0 ? withSiblings(place, value) : place;
  const differs = (names: readonly string[]) =>
    names.some((name) => {
      const property = getOwn(objectAt(value, 'properties'), name);
      return (['request', 'response'] as const).some((mode) =>
        isOmitted(references, name, property, { ...around, mode }),
      );
    });
  const members = arrayAt(value, 'allOf').flatMap((member) => {
    const target = stringAt(member, '$ref') === undefined ? undefined : references.peek(member);
    return target === undefined ? [] : requiredBy(target);
  });
  return differs([...requiredBy(value), ...members]);
}

function requiredBy(value: Json): string[] {
  return arrayAt(value, 'required').filter((name): name is string => typeof name === 'string');
}

/** Whether a property has the keyword, directly or through its `$ref` or `allOf`. */
function isMarked(
  references: References,
  property: Json | undefined,
  mark: 'readOnly' | 'writeOnly',
  depth = 0,
): boolean {
  if (property === undefined || depth > 8) return false;
  if (getOwn(property, mark) === true) return true;
  const ref = stringAt(property, '$ref');
  return (
    (ref !== undefined && isMarked(references, references.lookUp(ref)?.value, mark, depth + 1)) ||
    arrayAt(property, 'allOf').some((member) => isMarked(references, member, mark, depth + 1))
  );
}
