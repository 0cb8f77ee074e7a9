// Mounts readers that use one contender's hook and measures a call on one slot. JavaScript, like the contenders, whose
// types only exist once they are installed.
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Root, useReader } from 'contender';

let value = 0;
let onCommit = () => {};
const renders = new Map();
const shown = new Map();
const callers = new Map();

const respond = async () => Response.json({ value });

function Reader({ index, slot }) {
  const reader = useReader(slot);
  renders.set(index, (renders.get(index) ?? 0) + 1);
  useLayoutEffect(() => {
    shown.set(index, reader.isPending ? undefined : reader.value);
    callers.set(index, reader.again);
    onCommit();
  });
  return <p>{reader.isPending ? 'Loading' : reader.value}</p>;
}

/** Resolves after a commit in which all these readers display the latest value. */
const settled = (indexes) =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('A reader does not show the response.')), 30_000);
    onCommit = () => {
      if (!indexes.every((index) => shown.get(index) === value)) return;
      clearTimeout(late);
      resolve();
    };
    onCommit();
  });

/** Waits for late renders. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 100));

window.measure = async (slots, changed, times) => {
  const all = slots.map((_, index) => index);
  const reached = all.filter((index) => slots[index] === slots[changed]);
  const readers = slots.map((slot, index) => <Reader key={index} index={index} slot={slot} />);
  createRoot(document.body).render(<Root respond={respond}>{readers}</Root>);
  await settled(all);
  await quiet();

  const seconds = [];
  const counts = [];
  for (let turn = 0; turn < times; turn++) {
    renders.clear();
    value += 1;
    const start = performance.now();
    const done = settled(reached);
    void callers.get(changed)();
    await done;
    seconds.push((performance.now() - start) / 1000);
    await quiet();
    counts.push({ components: renders.size, renders: [...renders.values()].reduce((sum, one) => sum + one) });
  }
  return { seconds, counts };
};
