import { CopyButton } from '@hookloom/workbench/copy';
import { useMemo, useState } from 'react';
import type { EditorLanguage } from '../editor/types.ts';
import { Editor } from '../editor/Editor.tsx';
import type { Generated } from '../generate/to-generated.ts';
import { FileTree } from './FileTree.tsx';

/** More files than this have a box to find one. */
const MANY = 30;

type FilesPanelProps = { generated: Generated; folder: string };

/** The generated files: a tree, and the selected one with a button that copies it. */
export function FilesPanel({ generated: { files }, folder }: FilesPanelProps) {
  const [chosen, setChosen] = useState<string>();
  const [query, setQuery] = useState('');
  const found = useStableList(
    files.map(({ path }) => path).filter((path) => path.includes(query.trim().toLowerCase())),
  );
  const file = files.find(({ path }) => path === chosen) ?? files.find(isRead) ?? files[0];
  if (file === undefined) return null;
  const { path, contents } = file;
  return (
    <div className="pg-files">
      <div className="pg-finder">
        {files.length > MANY && (
          <input
            className="pg-input"
            type="search"
            aria-label="Find a file"
            placeholder="Find a file"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        <p className="pg-folder">{folder}/</p>
        <FileTree paths={found} selected={path} onSelect={setChosen} />
      </div>
      <select
        className="pg-input pg-file-select"
        aria-label="File"
        value={path}
        onChange={(event) => setChosen(event.target.value)}
      >
        {files.map((one) => (
          <option key={one.path}>{one.path}</option>
        ))}
      </select>
      <section className="pg-file" aria-label={path}>
        <header className="pg-file-bar">
          <span className="pg-path">{path}</span>
          <CopyButton text={contents} label={path} className="pg-button pg-small" />
        </header>
        <div className="pg-fill">
          <Editor value={contents} language={languageOfFile(path)} label={`Contents of ${path}`} readOnly />
        </div>
      </section>
    </div>
  );
}

/** The hooks of an operation that reads something show most at first sight. */
const isRead = ({ path }: { path: string }) => /^(get|list|find|read|watch)-/.test(path);

function languageOfFile(path: string): EditorLanguage {
  if (path.endsWith('.json')) return 'json';
  return path.endsWith('.tsx') ? 'tsx' : 'typescript';
}

/** The same list as before if its items are the same, so that thousands of rows don't render after each keystroke. */
function useStableList(list: string[]): readonly string[] {
  const key = list.join('\n');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the list
  return useMemo(() => list, [key]);
}
