/**
 * Whether the tests of a program can run. They are skipped if it isn't installed, except in CI, where nobody would notice.
 *
 * @param path - where it is installed.
 * @param hint - what to install.
 * @throws Error with the hint, in CI without the program.
 */
export function hasProgram(
  path: string | undefined,
  hint: string,
  isCi = Boolean(process.env['CI']),
): boolean {
  if (path) return true;
  if (isCi) throw new Error(hint);
  console.warn(`${hint} Until then, its tests are skipped.`);
  return false;
}
