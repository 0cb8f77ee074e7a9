import type { Change } from './compare/change.js';
import { changed, compareSchemas, wholeChange } from './compare/compare-named.js';
import { compareOperation } from './compare/compare-operation.js';
import { SchemaDiff } from './compare/diff-schemas.js';
import { pairOperations } from './compare/pair-operations.js';
import { Findings } from './diagnostics.js';
import { buildModel } from './model/build-model.js';
import { chooseOperations } from './model/choose-operations.js';
import type { Model } from './model/model.js';
import type { OperationOptions } from './model/operation-filter.js';
import { checkDocument } from './parse/check-document.js';
import { openWith } from './parse/open-document.js';
import { References } from './parse/references.js';
import { catchStackOverflow } from './parse/catch-stack-overflow.js';
import { upgrade } from './parse/upgrade.js';

/**
 * Compares two specs and reports what changed. A change is breaking if code written against the old generated code no
 * longer compiles, if an app built from the old spec sends a request that the new spec rejects, or if it receives a
 * response that the old types and validation exclude.
 *
 * Each change is reported once: a change inside a named schema is listed under the schema, not under the operations that
 * use it.
 *
 * @param before - The old spec, as JSON or YAML. A string that isn't an OpenAPI spec is treated as an empty spec.
 * @param after - The new spec, likewise.
 * @param options - The operations to compare: those that are generated. By default, all.
 * @returns Operations first, then schemas, each in the order of the spec. Empty if nothing changed, or if the schemas are
 * nested too deeply to compare. Never throws for an invalid spec.
 */
export function compare(before: string, after: string, options: OperationOptions = {}): Change[] {
  const findings = new Findings();
  const compared = catchStackOverflow(findings, () => {
    const [old, now] = [modelOf(before, options), modelOf(after, options)];
    return [...compareOperations(old, now), ...compareSchemas(old, now)];
  });
  return compared ?? [];
}

function modelOf(text: string, options: OperationOptions): Model {
  const findings = new Findings();
  const { document } = openWith(upgrade, checkDocument(text, findings), findings);
  const model =
    document &&
    catchStackOverflow(findings, () => {
      const references = new References(document, findings);
      const choice = chooseOperations(references, options, findings);
      return choice && buildModel(references, '', undefined, choice);
    });
  return model ?? buildModel(new References({ openapi: '3.1.0', paths: {} }, findings), '');
}

function compareOperations(old: Model, now: Model): Change[] {
  return pairOperations(old, now).flatMap(({ before, after }) => {
    if (before === undefined)
      return after === undefined ? [] : [wholeChange('added', after.name, 'operation')];
    if (after === undefined) return [wholeChange('removed', before.name, 'operation')];
    return changed(before.name, compareOperation(before, after, new SchemaDiff(old, now)), 'operation');
  });
}
