import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultIdentity } from '@hookloom/identity';
import { samplesDirectory } from '../samples/samples-directory';
import { findRow, readTable, type Row } from './read-table';

/** A generator in `bench/results.md`. */
export interface Contender {
  readonly name: string;
  readonly time: string;
  readonly memory: string;
  readonly typeErrors: string;
}

/** What the home page says in figures. All of them come from files that a test or a measurement writes. */
export interface Figures {
  /** The runtime's size, such as `4.0 kB`. */
  readonly runtime: string;
  /** When the generators were measured, such as `2026-11-20`, and how many times. */
  readonly measuredOn: string;
  readonly runs: string;
  /** Whether the samples were tested for this build, so that code has marks. */
  readonly isTested: boolean;
  /** The operations of the spec in `bench/results.md`. */
  readonly operations: string;
  /** The first is this product. */
  readonly contenders: readonly Contender[];
  /** The number of specs from other vendors that the tests generate code from. */
  readonly specifications: number;
  /** The number of tested samples on the site's pages. */
  readonly samples: number;
  /** What the tests run, and its versions. */
  readonly tested: readonly { readonly name: string; readonly versions: string }[];
}

const ROOT = path.dirname(samplesDirectory);

/** Reads something from a file of the repository, and names the file if that fails. */
function readFrom<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file}, which the home page's figures come from: ${(cause as Error).message}`, {
      cause,
    });
  }
}

function find(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`nothing matches ${pattern.source}`);
  return found;
}

const toContender =
  (rows: readonly Row[]) =>
  ([name, prefix]: readonly [string, string]): Contender => {
    const row = findRow(rows, prefix);
    return {
      name,
      time: row['Time'] ?? '',
      memory: row['Memory'] ?? '',
      typeErrors: row['Type errors'] ?? '',
    };
  };

function countSamples(): number {
  const pages = ['website/docs', 'website/src/pages/_home'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8')),
  );
  return new Set(pages.join('\n').match(/(?<=^ *```.* sample=)[^\s#]+/gm)).size;
}

/**
 * Reads the figures of the home page.
 *
 * @param name - the product's name
 */
export function readFigures(name: string): Figures {
  const [runtime, tested, next, specifications] = [
    readFrom('website/docs/guides/sizes.md', (page) =>
      find(findRow(readTable(page, '{#total}'), 'Provider, ')['Size'] ?? '', /(.+)/),
    ),
    readFrom('website/docs/getting-started.mdx', (page) => readTable(page, '{#compatibility}')),
    readFrom('e2e/packed/next/package.json', (manifest) => find(manifest, /"next": "(.*)"/)),
    readFrom(
      'packages/generator/test/fixtures/specifications.ts',
      (source) => source.match(/^ {2}\{ id: /gm) ?? [],
    ),
  ];
  return {
    runtime,
    specifications: specifications.length,
    samples: countSamples(),
    isTested: process.env['SAMPLES_REPORT'] !== undefined,
    tested: [
      ...tested.map((row) => ({ name: row['What you use'] ?? '', versions: row['Tested in CI'] ?? '' })),
      { name: 'Next.js', versions: next },
    ],
    ...readFrom('bench/results.md', (results) => {
      const rows = readTable(results, '## Generating');
      const section = results.split(/^(?=## )/m).find((text) => text.startsWith('## Generating')) ?? '';
      return {
        // The table has a date of its own if another table is newer.
        measuredOn: find(section + results, /Measured on (\S+):/),
        runs: find(section, /Medians of (\d+)/),
        operations: find(results, /^## Generating.* ([\d,]+) operations$/m),
        contenders: (
          [
            [name, `${defaultIdentity.name.display}: sync`],
            ['Hey API', 'Hey API'],
            ['Orval', 'Orval, '],
            ['Kubb', 'Kubb'],
          ] as const
        ).map(toContender(rows)),
      };
    }),
  };
}
