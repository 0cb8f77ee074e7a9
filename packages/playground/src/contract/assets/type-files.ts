/** The text of declaration files by path. Libraries of TypeScript are in `lib/`, packages in `node_modules/`. */
export type TypeFiles = Record<string, string>;
