/** The product's names. Inlined, because a published package can't depend on the private identity package; a test compares them. */
export const names = { display: 'Hookloom', slug: 'hookloom', constant: 'HOOKLOOM' } as const;

/** Where users report bugs. */
export const issuesUrl = `https://github.com/${names.slug}/${names.slug}/issues`;

/** The page about a diagnostic code. */
export const docsUrl = (code: string): string =>
  `https://${names.slug}.example/docs/diagnostics/${code.toLowerCase()}`;

/** The config file, next to `package.json`. */
export const configFile = `${names.slug}.config.json`;

/** The folder for the saved specs and, during a run, the lock. */
export const stateFolder = `.${names.slug}`;

/** The path of a source's saved spec, relative to the project. */
export const specFile = (id: string): string => `${stateFolder}/specs/${id}.json`;

/** The folder in which a run writes new code before it moves it to the output; it exists only during a run. */
export const stagingFolder = (id: string): string => `${stateFolder}/tmp-${id}`;
