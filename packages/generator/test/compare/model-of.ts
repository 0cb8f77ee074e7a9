import { Findings } from '../../src/diagnostics.js';
import { buildModel } from '../../src/model/build-model.js';
import type { Model } from '../../src/model/model.js';
import type { JsonObject } from '../../src/parse/json.js';
import { References } from '../../src/parse/references.js';

export function modelOf(document: object): Model {
  const value = JSON.parse(JSON.stringify(document)) as JsonObject;
  return buildModel(new References(value, new Findings()), 'test');
}
