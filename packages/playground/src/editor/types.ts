export type { EditorDiagnostic, EditorLanguage, EditorProps, LineMark } from '@hookloom/workbench/editor';
