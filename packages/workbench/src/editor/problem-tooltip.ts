import { EditorView, keymap, type PluginValue, ViewPlugin } from '@codemirror/view';
import type { EditorDiagnostic } from './types.ts';

type FindProblems = (view: EditorView, at: number) => EditorDiagnostic[];

/** A box with what problems say, below a position or above it. The pointer may move into it, and Escape closes it. */
class Tooltip implements PluginValue {
  readonly dom = document.createElement('div');

  constructor(readonly view: EditorView) {
    this.dom.className = 'cm-tooltip';
    this.dom.role = 'tooltip';
    this.dom.hidden = true;
    this.dom.addEventListener('mouseleave', this.hide);
    view.scrollDOM.addEventListener('scroll', this.hide);
    view.dom.append(this.dom);
  }

  show(problems: readonly EditorDiagnostic[], at: number): void {
    this.dom.replaceChildren(...problems.map(render));
    this.dom.hidden = false;
    this.view.requestMeasure({
      read: () => this.view.coordsAtPos(at, 1),
      write: (place) => {
        if (place === null) {
          this.hide();
          return;
        }
        const { width, height } = this.dom.getBoundingClientRect();
        const isBelow = place.bottom + height < window.innerHeight;
        // Not in an attribute, which would need an exception in the page's policy.
        Object.assign(this.dom.style, {
          left: `${Math.max(0, Math.min(place.left, window.innerWidth - width))}px`,
          top: `${isBelow ? place.bottom : place.top - height}px`,
        });
      },
    });
  }

  readonly hide = (): void => {
    this.dom.hidden = true;
  };

  update({ docChanged }: { docChanged: boolean }): void {
    if (docChanged) this.hide();
  }

  destroy(): void {
    this.view.scrollDOM.removeEventListener('scroll', this.hide);
    this.dom.remove();
  }
}

const tooltip = ViewPlugin.fromClass(Tooltip);

/** Shows problems at a position. Hides what is shown if there are none. */
export function showProblems(view: EditorView, problems: readonly EditorDiagnostic[], at: number): boolean {
  if (problems.length === 0) return hideProblems(view);
  view.plugin(tooltip)?.show(problems, at);
  return true;
}

/** Hides what is shown. Returns whether there was something. */
export function hideProblems(view: EditorView): boolean {
  const shown = view.plugin(tooltip);
  if (shown === null || shown.dom.hidden) return false;
  shown.hide();
  return true;
}

/** Hides what is shown when the pointer leaves what it is about, unless it moves into the box. */
export function hideOnLeave(view: EditorView, { relatedTarget }: MouseEvent): void {
  if (!(relatedTarget instanceof Element && relatedTarget.closest('.cm-tooltip'))) hideProblems(view);
}

/** Shows the problems under the pointer. */
export const problemTooltip = (find: FindProblems) => [
  tooltip,
  look,
  keymap.of([{ key: 'Escape', run: hideProblems }]),
  EditorView.domEventHandlers({
    mousemove: (event, view) => {
      if (event.buttons > 0) return;
      const at = view.posAtCoords(event);
      showProblems(view, at === null ? [] : find(view, at), at ?? 0);
    },
    mouseleave: (event, view) => hideOnLeave(view, event),
  }),
];

function render({ message, hint, code, severity }: EditorDiagnostic): Node {
  const dom = document.createElement('div');
  dom.className = `cm-problem-text cm-problem-text-${severity}`;
  dom.append(message);
  for (const [text, name] of [
    [hint, 'cm-hint'],
    [code, 'cm-code'],
  ] as const) {
    if (text === undefined) continue;
    const line = document.createElement('p');
    line.className = name;
    line.textContent = text;
    dom.append(line);
  }
  return dom;
}

const underline = (color: string) => ({
  textDecoration: `underline wavy var(${color}) 1px`,
  textUnderlineOffset: '3px',
});
const dot = (color: string) => ({ background: `var(${color})` });
const edge = (color: string) => ({ borderLeft: `3px solid var(${color})` });

const look = EditorView.theme({
  '.cm-lintRange-error': underline('--hl-madder'),
  '.cm-lintRange-warning': underline('--hl-thread'),
  '.cm-lintRange-info': underline('--hl-accent'),
  '.cm-problem-gutter': { width: '1.1rem' },
  '.cm-problem': {
    width: '0.6rem',
    height: '0.6rem',
    margin: '0.4rem 0.25rem 0',
    forcedColorAdjust: 'none',
  },
  '.cm-problem-error': { ...dot('--hl-madder'), borderRadius: '50%' },
  '.cm-problem-warning': { ...dot('--hl-thread'), clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  '.cm-problem-info': dot('--hl-accent'),
  '.cm-tooltip': {
    position: 'fixed',
    zIndex: 500,
    boxSizing: 'border-box',
    maxWidth: 'min(32rem, 90vw)',
    border: '1px solid var(--hl-border-strong)',
    borderRadius: 'var(--hl-radius)',
    overflow: 'hidden',
    background: 'var(--hl-surface-raised)',
    boxShadow: 'var(--hl-shadow-overlay)',
    color: 'var(--hl-text)',
    font: '400 0.875rem/1.45 var(--hl-font-text)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-problem-text': { padding: '0.5rem 0.75rem' },
  '.cm-problem-text-error': edge('--hl-madder'),
  '.cm-problem-text-warning': edge('--hl-thread'),
  '.cm-problem-text-info': edge('--hl-accent'),
  '.cm-hint, .cm-code': { margin: '0.35rem 0 0', color: 'var(--hl-text-muted)' },
  '.cm-code': { fontFamily: 'var(--hl-font-mono)', fontSize: '0.8125rem' },
});
