/**
 * A code editor, which the workbench and the playground share. CodeMirror is loaded when it is first rendered.
 *
 * @packageDocumentation
 */
export { Editor, preloadEditor } from './editor/Editor.tsx';
export type { EditorDiagnostic, EditorLanguage, EditorProps, LineMark } from './editor/types.ts';
