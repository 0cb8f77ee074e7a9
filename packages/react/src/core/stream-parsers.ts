/** An event as it was sent. Without `data`, it only sets the id and the delay for reconnecting. */
export type ParsedEvent = { data?: string; event?: string; id?: string; retry?: number };

/** Creates a function that takes chunks of text, and `undefined` at the end, and returns the events in them. */
export type StreamParser = () => (text: string | undefined) => ParsedEvent[];

type Split = (text: string | undefined) => string[];

/**
 * Returns the text between separators and, at the end, the text after the last one.
 *
 * @param isComplete - Whether the text after the last separator doesn't need another one.
 */
function splitter(separator: RegExp, isComplete?: (tail: string) => boolean): Split {
  let tail = '';
  let wasReturn = false;
  return (text) => {
    if (text === undefined) return [tail];
    if (!text) return [];
    // CR LF can be split between two chunks.
    const rest = wasReturn && text.startsWith('\n') ? text.slice(1) : text;
    wasReturn = rest.endsWith('\r');
    const [first = '', ...parts] = rest.split(separator);
    parts.unshift(tail + first);
    tail = parts.pop() ?? '';
    if (isComplete?.(tail)) {
      parts.push(tail);
      tail = '';
    }
    return parts;
  };
}

const LINE_END = /\r\n|\r|\n/;

/**
 * Parses server-sent events.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export const serverSentEvents: StreamParser = () => {
  const split = splitter(LINE_END);
  let fields: ParsedEvent = {};
  let data: string[] = [];
  const take = (line: string) => {
    const at = line.indexOf(':');
    const name = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (name === 'data') data.push(value);
    else if (name === 'event') fields.event = value;
    else if (name === 'id' && !value.includes('\0')) fields.id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) fields.retry = Number(value);
  };
  return (text) => {
    // An event without a blank line after it is discarded.
    if (text === undefined) return [];
    const events: ParsedEvent[] = [];
    for (const line of split(text)) {
      if (line) {
        take(line);
        continue;
      }
      if (data.length) fields.data = data.join('\n');
      if (data.length || 'id' in fields || 'retry' in fields) events.push(fields);
      fields = {};
      data = [];
    }
    return events;
  };
};

const texts =
  (...separation: Parameters<typeof splitter>): StreamParser =>
  () => {
    const split = splitter(...separation);
    return (text) => split(text).flatMap((data) => (data.trim() ? [{ data }] : []));
  };

/**
 * Parses JSON Lines. Blank lines are ignored, and the last line can lack its line break.
 *
 * @see https://jsonlines.org
 */
export const jsonLines: StreamParser = texts(LINE_END);

/** Whether a text of a sequence is complete. Line breaks can also be within it. */
function isJsonLine(text: string): boolean {
  try {
    return text.endsWith('\n') && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Parses JSON text sequences, in which each text starts with a record separator and ends with a line break.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7464
 */

export const jsonSequence: StreamParser = texts(/\x1e/, isJsonLine);
