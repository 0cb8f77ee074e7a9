import { history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language';
import {
  Compartment,
  EditorState,
  type Extension,
  type StateEffect,
  type Text,
  Transaction,
} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { createEchoes } from './echoes.ts';
import { editingKeymap } from './editing-keymap.ts';
import { isDeep } from './is-deep.ts';
import { keyboardHint, tabKeys } from './keyboard.ts';
import { loadLanguage } from './language-support.ts';
import { lineMarks, showMarks } from './line-marks.ts';
import { searchOnDemand } from './search-on-demand.ts';
import { theme } from './theme.ts';
import { typeOverSelection } from './type-over-selection.ts';
import type { EditorDiagnostic, EditorLanguage, LineMark, TextPosition } from './types.ts';

export type EditorOptions = {
  value: string;
  language: EditorLanguage;
  label: string;
  readOnly: boolean;
  onChange: (value: string) => void;
};

export type EditorHandle = {
  setLanguage: (language: EditorLanguage) => void;
  setValue: (value: string) => void;
  setDiagnostics: (diagnostics: readonly EditorDiagnostic[]) => void;
  setMarks: (marks: readonly LineMark[]) => void;
  reveal: (line: number, focus: boolean) => void;
  moveTo: (position: TextPosition) => void;
  close: () => void;
};

/** The text of a document of this length takes long enough to build that it waits for a pause in typing. */
const LARGE = 500_000;
const PAUSE_MS = 250;

/** If the script of a feature doesn't load, as when the network is lost, the editor works without that feature. */
const skipFeature = () => undefined;

/** Opens CodeMirror in the shadow root of an element. */
export function openEditor(host: HTMLElement, { value, language, label, readOnly, onChange }: EditorOptions) {
  // A style attribute would need an exception in the page's policy.
  Object.assign(host.style, { height: '100%', minHeight: '0' });
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const support = new Compartment();
  const lint = new Compartment();
  let problems: readonly EditorDiagnostic[] = [];
  const echoes = createEchoes(value);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loaded: Extension = [];
  const parse = (isAllowed: boolean) => support.reconfigure(isAllowed ? loaded : []);
  const report = () => {
    timer = undefined;
    // Faster than `toString()`, which joins the lines one by one.
    const text = view.state.doc.toJSON().join('\n');
    echoes.report(text);
    onChange(text);
  };
  const onUpdate = EditorView.updateListener.of(({ docChanged, transactions }) => {
    if (!docChanged || transactions.some((one) => one.annotation(Transaction.remote))) return;
    clearTimeout(timer);
    if (view.state.doc.length < LARGE) report();
    else timer = setTimeout(report, PAUSE_MS);
  });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: value,
      extensions: [
        onUpdate,
        support.of([]),
        onDeepText(parse(false)),
        lint.of([]),
        EditorView.contentAttributes.of(() =>
          problems.some(({ severity }) => severity === 'error') ? { 'aria-invalid': 'true' } : null,
        ),
        ...extensions(label, readOnly),
      ],
    }),
  });
  /** Checking a long text takes a moment, and opening another text often changes the language too. */
  let checked: { doc: Text; isDeep: boolean } | undefined;
  let isClosed = false;
  let current: EditorLanguage | undefined;
  const setLanguage = (next: EditorLanguage) => {
    if (next === current) return;
    current = next;
    loadLanguage(next).then((extension) => {
      if (isClosed || next !== current) return;
      loaded = extension;
      const { doc } = view.state;
      if (doc !== checked?.doc) checked = { doc, isDeep: isDeep(doc.toString()) };
      view.dispatch({ effects: parse(!checked.isDeep) });
    }, skipFeature);
  };
  setLanguage(language);

  /** Most specifications have no problem, so what shows them is loaded with the first one. */
  const showProblems = async () => {
    const { diagnosticsSupport, showDiagnostics } = await import('./show-diagnostics.ts');
    if (isClosed) return;
    if (lint.get(view.state) !== diagnosticsSupport)
      view.dispatch({ effects: lint.reconfigure(diagnosticsSupport) });
    view.dispatch(showDiagnostics(problems));
  };

  return {
    setLanguage,
    setValue: (next) => {
      if (echoes.isEcho(next)) return;
      clearTimeout(timer);
      const isNextDeep = isDeep(next);
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        effects: parse(!isNextDeep),
        annotations: Transaction.remote.of(true),
      });
      checked = { doc: view.state.doc, isDeep: isNextDeep };
    },
    setDiagnostics: (diagnostics) => {
      const isNeeded = diagnostics.length > 0 || problems.length > 0;
      problems = diagnostics;
      if (isNeeded) showProblems().catch(skipFeature);
    },
    setMarks: (marks) => view.dispatch({ effects: showMarks.of(marks) }),
    reveal: (line, focus) => {
      const { from } = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      if (focus) view.focus();
    },
    moveTo: ({ anchor, head, scrollTop, isFocused }) => {
      const { length } = view.state.doc;
      view.dispatch({ selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) } });
      view.scrollDOM.scrollTop = scrollTop;
      if (isFocused) view.focus();
    },
    close: () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        report();
      }
      isClosed = true;
      view.destroy();
    },
  } satisfies EditorHandle;
}

/** Longer than what a reader types at once. */
const PASTED = 500;

/** Has an effect before a text is inserted that would overflow the stack of a parser. */
const onDeepText = (effect: StateEffect<unknown>) =>
  EditorState.transactionExtender.of((transaction) => {
    // `setValue` has checked it.
    if (transaction.annotation(Transaction.remote)) return null;
    const inserted: string[] = [];
    transaction.changes.iterChanges((_fromA, _toA, _fromB, _toB, text) => {
      if (text.length > PASTED) inserted.push(text.toString());
    });
    return inserted.some(isDeep) ? { effects: effect } : null;
  });

function extensions(label: string, readOnly: boolean): Extension[] {
  return [
    lineNumbers(),
    codeFolding(),
    foldGutter(),
    ...(readOnly ? [] : [highlightActiveLineGutter(), highlightActiveLine()]),
    bracketMatching(),
    history(),
    indentOnInput(),
    indentUnit.of('  '),
    searchOnDemand(),
    lineMarks,
    tabKeys,
    typeOverSelection,
    keymap.of([...historyKeymap, ...foldKeymap, ...editingKeymap]),
    keyboardHint(readOnly),
    theme,
    EditorState.tabSize.of(2),
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      'aria-label': label,
      // It can be focused without, which axe doesn't know of.
      tabindex: '0',
      ...(readOnly && { 'aria-readonly': 'true' }),
    }),
  ];
}
