import { type KeyboardEvent, memo, useRef } from 'react';

type FileTreeProps = {
  paths: readonly string[];
  selected: string;
  onSelect: (path: string) => void;
};

/**
 * The generated files: arrow keys, Home and End move, letters lead to names that begin with them.
 * https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export const FileTree = memo(function FileTree({ paths, selected, onSelect }: FileTreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const press = (event: KeyboardEvent) => {
    const at = paths.indexOf(selected);
    const next = nextIndex(event.key, at, paths);
    const path = next === undefined ? undefined : paths[next];
    if (path === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSelect(path);
    tree.current!.querySelectorAll<HTMLElement>('[role=treeitem]')[next!]?.focus();
  };
  return (
    <ul className="pg-tree" role="tree" aria-label="Generated files" ref={tree} onKeyDown={press}>
      {paths.map((path) => (
        <li
          key={path}
          role="treeitem"
          aria-selected={path === selected}
          tabIndex={path === selected ? 0 : -1}
          onClick={() => onSelect(path)}
        >
          {path}
        </li>
      ))}
    </ul>
  );
});

/** Where a key leads in a list. */
export function nextIndex(key: string, at: number, names: readonly string[]): number | undefined {
  const last = names.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
  if (key.length !== 1) return undefined;
  // From the next one on, and around.
  const order = [...names.keys()].map((index) => (index + at + 1) % names.length);
  return order.find((index) => names[index]!.startsWith(key.toLowerCase()));
}
