import { readFile } from 'node:fs/promises';
import { chooseInstallSteps } from '../../website/config/install-steps.ts';
import { settings } from '../../website/settings.ts';
import type { ReferencePage } from './reference-page.ts';

const PAGE = 'website/docs/getting-started.mdx';
const READMES = ['README.md', 'packages/cli/README.md'];
const REGION = /(<!-- install -->)[^]*?(<!-- \/install -->)/;

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

/** The READMEs, with the first commands of Getting started. */
export async function readmes(): Promise<ReferencePage[]> {
  const commands = commandsToStart(await readFile(PAGE, 'utf8'), settings.released).join('\n');
  return Promise.all(
    READMES.map(async (file) => {
      const text = await readFile(file, 'utf8');
      if (!REGION.test(text))
        throw new Error(`${file} has no <!-- install --> with <!-- /install --> after it.`);
      return { file, text, updated: text.replace(REGION, `$1\n\n\`\`\`bash\n${commands}\n\`\`\`\n\n$2`) };
    }),
  );
}
