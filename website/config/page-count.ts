import fs from 'node:fs';
import path from 'node:path';

const isPage = (file: string) => /\.mdx?$/.test(file);

/** The number of pages of the docs, which the configuration needs before the docs plugin has read them. */
export const pageCount = fs
  .readdirSync(path.join(__dirname, '../docs'), { recursive: true, encoding: 'utf8' })
  .filter(isPage).length;
