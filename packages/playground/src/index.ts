/**
 * The parts of the playground. What they load is split, so that a page which shows one of them doesn't load the others.
 *
 * @packageDocumentation
 */
export { BreakTheContract, type BreakTheContractProps } from './contract/ui/BreakTheContract.tsx';
export { Editor } from './editor/Editor.tsx';
export type { EditorDiagnostic, EditorLanguage, EditorProps, LineMark } from './editor/types.ts';
export { type Generator, openGenerator } from './generate/generator-client.ts';
export type { GenerateOptions, GenerateOutput } from './generate/messages.ts';
export type { Generated } from './generate/to-generated.ts';
export type { Runtime } from './files/project-files.ts';
export type { PlaygroundProps } from './ui/Playground.tsx';
export { loadPlayground } from './ui/load-playground.ts';
