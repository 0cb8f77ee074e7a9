/** How long the browser can take to start reading the file, in milliseconds. A dialog may come first. */
const KEPT = 40_000;

/** Saves a file as if the user had clicked a download link. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
