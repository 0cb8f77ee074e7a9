/**
 * Starts the site as Docusaurus does, but in several tasks: what the main script contains would run in one, for so long that a
 * phone reacts to nothing.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ './react-dom'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

async function start(): Promise<void> {
  for (const load of parts) {
    await nextTask();
    await load();
  }
}

// Docusaurus shows its base URL banner if this isn't there when the script has run. Its entry replaces it.
window.docusaurus = {} as typeof window.docusaurus;
void start();
