import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, gutter, GutterMarker, keymap } from '@codemirror/view';
import { hideOnLeave, problemTooltip, showProblems } from './problem-tooltip.ts';
import { rangeOf } from './range-of.ts';
import type { EditorDiagnostic } from './types.ts';

// CodeMirror's own package for this weighs more than the rest of its features here, because of the panel and the actions that
// it supports.

/** More would make the editor slow, and nobody reads them. */
const LIMIT = 500;

const setDiagnostics = StateEffect.define<readonly EditorDiagnostic[]>();

/** The underlined problems. They move with their text while the reader types. */
const underlines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (current, { state, changes, effects }) =>
    effects.reduce(
      (shown, effect) => (effect.is(setDiagnostics) ? underline(state, effect.value) : shown),
      current.map(changes),
    ),
  provide: (field) => EditorView.decorations.from(field),
});

function underline(state: EditorState, diagnostics: readonly EditorDiagnostic[]): DecorationSet {
  const ranges = diagnostics.map((diagnostic): Range<Decoration> => {
    const { from, to } = rangeOf(state, diagnostic);
    const { severity } = diagnostic;
    return from < to
      ? Decoration.mark({ class: `cm-lintRange-${severity}`, diagnostic }).range(from, to)
      : Decoration.line({ class: `cm-lintPoint-${severity}`, diagnostic }).range(state.doc.lineAt(from).from);
  });
  return Decoration.set(ranges, true);
}

type Found = { from: number; to: number; diagnostic: EditorDiagnostic };

function problemsIn(state: EditorState, start: number, end: number): Found[] {
  const found: Found[] = [];
  state.field(underlines).between(start, end, (from, to, { spec }) => {
    found.push({ from, to, diagnostic: (spec as Found).diagnostic });
  });
  return found;
}

const diagnosticsIn = ({ state }: EditorView, start: number, end: number) =>
  problemsIn(state, start, end).map(({ diagnostic }) => diagnostic);

class Marker extends GutterMarker {
  constructor(readonly severity: EditorDiagnostic['severity']) {
    super();
  }
  override eq(other: Marker): boolean {
    return other.severity === this.severity;
  }
  override toDOM(): Node {
    const dom = document.createElement('div');
    dom.className = `cm-problem cm-problem-${this.severity}`;
    return dom;
  }
}

const SEVERITIES = ['error', 'warning', 'info'] as const;
const markers = { error: new Marker('error'), warning: new Marker('warning'), info: new Marker('info') };

/** A dot next to each line with a problem, in the color of the worst. */
const dots = gutter({
  class: 'cm-problem-gutter',
  markers: ({ state }) => {
    const lines = new Map<number, Set<string>>();
    for (const { from, diagnostic } of problemsIn(state, 0, state.doc.length)) {
      const line = state.doc.lineAt(from).from;
      lines.set(line, (lines.get(line) ?? new Set()).add(diagnostic.severity));
    }
    const worst = [...lines].map(([line, found]) =>
      markers[SEVERITIES.find((severity) => found.has(severity))!].range(line),
    );
    return RangeSet.of(worst, true);
  },
  lineMarkerChange: ({ startState, state }) => startState.field(underlines) !== state.field(underlines),
  initialSpacer: () => markers.info,
  domEventHandlers: {
    mousemove: (view, { from, to }) => showProblems(view, diagnosticsIn(view, from, to), from),
    mouseleave: (view, _line, event) => (hideOnLeave(view, event as MouseEvent), false),
  },
});

/** Selects the next problem, and says what it is. */
function goToNext(view: EditorView): boolean {
  const { state } = view;
  const all = problemsIn(state, 0, state.doc.length);
  const next = all.find(({ from }) => from > state.selection.main.from) ?? all[0];
  if (next === undefined) return false;
  const { from, to, diagnostic } = next;
  view.dispatch({
    selection: { anchor: from, head: to },
    scrollIntoView: true,
    effects: EditorView.announce.of(diagnostic.message),
  });
  return showProblems(view, [diagnostic], from);
}

/** The marks next to the lines, what a problem says under the pointer, and the key that goes from problem to problem. */
export const diagnosticsSupport: Extension = [
  underlines,
  dots,
  problemTooltip((view, at) => diagnosticsIn(view, at, at)),
  keymap.of([{ key: 'F8', run: goToNext }]),
];

/** Underlines problems at their lines, with their hints in the tooltip. */
export function showDiagnostics(diagnostics: readonly EditorDiagnostic[]): TransactionSpec {
  const placed = diagnostics.filter(({ line }) => line !== undefined && line >= 1).slice(0, LIMIT);
  return { effects: setDiagnostics.of(placed) };
}
