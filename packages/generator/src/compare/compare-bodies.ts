import type { Body, BodyContent } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { ChangeDetail } from './change.js';
import { compareContents } from './compare-contents.js';
import { compareStyles } from './compare-parameters.js';
import { type Comparison, redeploy } from './difference.js';
import { shapeOf } from './object-shape.js';

export function compareBodies(
  before: Body | undefined,
  after: Body | undefined,
  diff: Comparison,
): ChangeDetail[] {
  if (before === undefined)
    return after === undefined
      ? []
      : [
          after.required
            ? { breaking: true, message: 'body is added, and is required: always send it' }
            : { breaking: false, message: 'body is added' },
        ];
  if (after === undefined) return [{ breaking: true, message: "body is removed: don't send it" }];
  const details: ChangeDetail[] = [];
  if (!before.required && after.required)
    details.push({ breaking: true, message: 'body is required now: always send it' });
  if (before.required && !after.required) details.push({ breaking: false, message: 'body is optional now' });
  const more = (old: BodyContent, now: BodyContent) => compareEncodings(old, now, diff);
  const contents = { place: 'body', direction: 'request', more } as const;
  return [...details, ...compareContents(before.contents, after.contents, contents, diff)];
}

/** Compares the encodings of form properties. */
function compareEncodings(before: BodyContent, after: BodyContent, diff: Comparison): ChangeDetail[] {
  const [old, now] = [new Map(before.encoding), new Map(after.encoding)];
  const [oldShape, nowShape] = [shapeOf(before.schema, diff.old), shapeOf(after.schema, diff.now)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [a, b] = [old.get(name) ?? {}, now.get(name) ?? {}];
    const [x, y] = [oldShape.properties.get(name), nowShape.properties.get(name)];
    if (x === undefined || y === undefined) return [];
    const place = `body, \`${name}\``;
    const schemaOf = ({ property }: { property: { schema: Schema } }) => property.schema;
    const styles = compareStyles(place, [a, schemaOf(x)], [b, schemaOf(y)], 'form', diff);
    if (a.contentType === b.contentType) return styles;
    const [was, is] = [a.contentType, b.contentType].map((type) =>
      type === undefined ? 'its usual content type' : `\`${type}\``,
    );
    return [{ breaking: true, message: `${place} is sent as ${is} (was ${was}): ${redeploy}` }, ...styles];
  });
}
