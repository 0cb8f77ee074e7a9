const TYPES = ['image/jpeg', 'image/png'];
const MAX_BYTES = 5_000_000;

/** Returns what is wrong with a file, or `undefined`. */
export function findProblem({ type, size }: File) {
  if (!TYPES.includes(type)) return 'Choose a JPEG or PNG file.';
  if (size === 0) return 'The file has no content.';
  if (size > MAX_BYTES) return 'Choose a file of at most 5 MB.';
  return undefined;
}
