import { isStreamOnly, streamOf } from '../emit/emit-stream.js';
import type { Operation, StreamBody } from '../model/model.js';
import { essenceOf } from '../model/media-types.js';
import type { ChangeDetail } from './change.js';
import { type Comparison, toDetails, redeploy } from './difference.js';

/** Compares the streams of an operation. */
export function compareStreams(before: Operation, after: Operation, diff: Comparison): ChangeDetail[] {
  const [old, now] = [streamOf(before), streamOf(after)];
  const hook = `\`${hookOf(after)}\``;
  if (old === undefined) {
    if (now === undefined) return [];
    const reads = `\`use${after.typeName}Stream\` reads it`;
    return isStreamOnly(after)
      ? [{ breaking: true, message: `is only a stream now: use ${hook} instead of \`${hookOf(before)}\`` }]
      : [{ breaking: false, message: `may also be a stream: ${reads}` }];
  }
  if (now === undefined) {
    const message = `isn't a stream anymore: use ${hook} instead of \`use${before.typeName}Stream\``;
    return [{ breaking: true, message }];
  }
  const details: ChangeDetail[] = [];
  if (!isStreamOnly(before) && isStreamOnly(after))
    details.push({
      breaking: true,
      message: `is only a stream now: use ${hook} instead of \`${hookOf(before)}\``,
    });
  if (isStreamOnly(before) && !isStreamOnly(after))
    details.push({ breaking: false, message: `isn't only a stream anymore: ${hook} reads the rest` });
  const facts = toDetails(diff.diff(old.stream.schema, now.stream.schema), 'event', ['response']);
  return [...details, ...compareForms(old.stream, now.stream), ...facts];
}

/** The main hook of an operation. */
export function hookOf(operation: Operation): string {
  return `use${operation.typeName}${isStreamOnly(operation) ? 'Stream' : ''}`;
}

/** Compares the format of events. */
function compareForms(old: StreamBody, now: StreamBody): ChangeDetail[] {
  if (essenceOf(old.contentType) !== essenceOf(now.contentType)) {
    const message = `streams \`${now.contentType}\` (was \`${old.contentType}\`): ${redeploy}`;
    return [{ breaking: true, message }];
  }
  if (old.item !== now.item) {
    const message = `event is ${itemText(now)} (was ${itemText(old)}): change the code that reads it`;
    return [{ breaking: true, message }];
  }
  if (old.data === now.data) return [];
  // Without a format, data is parsed as JSON if possible.
  const breaking = old.data !== undefined;
  const message = `the data of an event is ${dataText(now)} (was ${dataText(old)})`;
  return [{ breaking, message: breaking ? `${message}: ${redeploy}` : message }];
}

const itemText = ({ item }: StreamBody) => (item === 'data' ? 'its data' : 'an object that has its data');

const dataText = ({ data }: StreamBody) =>
  data === undefined ? 'JSON or text' : data === 'json' ? 'JSON' : 'text';
