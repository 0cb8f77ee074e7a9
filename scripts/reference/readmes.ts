import { readFile } from 'node:fs/promises';
import { defaultIdentity } from '@hookloom/identity';
import { chooseInstallSteps } from '../../website/config/install-steps.ts';
import { extractHighlightedLines } from '../../website/plugins/highlight-code/extract-highlighted-lines.ts';
import { settings } from '../../website/settings.ts';
import type { ReferencePage } from './reference-page.ts';

const PAGE = 'website/docs/getting-started.mdx';
const READMES = ['README.md', 'packages/cli/README.md'];
const INSTALL = /(<!-- install -->)[^]*?(<!-- \/install -->)/;

/** Only in the README of the repository. */
const USAGE = /(<!-- usage -->)[^]*?(<!-- \/usage -->)/;
const SAMPLE = 'samples/home/pet-card.tsx';

const { display, slug } = defaultIdentity.name;
const UNRELEASED = `${display} isn't on npm yet. Pack it from source, and create an app:\n\n`;

/** The first commands of a section: those for npm, if there are tabs. None if the page has no such section. */
function firstCommands(page: string, id: string): string[] {
  const section = page.split(/^(?=## )/m).find((each) => each.includes(`{#${id}}\n`));
  const [, commands] = /^```bash\n([^]*?)\n```$/m.exec(section ?? '') ?? [];
  return commands?.split('\n') ?? [];
}

/** The commands of Getting started that create an app, from packing the packages on if they aren't released. */
export function commandsToStart(page: string, isReleased: boolean): string[] {
  const chosen = chooseInstallSteps(page, isReleased);
  return ['pack', 'create'].flatMap((id) => firstCommands(chosen, id));
}

/** The component on the home page, as in an app: its file is next to the generated code there. */
async function usage(): Promise<string> {
  const { code } = extractHighlightedLines(await readFile(SAMPLE, 'utf8'));
  return code.trim().replace(`../${slug}`, `./${slug}`);
}

/** The READMEs, with the first commands of Getting started and the component on the home page. */
export async function readmes(): Promise<ReferencePage[]> {
  const commands = commandsToStart(await readFile(PAGE, 'utf8'), settings.released).join('\n');
  const note = settings.released ? '' : UNRELEASED;
  const code = await usage();
  return Promise.all(
    READMES.map(async (file) => {
      const text = await readFile(file, 'utf8');
      if (!INSTALL.test(text))
        throw new Error(`${file} has no <!-- install --> with <!-- /install --> after it.`);
      const updated = text
        .replace(INSTALL, `$1\n\n${note}\`\`\`bash\n${commands}\n\`\`\`\n\n$2`)
        .replace(
          USAGE,
          (_, start: string, end: string) => `${start}\n\n\`\`\`tsx\n${code}\n\`\`\`\n\n${end}`,
        );
      return { file, text, updated };
    }),
  );
}
