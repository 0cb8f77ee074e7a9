import type { Docs } from '@hookloom/generator';
import { createSearch, type SearchResult } from '@hookloom/generator/search';
import { resolve } from 'node:path';
import type { Project } from '../config/config.js';
import { openProject } from '../config/open-project.js';
import { type Diagnostic, Failure } from '../diagnostics.js';
import { stampOf } from '../disk/stamp.js';
import { configFile, specFile } from '../names.js';
import { changesFile } from './changes-record.js';
import { type LoadedSource, readSource } from './read-source.js';

type Entry = { stamps: string; loaded: LoadedSource };

/** The sources of a project, read when they are needed and read again when their files have changed. */
export class Sources {
  readonly #root: string;
  #project: Project;
  #entries = new Map<string, Entry>();
  #search: { docs: readonly Docs[]; find: (query: string) => SearchResult[] } | undefined;

  constructor(project: Project) {
    this.#root = project.root;
    this.#project = project;
  }

  /** All sources, in the order of the config file. An invalid config file is ignored until it is valid again. */
  all(): LoadedSource[] {
    try {
      this.#project = openProject(this.#root);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
    const entries = this.#project.config.sources.map((source): [string, Entry] => {
      const stamps = JSON.stringify([source, ...this.#filesOf(source.id).map(stampOf)]);
      const known = this.#entries.get(source.id);
      const entry = known?.stamps === stamps ? known : { stamps, loaded: readSource(source, this.#project) };
      return [source.id, entry];
    });
    this.#entries = new Map(entries);
    return entries.map(([, { loaded }]) => loaded);
  }

  one(id: string): LoadedSource | undefined {
    return this.all().find(({ source }) => source.id === id);
  }

  search(query: string): SearchResult[] {
    const docs = this.all().flatMap((loaded) => loaded.docs ?? []);
    const isSame =
      docs.length === this.#search?.docs.length && docs.every((one, at) => one === this.#search?.docs[at]);
    if (!isSame || this.#search === undefined) this.#search = { docs, find: createSearch(docs) };
    return this.#search.find(query);
  }

  get diagnostics(): Diagnostic[] {
    return this.all().flatMap(({ diagnostics }) => diagnostics);
  }

  /** All files that are read, with their stamps. */
  files(): Map<string, string> {
    const files = this.#project.config.sources.flatMap(({ id }) => this.#filesOf(id));
    return new Map([resolve(this.#root, configFile), ...files].map((file) => [file, stampOf(file)]));
  }

  #filesOf(id: string): string[] {
    const changes = changesFile(this.#root, id);
    return [
      resolve(this.#root, this.#project.config.output, id, 'docs.json'),
      resolve(this.#root, specFile(id)),
      ...(changes === undefined ? [] : [changes]),
    ];
  }
}
