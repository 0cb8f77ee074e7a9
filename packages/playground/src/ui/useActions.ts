import type { ProductNames } from '@hookloom/generator';
import { copyText } from '@hookloom/workbench/copy';
import { fileNameOf } from '../files/language-of.ts';
import type { Runtime } from '../files/project-files.ts';
import { saveFile } from '../files/save-file.ts';
import { normalizeSpec } from '../generate/normalize-spec.ts';
import type { Generated } from '../generate/to-generated.ts';
import { MAX_LINK_LENGTH, toHash } from '../share/link.ts';
import { messageOf } from './message-of.ts';
import type { Notice } from './useSpec.ts';

type ActionInput = {
  spec: string;
  generated: Generated | undefined;
  names: ProductNames;
  loadRuntime: () => Promise<Runtime>;
  notify: (notice: Notice) => void;
};

/** What the buttons of the bar do. Each ends with a notice, also if it fails. */
export function useActions({ spec, generated, names, loadRuntime, notify }: ActionInput) {
  const attempt = (work: () => Promise<Notice>) => () =>
    void work().then(notify, (error: unknown) => notify({ kind: 'error', text: messageOf(error) }));

  const saveSpec = () => saveFile(fileNameOf(spec), new Blob([spec], { type: 'text/plain' }));

  return {
    share: attempt(async () => {
      const link = window.location.href.replace(/#.*/, '') + (await toHash(spec));
      if (link.length > MAX_LINK_LENGTH)
        return {
          kind: 'info',
          text: 'The spec is too large for a link. Share it as a file.',
          action: { label: 'Save the file', run: saveSpec },
        };
      if (await copyText(link))
        return { kind: 'info', text: `Copied a link that contains the spec (${link.length} characters).` };
      // The address bar is the other place to copy it from.
      window.history.replaceState(window.history.state, '', link);
      return { kind: 'info', text: 'The link is in the address bar: copying it was not allowed.' };
    }),
    download: attempt(async () => {
      if (generated === undefined) throw new Error('There is no code yet. Correct the spec first.');
      const [{ projectFiles }, { zip }, runtime, normalized] = await Promise.all([
        import('../files/project-files.ts'),
        import('../files/zip.ts'),
        loadRuntime(),
        normalizeSpec(generated.spec),
      ]);
      const files = projectFiles({ generated, normalized, names, runtime });
      const { name } = JSON.parse(files['package.json'] ?? '') as { name: string };
      saveFile(`${name}.zip`, await zip(files));
      return { kind: 'info', text: `Saved ${name}.zip. Unpack it, and run: npm install && npm run dev` };
    }),
  };
}
