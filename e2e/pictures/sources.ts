import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFences } from '../packed/read-fences.ts';

const read = (page: string) => readFileSync(new URL(`../../website/docs/${page}`, import.meta.url), 'utf8');
const sample = (path: string) => readFileSync(new URL(`../../samples/${path}`, import.meta.url), 'utf8');
const styles = () => sample('getting-started/index.css');

const hash = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('').replace(/\s+/g, '')).digest('hex').slice(0, 16);

/** The part of the tutorial before a step. */
const tutorialBefore = (step: number) =>
  read('react/tutorial/basic-application.md').split(new RegExp(`^## ${step}\\. `, 'm'))[0] ?? '';

const code = (page: string) =>
  readFences(page).flatMap(({ title, code: text }) => (title ? [title, text] : []));

/** The code of the app that each picture shows. */
const sources: Readonly<Record<string, () => readonly string[]>> = {
  'getting-started': () => [...code(read('getting-started.mdx')), styles()],
  nextjs: () => [
    ...['page', 'pet-status', 'providers'].map((name) => sample(`server-components/${name}.tsx`)),
    styles(),
  ],
  storybook: () => [sample('storybook/pet-card.stories.tsx'), sample('storybook/pet-card.tsx'), styles()],
  streams: () => [sample('stateful-hook/pet-events.tsx'), styles()],
  'tutorial-list': () => code(tutorialBefore(6)),
  'tutorial-card': () => code(tutorialBefore(7)),
  'tutorial-error': () => code(tutorialBefore(9)),
  upload: () => [sample('upload/photo-form.tsx'), styles()],
};

export const pictureNames = Object.keys(sources);

const HOME = 'website/src/components/Home';

/** Identifies what the first screen of the home page consists of, which the pictures of the README show. */
export function hashHome(): string {
  const files = [
    `${HOME}/sections/Hero.tsx`,
    `${HOME}/sections/Hero.module.css`,
    ...readdirSync(`${HOME}/Loom`).map((name) => `${HOME}/Loom/${name}`),
    ...['component', 'document', 'install'].map((name) => `website/src/pages/_home/${name}.mdx`),
    'samples/home/pet-card.tsx',
  ];
  return hash(files.toSorted().map((file) => readFileSync(file, 'utf8')));
}

/** Identifies the code of the app that a picture shows, however it is formatted. */
export function hashSource(name: string): string {
  const source = sources[name];
  if (!source) throw new Error(`No picture is named ${name}: add it to e2e/pictures/sources.ts.`);
  return hash(source());
}
