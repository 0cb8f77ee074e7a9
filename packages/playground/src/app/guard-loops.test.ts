import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { guardLoops } from './guard-loops.ts';

const guardName = '__guard__';

function guarded(code: string): string {
  const result = guardLoops(code, guardName);
  if ('problem' in result) throw new Error(`${result.problem.line}: ${result.problem.message}`);
  return result.code;
}

/** Runs a component's code until the guard has been called often enough, as a frame does when a task takes too long. */
function run(code: string, calls = 100): unknown {
  const { code: plain } = transform(guarded(code), {
    transforms: ['typescript', 'jsx', 'imports'],
    production: true,
  });
  let count = 0;
  const guard = (line: number) => {
    count += 1;
    if (count > calls) throw new Error(`stopped in line ${line}`);
  };
  const module = { exports: {} as { default?: unknown } };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as the frame does
  new Function('module', 'exports', guardName, plain)(module, module.exports, guard);
  return module.exports.default;
}

describe('guardLoops', () => {
  it.each([
    ['while with a block', 'while (true) {}', 1],
    ['while without one', '\nwhile (true);', 2],
    ['for', 'for (;;) { try { for (;;) {} } catch {} }', 1],
    [
      'for of an endless iterator',
      'function* all() { while (true) yield 1; }\nfor (const one of all()) { one; }',
      1,
    ],
    ['do', 'do { } while (true)', 1],
    ['do without a block', 'let n = 0; do n += 1; while (true)', 1],
    ['loops without blocks', 'for (;;) for (;;) if (1) { } else for (;;);', 1],
    ['a labeled loop', 'outer: for (;;) { continue outer; }', 1],
    ['a recursion', 'function f(): number { return f(); }\nf();', 1],
    [
      'a recursion of arrow functions',
      'const f = (n: number): number => g(n + 1), g = (n: number): number => f(n + 1);\n\nf(1);',
      1,
    ],
    [
      'a recursion of methods',
      'class A { get b(): number { return this.c(); }\n c = () => this.b; }\nnew A().b;',
      1,
    ],
    ['a callback', '[1].forEach(function again() { [1].forEach(again); });', 1],
    ['a static block', 'class A { static { for (;;); } }', 1],
  ])('stops %s', (_, code, line) => {
    expect(() => run(code)).toThrow(new RegExp(`^stopped in line [${line}2]$`));
  });

  it('keeps what the code means, and its lines', () => {
    const code = `import type { Pet } from './pets';
type Props<T> = { items: readonly T[]; render?: (item: T) => string };
export const join = <T,>({ items, render = (item) => \`\${item}\` }: Props<T>): string => {
  let text = '';
  for (const item of items) text += render(item);
  for (let i = 0, n = 2; i < n; i++) if (i) text += i; else { text += '-'; }
  let left = 3;
  while (left-- > 0) text += left;
  do text += '!'; while (false);
  return text;
};
const object = { method() { return this.value; }, value: 1, async later() { return 2; }, *all() { yield 3; } };
const makeObject = () => ({ a: (x: number) => x /* twice */ * 2 /* end */ });
const curried = (a: number) => (b: number) => a + b;
abstract class Shape { abstract area(): number; constructor(private side = 2) {} square(): number; square() { return this.side ** 2; } }
export default [join({ items: [1, 2] }), object.method(), makeObject().a(4), curried(1)(2), new (Shape as any)().square()];`;
    expect(run(code)).toEqual(['12-1210!', 1, 8, 3, 4]);
    expect(guarded(code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('keeps JSX', () => {
    const code =
      'const App = () => <ul>{[1].map((n) => <li key={n} onClick={() => void n}>{n > 0 && <b>a</b>}</li>)}</ul>;';
    expect(guarded(code)).toContain('</ul>)');
    expect(() => transform(guarded(code), { transforms: ['typescript', 'jsx'] })).not.toThrow();
  });

  it.each([
    ['const a = (;', 1],
    ['\n\nfunction (', 3],
    ['const a = <div>;\n', 2],
  ])('says where %j can not be read', (code, line) => {
    expect(guardLoops(code, guardName)).toMatchObject({ problem: { line } });
  });

  it('guards a long and a deep text', () => {
    const deep = `${'() => '.repeat(500)}1`;
    expect(guarded(`const f = ${deep};`).split(guardName)).toHaveLength(501);
    expect(guarded('while (a) { b(); }\n'.repeat(5_000)).split(guardName)).toHaveLength(5_001);
  });
});
