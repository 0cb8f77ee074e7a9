/** No animation updates the page so often in a second. */
const limit = 400;

let onLoop: (() => void) | undefined;
let [start, count] = [0, 0];

/** Calls back when React has updated the page so often that the component must be updating itself. */
export const watchCommits = (callback: () => void) => {
  onLoop = callback;
};

function onCommit() {
  const now = performance.now();
  if (now - start > 1_000) [start, count] = [now, 0];
  count += 1;
  if (count > limit) onLoop?.();
}

// React calls this hook after each update, also in production. It has to exist before React is loaded.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: onCommit,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
  },
});
