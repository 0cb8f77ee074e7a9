/** The languages that the editor highlights and folds. `typescript` knows what is generated, and `tsx` all of the language. */
export type EditorLanguage = 'yaml' | 'json' | 'typescript' | 'tsx';

/** A problem, underlined in the editor. A diagnostic of the generator is one. */
export type EditorDiagnostic = {
  severity: 'error' | 'warning' | 'info';
  message: string;
  /** What to do about it. */
  hint?: string;
  /** A stable code, such as `HL1004`. */
  code?: string;
  /** Starting at 1. Without it, the editor doesn't show the problem. */
  line?: number;
  /** The columns that are underlined, starting at 1. Without them, the whole line is. `endColumn` is exclusive. */
  column?: number;
  endColumn?: number;
};

/** A line that is tinted. */
export type LineMark = {
  /** Starting at 1. */
  line: number;
  kind: 'error' | 'changed';
  /** Shown below the line. */
  message?: string;
};

/** Where a reader is in a text, in offsets and pixels. */
export type TextPosition = { anchor: number; head: number; scrollTop: number; isFocused: boolean };

/** How an editor hands on where the reader is to the one that takes its place. */
export type PositionProps = {
  /** Where the reader was in the one before, once. */
  takePosition: () => TextPosition | undefined;
  /** Called with where the reader is when this one is removed. */
  onLeave: (position: TextPosition) => void;
};

export type EditorProps = {
  value: string;
  language: EditorLanguage;
  /** The accessible name, such as `Spec`. */
  label: string;
  /** Called with the whole text after a change. In large documents, it waits for a pause in typing. */
  onChange?: (value: string) => void;
  diagnostics?: readonly EditorDiagnostic[];
  marks?: readonly LineMark[];
  readOnly?: boolean;
  /** A line to scroll to and to select, starting at 1. A new object scrolls again. The editor is focused, unless `focus` is false. */
  reveal?: { line: number; focus?: boolean };
};
