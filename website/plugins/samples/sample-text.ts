import { defaultIdentity } from '@hookloom/identity';

const { slug } = defaultIdentity.name;

/** What a fence names: `sample=stateful-hook/pet-card.tsx#card`. */
export interface SampleReference {
  /** The file, under `samples/`. */
  readonly file: string;
  /** The part of it between `#region card` and `#endregion`; the whole file where none is named. */
  readonly region?: string;
}

const SAMPLE = /(?:^|\s)sample=([^\s#]+)(?:#(\S+))?/;
const MARKER = /^\s*(?:\/\/|#|\{\/\*|<!--)\s*#(region|endregion)(?:\s+([\w-]+))?/;
const PROMPT = '$ ';

/** Reads the sample that the words after a fence's language name, if they name one. */
export function sampleReference(meta: string): SampleReference | undefined {
  const [, file, region] = SAMPLE.exec(meta) ?? [];
  return file ? { file, ...(region && { region }) } : undefined;
}

function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

function linesOf(text: string, region: string | undefined): string[] {
  const kept: string[] = [];
  const open: string[] = [];
  let found = false;
  for (const line of text.split('\n')) {
    const [marker, kind, name = ''] = MARKER.exec(line) ?? [];
    if (kind === 'region') open.push(name);
    if (kind === 'endregion') open.pop();
    found ||= name === region;
    if (!marker && (!region || open.includes(region))) kept.push(line);
  }
  if (region && !found) throw new Error(`it has no region "${region}"`);
  return kept;
}

/** A `.console` file is a recorded session: what is typed after `$ `, and below it what is printed. */
function sideOfSession(lines: readonly string[], language: string): string[] {
  const typed = lines.filter((line) => line.startsWith(PROMPT)).map((line) => line.slice(PROMPT.length));
  return language === 'bash' ? typed : lines.filter((line) => !line.startsWith(PROMPT));
}

/**
 * What a page shows of a sample's file.
 *
 * A folder of samples stands for the `src` of a reader, who has the generated client one level nearer.
 *
 * @param language - Of the fence. `bash` shows what a recorded session types, another one what it prints.
 * @throws Where the region is not in the file, or nothing of it is left.
 */
export function sampleText(text: string, { file, region }: SampleReference, language: string): string {
  const lines = linesOf(text, region);
  const shown = withoutIndent(file.endsWith('.console') ? sideOfSession(lines, language) : lines);
  if (!shown) throw new Error('there is nothing in it to show');
  return shown.replaceAll(`'../${slug}/`, `'./${slug}/`);
}
