import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const TESTS = /^(?:test|it)(?:\.each)?$/;
const GROUPS = /^(?:test\.describe|describe)(?:\.each)?$/;

// `it.each(rows)('title', …)` calls what `it.each(rows)` gives.
const calleeOf = ({ expression }: ts.CallExpression): string =>
  ts.isCallExpression(expression) ? calleeOf(expression) : expression.getText();

/** The words of a title, without what is filled in for each row: `${name}`, `%s`, `$name`. */
function fixedParts(title: ts.Expression): string[] | undefined {
  if (ts.isStringLiteralLike(title)) return title.text.split(/%[a-z]|\$\w+/);
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
}

/** The titles of a file's tests, each with those of the groups around it, as a list of their fixed parts. */
function titlesIn(node: ts.Node, group: readonly string[] = []): string[][] {
  const titles: string[][] = [];
  const visit = (child: ts.Node, around: readonly string[]): void => {
    const parts = ts.isCallExpression(child) && child.arguments[0] && fixedParts(child.arguments[0]);
    if (!parts || !ts.isCallExpression(child)) return ts.forEachChild(child, (next) => visit(next, around));
    const callee = calleeOf(child);
    const own =
      around.length > 0
        ? [...around.slice(0, -1), `${around.at(-1)} › ${parts[0]}`, ...parts.slice(1)]
        : parts;
    if (TESTS.test(callee)) titles.push(own);
    ts.forEachChild(child, (next) => visit(next, GROUPS.test(callee) ? own : around));
  };
  visit(node, group);
  return titles;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file's text with that of the local files it imports: what its rows are written in. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const local = Array.from(text.matchAll(/from '(\.[^']+)'/g), ([, name = '']) =>
    path.join(path.dirname(file), name),
  );
  const found = local.map((name) =>
    [name, `${name}.ts`, `${name}.tsx`].find((candidate) => existsSync(candidate)),
  );
  return [text, ...found.map((name) => (name ? readFileSync(name, 'utf8') : ''))].join('\n');
}

/**
 * Whether a file has a test of a title. Where a title is filled in for each row, what is filled in must stand in the file
 * or in one that it imports.
 */
export function hasTest(file: string, title: string): boolean {
  const text = textOf(file);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return titlesIn(source).some((parts) => {
    const match = new RegExp(`^${parts.map(escaped).join('(.+)')}$`).exec(title);
    return match?.slice(1).every((words) => text.includes(words)) ?? false;
  });
}
