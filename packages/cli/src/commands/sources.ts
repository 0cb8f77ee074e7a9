import type { Command } from 'commander';
import { addSourcesAdd } from './sources-add.js';
import { addSourcesLs } from './sources-ls.js';
import { addSourcesRm } from './sources-rm.js';

export function addSources(program: Command): void {
  const sources = program.command('sources').description('add, list and remove sources');
  addSourcesAdd(sources);
  addSourcesLs(sources);
  addSourcesRm(sources);
}
