import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

const tsx = parser.configure({ dialect: 'ts jsx' });

/** A text that can't be read, and where. */
export type SyntaxProblem = { line: number; message: string };

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'StaticBlock',
]);
const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/**
 * Inserts a call of the guard into each loop and function of a component, with its line. The call throws once a task takes
 * too long, so that a loop without an end stops in a browser that runs the frame in the page's own process, too. Lines stay
 * where they are.
 */
export function guardLoops(code: string, guardName: string): { code: string } | { problem: SyntaxProblem } {
  const insertions: { at: number; text: string; order: number }[] = [];
  const lineAt = lineCounter(code);
  let problem: SyntaxProblem | undefined;

  const guard = (node: SyntaxNode) => `${guardName}(${lineAt(node.from)})`;
  const insert = (at: number, text: string, order: number) => insertions.push({ at, text, order });

  tsx.parse(code).iterate({
    enter: ({ node, type, name, from }) => {
      if (type.isError) {
        problem ??= { line: lineAt(from), message: 'This can not be read as TypeScript.' };
        return;
      }
      if (loops.has(name)) guardBody(node, bodyOfLoop(node), '{', '}', ';');
      else if (functions.has(name)) {
        const body = node.getChild('Block');
        if (body || name !== 'ArrowFunction') guardBody(node, body);
        else guardBody(node, lastChild(node), '(', ')', ',');
      }
    },
  });

  /** A block gets the call as its first statement, and anything else is put into one. */
  function guardBody(node: SyntaxNode, body: SyntaxNode | null, open = '', close = '', separator = ';') {
    if (!body) return;
    const call = guard(node);
    if (body.name === 'Block') insert(body.from + 1, `${call};`, 0);
    else if (open) {
      // What ends first is closed first, and what starts first is opened first.
      insert(body.from, `${open}${call}${separator}`, body.from - body.to);
      insert(body.to, close, -node.from);
    }
  }

  if (problem) return { problem };
  insertions.sort((a, b) => a.at - b.at || a.order - b.order);
  let guarded = '';
  let done = 0;
  for (const { at, text } of insertions) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return { code: guarded + code.slice(done) };
}

function bodyOfLoop(node: SyntaxNode): SyntaxNode | null {
  if (node.name !== 'DoStatement') return lastChild(node);
  const start = node.getChild('do');
  return start && nextOf(start);
}

const isComment = ({ name }: SyntaxNode) => name === 'LineComment' || name === 'BlockComment';

function lastChild(node: SyntaxNode): SyntaxNode | null {
  let child = node.lastChild;
  while (child && isComment(child)) child = child.prevSibling;
  return child;
}

function nextOf(node: SyntaxNode): SyntaxNode | null {
  let next = node.nextSibling;
  while (next && isComment(next)) next = next.nextSibling;
  return next;
}

function lineCounter(code: string): (at: number) => number {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return (at) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
