import { format, resolveConfig } from 'prettier';

/** A parsed marker: `{/* reference: command sources add *\/}` requests the kind `command` for `sources add`. */
export interface SectionRequest {
  readonly kind: string;
  readonly subject: string;
  /** Formats a name as code, linked if the page defines a link: ``[`key`]: #slots``. */
  readonly name: (name: string) => string;
}

/** Returns a region's Markdown. */
export type Section = (request: SectionRequest) => string;

const OPENING = /^\{\/\* reference: *(\S+) *(.*?) *\*\/\}$/;
const CLOSING = /^\{\/\* \/reference \*\/\}$/;

const layout = await resolveConfig('website/docs/page.md');

/** Formats only the generated regions. Prose keeps its line breaks. */
async function formatMarkdown(markdown: string): Promise<string[]> {
  const text = await format(markdown, { ...layout, parser: 'markdown' });
  return ['', ...text.trimEnd().split('\n'), ''];
}

/**
 * Fills the regions of a page. Markers are on their own lines.
 *
 * @param sections - The available sections by kind.
 * @throws Error with the line of an invalid marker.
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
      filled.push(...(await formatMarkdown(section({ kind, subject, name }))));
    } catch (cause) {
      fail((cause as Error).message);
    }
    open = index + 1;
  }
  if (open) throw new Error(`line ${open}: the region has no end; close it with {/* /reference */}.`);
  return filled.join('\n');
}
