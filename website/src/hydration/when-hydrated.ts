/** Calls back once, when Docusaurus has marked the page as hydrated. */
export function whenHydrated(callback: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    callback();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
