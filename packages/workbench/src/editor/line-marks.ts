import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { LineMark } from './types.ts';

export const showMarks = StateEffect.define<readonly LineMark[]>();

/** A message below a line. */
class Message extends WidgetType {
  constructor(
    readonly text: string,
    readonly kind: LineMark['kind'],
  ) {
    super();
  }
  override eq(other: Message): boolean {
    return other.text === this.text && other.kind === this.kind;
  }
  override toDOM(): HTMLElement {
    const dom = document.createElement('div');
    dom.className = `cm-mark-message cm-mark-message-${this.kind}`;
    dom.textContent = this.text;
    return dom;
  }
}

function decorate(state: EditorState, marks: readonly LineMark[]): DecorationSet {
  const ranges = marks
    .filter(({ line }) => line >= 1 && line <= state.doc.lines)
    .flatMap(({ line, kind, message }): Range<Decoration>[] => {
      const { from, to } = state.doc.line(line);
      const tint = Decoration.line({ class: `cm-mark-${kind}` }).range(from);
      if (message === undefined) return [tint];
      return [
        tint,
        Decoration.widget({ widget: new Message(message, kind), block: true, side: 1 }).range(to),
      ];
    });
  return Decoration.set(ranges, true);
}

/** Tints lines. Marks move with their lines while the reader types. */
export const lineMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (current, { state, changes, effects }) =>
    effects.reduce(
      (shown, effect) => (effect.is(showMarks) ? decorate(state, effect.value) : shown),
      current.map(changes),
    ),
  provide: (field) => EditorView.decorations.from(field),
});
