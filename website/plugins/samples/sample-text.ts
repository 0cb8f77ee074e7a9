import { defaultIdentity } from '@hookloom/identity';

const { slug } = defaultIdentity.name;

/** A parsed reference: `sample=stateful-hook/pet-card.tsx#card`. */
export interface SampleReference {
  /** Relative to `samples/`. */
  readonly file: string;
  /** The part between `#region card` and `#endregion`. The default is the whole file. */
  readonly region?: string;
}

const SAMPLE = /(?:^|\s)sample=([^\s#]+)(?:#(\S+))?/;
const MARKER = /^\s*(?:\/\/|#|\{\/\*|<!--)\s*#(region|endregion)(?:\s+([\w-]+))?/;
const PROMPT = '$ ';

/** Parses the sample reference in a fence's metadata, if it has one. */
export function parseSampleReference(meta: string): SampleReference | undefined {
  const [, file, region] = SAMPLE.exec(meta) ?? [];
  return file ? { file, ...(region && { region }) } : undefined;
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

function selectLines(text: string, region: string | undefined): string[] {
  const selected: string[] = [];
  const open: string[] = [];
  let hasRegion = false;
  for (const line of text.split('\n')) {
    const [marker, kind, name = ''] = MARKER.exec(line) ?? [];
    if (kind === 'region') open.push(name);
    if (kind === 'endregion') open.pop();
    hasRegion ||= name === region;
    if (!marker && (!region || open.includes(region))) selected.push(line);
  }
  if (region && !hasRegion) throw new Error(`it has no region "${region}"`);
  return selected;
}

/**
 * Returns one side of a recorded session (`.console`): the commands after `$ `, which continue after a backslash, or their
 * output.
 */
function selectSessionSide(lines: readonly string[], language: string): string[] {
  const commands: string[] = [];
  const output: string[] = [];
  let continues = false;
  for (const line of lines) {
    const isCommand: boolean = continues || line.startsWith(PROMPT);
    if (isCommand) commands.push(continues ? line : line.slice(PROMPT.length));
    else output.push(line);
    continues = isCommand && line.endsWith('\\');
  }
  return language === 'bash' ? commands : output;
}

/**
 * Returns the part of a sample that a page displays.
 *
 * A sample's folder plays the role of the user's `src`, where the generated client is one level closer.
 *
 * @param language - The fence's language. For a recorded session, `bash` selects the commands, any other the output.
 * @throws Error if the region doesn't exist or is empty.
 */
export function extractSampleText(text: string, { file, region }: SampleReference, language: string): string {
  const lines = selectLines(text, region);
  const code = dedent(file.endsWith('.console') ? selectSessionSide(lines, language) : lines);
  if (!code) throw new Error('there is nothing in it to show');
  return code.replaceAll(`'../${slug}/`, `'./${slug}/`);
}
