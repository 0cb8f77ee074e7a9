import { format, resolveConfig } from 'prettier';

/** What a marker asks for: `{/* reference: command sources add *\/}` asks for `sources add` of the kind `command`. */
export interface Request {
  readonly kind: string;
  readonly subject: string;
  /** Writes a name as code, as a link where the page defines one: ``[`key`]: #slots``. */
  readonly name: (name: string) => string;
}

/** Gives the Markdown of a region. */
export type Section = (request: Request) => string;

const OPENING = /^\{\/\* reference: *(\S+) *(.*?) *\*\/\}$/;
const CLOSING = /^\{\/\* \/reference \*\/\}$/;

const layout = await resolveConfig('website/docs/page.md');

/** Prose keeps its lines; only what stands between two markers is written. */
async function layOut(markdown: string): Promise<string[]> {
  const text = await format(markdown, { ...layout, parser: 'markdown' });
  return ['', ...text.trimEnd().split('\n'), ''];
}

/**
 * Writes the regions of a page, each between an opening and a closing marker on a line of its own.
 *
 * @param page - the text of the page.
 * @param sections - what may be asked for, by its kind.
 * @throws What is wrong with a marker, with its line.
 */
export async function fillRegions(
  page: string,
  sections: Readonly<Record<string, Section>>,
): Promise<string> {
  const name = (text: string) => (page.includes(`\n[\`${text}\`]: `) ? `[\`${text}\`]` : `\`${text}\``);
  const filled: string[] = [];
  let open = 0;
  for (const [index, line] of page.split('\n').entries()) {
    const fail = (problem: string): never => {
      throw new Error(`line ${index + 1}: ${problem}`);
    };
    const [, kind, subject = ''] = OPENING.exec(line) ?? [];
    if (CLOSING.test(line)) open = open ? 0 : fail('nothing is open here; remove the marker.');
    if (!open) filled.push(line);
    if (kind === undefined) continue;
    if (open) fail(`the region of line ${open} is open; close it with {/* /reference */}.`);
    const section = sections[kind] ?? fail(`there is no "${kind}"; use ${Object.keys(sections).join(', ')}.`);
    try {
      filled.push(...(await layOut(section({ kind, subject, name }))));
    } catch (cause) {
      fail((cause as Error).message);
    }
    open = index + 1;
  }
  if (open) throw new Error(`line ${open}: the region has no end; close it with {/* /reference */}.`);
  return filled.join('\n');
}
