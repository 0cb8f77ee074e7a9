/** Milliseconds that a browser may take to begin reading the file, a dialog included. */
const KEPT = 40_000;

/** Has the browser save a file, as if the user had followed a link to it. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
