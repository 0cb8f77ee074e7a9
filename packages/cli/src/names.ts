/** The product's names, inlined: the identity is private, and what is published cannot depend on it. A test compares them. */
export const names = { display: 'Hookloom', slug: 'hookloom', constant: 'HOOKLOOM' } as const;

/** The configuration, beside `package.json`. */
export const configFile = `${names.slug}.config.json`;

/** Holds the synchronized documents and, during a run, the lock. */
export const stateFolder = `.${names.slug}`;

/** Where the synchronized document of a source is, relative to the project. */
export const specFile = (id: string): string => `${stateFolder}/specs/${id}.json`;

/** Where new code is put together before it takes its place; there during a run only. */
export const stagingFolder = (id: string): string => `${stateFolder}/tmp-${id}`;
