import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SiteSettings } from '../website/config/site-settings.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const WEBSITE = path.join(ROOT, 'website');
const IGNORED = /^(?:node_modules|build|\.docusaurus)(?:\/|$)/;

/** A variant of the site with other settings, files or environment variables. */
export interface Variant {
  readonly name: string;
  readonly settings?: Partial<SiteSettings>;
  /** Files to write over the copy of `website/`, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether to keep the site's docs and pages. With `own`, `files` must contain some. */
  readonly docs?: 'real' | 'own';
  readonly env?: Readonly<Record<string, string>>;
}

export interface BuildResult {
  readonly ok: boolean;
  /** The build's log. */
  readonly output: string;
  /** The directory of the built site. */
  readonly directory: string;
}

const DEFAULTS: SiteSettings = {
  released: false,
  colorMode: { disableSwitch: false, respectPrefersColorScheme: false },
  navbar: { hideOnScroll: false, localeDropdown: false, versionDropdown: false },
  offline: true,
  locales: ['en'],
};

/** A variant's directory, with its own caches. */
export const variantDirectory = (name: string): string => path.join(ROOT, '.variants', name);

/** Writes a variant without building it and returns its directory. */
export async function writeVariant({ name, settings, files = {}, docs = 'own' }: Variant): Promise<string> {
  const directory = variantDirectory(name);
  await rm(directory, { recursive: true, force: true });
  await cp(WEBSITE, directory, {
    recursive: true,
    filter: (source) => !IGNORED.test(path.relative(WEBSITE, source)),
  });
  if (docs === 'own') {
    await rm(path.join(directory, 'docs'), { recursive: true });
    await rm(path.join(directory, 'src/pages'), { recursive: true });
  }
  const allFiles = {
    ...(settings && {
      'settings.ts': `import type { SiteSettings } from './config/site-settings';

export const settings: SiteSettings = ${JSON.stringify({ ...DEFAULTS, ...settings }, null, 2)};
`,
    }),
    ...files,
  };
  for (const [file, text] of Object.entries(allFiles)) {
    const target = path.join(directory, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return directory;
}

const run = promisify(execFile);

/** Runs `docusaurus build` in a site's directory. */
export async function buildSite(
  directory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BuildResult> {
  const result = { directory: path.join(directory, 'build') };
  const docusaurus = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const childEnv = {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: '0',
    NODE_ENV: 'production',
    ...env,
  };
  try {
    const { stdout, stderr } = await run(process.execPath, [docusaurus, 'build', directory], {
      cwd: directory,
      env: childEnv,
      maxBuffer: 2 ** 26,
    });
    return { ...result, ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return { ...result, ok: false, output: stdout + stderr || message };
  }
}

/** Writes a variant and builds it. */
export async function buildVariant(variant: Variant): Promise<BuildResult> {
  return buildSite(await writeVariant(variant), variant.env);
}
