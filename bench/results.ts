const HEADING = /^(?=## )/m;

const titleOf = (section: string) => section.split('\n', 1)[0]!;

/**
 * Replaces the sections of results that have been measured again, and adds new ones. The others stay as they are, and say
 * when they were measured, unless they already do.
 *
 * @param results - The text of `results.md`: a first part about the machine, and a section for each table.
 * @param intro - The first part of this run.
 * @param measured - The sections of this run.
 */
export function mergeResults(results: string, intro: string, measured: readonly string[]): string {
  const [before = '', ...sections] = results.split(HEADING).map((section) => section.trim());
  const wasMeasured = /^Measured on .*$/m.exec(before)?.[0];
  const titles = measured.map(titleOf);
  const kept = sections.filter((section) => !titles.includes(titleOf(section)));
  const dated = kept.map((section) =>
    section.includes('\n- Measured ') || wasMeasured === undefined ? section : `${section}\n- ${wasMeasured}`,
  );
  return `${[intro.trim(), ...dated, ...measured.map((section) => section.trim())].join('\n\n')}\n`;
}
