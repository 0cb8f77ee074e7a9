import type { Change } from './compare/change.js';
import { changed, compareSchemas, whole } from './compare/compare-named.js';
import { compareOperation } from './compare/compare-operation.js';
import { SchemaDiff } from './compare/diff-schemas.js';
import { pairOperations } from './compare/pair-operations.js';
import { Findings } from './diagnostics.js';
import { buildModel } from './model/build-model.js';
import type { Model } from './model/model.js';
import { openDocument } from './parse/open-document.js';
import { References } from './parse/references.js';
import { catchStackOverflow } from './parse/catch-stack-overflow.js';

/**
 * What changed between two specs, and which changes are breaking: code written for the old one no longer compiles with
 * the new generated code, or an app built from the old one sends what the new one refuses, or receives what the old types
 * and validation exclude. Operations come first, then schemas, each in the order of its spec. Each change is told once: an
 * operation that uses a schema by name is not listed for what changed in the schema. A text that is no OpenAPI spec counts
 * as an empty one.
 *
 * @param before - the text of the old spec
 * @param after - the text of the new one
 */
export function compare(before: string, after: string): Change[] {
  const findings = new Findings();
  const compared = catchStackOverflow(findings, () => {
    const [old, now] = [modelOf(before), modelOf(after)];
    return [...compareOperations(old, now), ...compareSchemas(old, now)];
  });
  return compared ?? [];
}

function modelOf(text: string): Model {
  const findings = new Findings();
  const { document } = openDocument(text, findings);
  const model =
    document && catchStackOverflow(findings, () => buildModel(new References(document, findings), ''));
  return model ?? buildModel(new References({ openapi: '3.1.0', paths: {} }, findings), '');
}

function compareOperations(old: Model, now: Model): Change[] {
  return pairOperations(old, now).flatMap(({ before, after }) => {
    if (before === undefined) return after === undefined ? [] : [whole('added', after.name, 'operation')];
    if (after === undefined) return [whole('removed', before.name, 'operation')];
    return changed(before.name, compareOperation(before, after, new SchemaDiff(old, now)), 'operation');
  });
}
