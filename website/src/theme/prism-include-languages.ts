// Replaces (safe): no highlighter runs in the browser, so it needs no languages.
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
