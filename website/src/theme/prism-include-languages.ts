// Replaces (safe): code isn't highlighted in the browser, so no languages are needed.
export default function prismIncludeLanguages(): void {
  // Nothing to load.
}
