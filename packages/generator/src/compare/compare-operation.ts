import { streamOf } from '../emit/emit-stream.js';
import { nameForType } from '../model/name-operations.js';
import type { Operation } from '../model/model.js';
import type { ChangeDetail } from './change.js';
import { compareBodies } from './compare-bodies.js';
import { compareParameters } from './compare-parameters.js';
import { compareResponses } from './compare-responses.js';
import { compareSecurity } from './compare-security.js';
import { compareStreams, hookOf } from './compare-streams.js';
import { type Comparison, redeploy } from './difference.js';
import { withoutNames } from './pair-operations.js';

/** Compares an operation from the point of view of its callers. */
export function compareOperation(before: Operation, after: Operation, diff: Comparison): ChangeDetail[] {
  return [
    ...compareNames(before, after, diff),
    ...compareAddress(before, after),
    ...(!before.deprecated && after.deprecated ? [{ breaking: false, message: 'is deprecated' }] : []),
    ...compareParameters(before, after, diff),
    ...compareSecurity(before, after, diff),
    ...compareBodies(before.body, after.body, diff),
    ...compareResponses(before.responses, after.responses, diff),
    ...compareStreams(before, after, diff),
  ];
}

function compareNames(before: Operation, after: Operation, diff: Comparison): ChangeDetail[] {
  if (before.name !== after.name)
    return [
      {
        breaking: true,
        message: `is now named \`${after.name}\`: import \`${hookOf(after)}\` instead of \`${hookOf(before)}\``,
      },
    ];
  const parts = ['Request', 'Data', 'Error', ...(streamOf(before) && streamOf(after) ? ['Event'] : [])];
  return parts.flatMap((part) => {
    const old = nameForType(before.typeName + part, diff.old.types);
    const now = nameForType(after.typeName + part, diff.now.types);
    if (old === now) return [];
    return [{ breaking: true, message: `has the type \`${now}\` now: import it instead of \`${old}\`` }];
  });
}

function compareAddress(before: Operation, after: Operation): ChangeDetail[] {
  const details: ChangeDetail[] = [];
  const [old, now] = [before, after].map(({ method, path }) => `${method} ${path}`);
  if (before.method !== after.method || withoutNames(before.path) !== withoutNames(after.path))
    details.push({ breaking: true, message: `is now \`${now}\` (was \`${old}\`): ${redeploy}` });
  if (before.server !== after.server) {
    const server = after.server === undefined ? 'no own server: set `baseURL`' : `\`${after.server}\``;
    // Not breaking: apps configure the base URL.
    details.push({ breaking: false, message: `is now at ${server}` });
  }
  return details;
}
