export { Editor } from '@hookloom/workbench/editor';
