import { useState } from 'react';
import type { Json } from '../data/json.ts';
import type { Referenced } from '../data/types.ts';
import { readSchema, type SchemaChild, type SchemaNode, shortTextOf } from '../schema-node.ts';
import { useWorkbench } from './context.ts';
import { Markdown } from './Markdown.tsx';
import { Required } from './Required.tsx';

/** Shown at once; the others after a click. A schema can have thousands of values or properties. */
const page = 60;

/** A schema as a tree that unfolds. */
export function SchemaTree({ schema, referenced }: { schema: Json | undefined; referenced: Referenced }) {
  const node = readSchema(schema, referenced);
  return (
    <div className="wb-tree">
      <NodeLine node={node} />
      <NodeBody node={node} path={nameOf(node)} />
    </div>
  );
}

const nameOf = ({ name }: SchemaNode) => (name === undefined ? [] : [name]);

function NodeLine({ node }: { node: SchemaNode }) {
  const { route, hrefOf } = useWorkbench();
  return (
    <>
      {node.name !== undefined && (
        <a className="wb-type" href={hrefOf({ view: 'schema', source: route.source, name: node.name })}>
          {node.name}
        </a>
      )}{' '}
      <span className="wb-type">{node.type}</span>
      {node.deprecated && <span className="wb-chip wb-warning">deprecated</span>}
    </>
  );
}

function NodeBody({ node, path }: { node: SchemaNode; path: readonly string[] }) {
  return (
    <div className="wb-node">
      <Markdown text={node.description} />
      {node.facts.length > 0 && <p className="wb-facts">{node.facts.join(' · ')}</p>}
      <Values label="Values" values={node.values} />
      <Values label={node.examples.length === 1 ? 'Example' : 'Examples'} values={node.examples} />
      <Children items={node.children} path={path} />
    </div>
  );
}

function Values({ label, values }: { label: string; values: readonly Json[] }) {
  const [shown, showMore] = usePages();
  if (values.length === 0) return null;
  return (
    <p className="wb-values">
      {label}:{' '}
      {values.slice(0, shown).map((value, index) => (
        <code key={index}>{shortTextOf(value)}</code>
      ))}
      <More left={values.length - shown} onClick={showMore} />
    </p>
  );
}

function Children({ items, path }: { items: readonly SchemaChild[]; path: readonly string[] }) {
  const [shown, showMore] = usePages();
  if (items.length === 0) return null;
  return (
    <>
      <ul className="wb-children">
        {items.slice(0, shown).map((child, index) => (
          <li key={index}>
            <Child child={child} path={path} />
          </li>
        ))}
      </ul>
      <More left={items.length - shown} onClick={showMore} />
    </>
  );
}

/** What is inside is read when it is unfolded, so that recursive schemas end. */
function Child({ child, path }: { child: SchemaChild; path: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const node = child.read();
  const isRecursive = node.name !== undefined && path.includes(node.name);
  const hasMore = node.children.length > 0;
  const label = (
    <>
      <span className={`wb-label wb-${child.kind}`}>{child.label}</span>
      {child.required && <Required />}{' '}
    </>
  );
  if (!hasMore)
    return (
      <>
        {label}
        <NodeLine node={node} />
        <NodeBody node={node} path={path} />
      </>
    );
  return (
    <>
      <button
        type="button"
        className="wb-unfold"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Fold' : 'Unfold'} ${child.label}`}
        onClick={() => setOpen(!isOpen)}
      />
      {label}
      <NodeLine node={node} />
      {isRecursive && <span className="wb-chip">recursive</span>}
      {isOpen ? (
        <NodeBody node={node} path={[...path, ...nameOf(node)]} />
      ) : (
        node.description && (
          <div className="wb-node">
            <Markdown text={node.description} />
          </div>
        )
      )}
    </>
  );
}

function usePages(): [shown: number, showMore: () => void] {
  const [shown, setShown] = useState(page);
  return [shown, () => setShown(shown + page * 4)];
}

function More({ left, onClick }: { left: number; onClick: () => void }) {
  if (left <= 0) return null;
  return (
    <button type="button" className="wb-button wb-small" onClick={onClick}>
      Show {left} more
    </button>
  );
}
