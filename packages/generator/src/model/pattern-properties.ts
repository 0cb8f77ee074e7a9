import { entriesOf, getOwn, type Json, type JsonObject } from '../parse/json.js';
import { problemOf } from './patterns.js';
import type { Place } from './place.js';
import type { Reader } from './reader.js';

/** The schemas of `patternProperties`. Unsupported patterns are omitted and reported. */
export function patternsOf(reader: Reader, value: JsonObject, place: Place): [string, Json][] {
  return entriesOf(getOwn(value, 'patternProperties')).filter(([pattern]) => {
    const problem = problemOf(pattern);
    if (problem) reader.notValidated(place, 'patternProperties', problem, pattern);
    return problem === undefined;
  });
}
