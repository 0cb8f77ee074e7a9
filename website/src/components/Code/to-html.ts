import styles from './tokens.module.css';
import { markedToHtml } from './token-marks';

/**
 * Converts marked code to HTML.
 *
 * @param lines - Line numbers to highlight, from 1, separated by commas.
 * @param language - Each line of `bash` is an element, so that a wrapped command is indented.
 */
export function toHtml(marked: string, lines: string, language: string): string {
  const highlighted = new Set(lines.split(',').map(Number));
  const isShell = language === 'bash';
  return marked
    .split('\n')
    .map((line, i) => {
      const html = markedToHtml(line, (kind) => styles[kind] ?? kind);
      if (highlighted.has(i + 1)) return `<mark class="${styles['line'] ?? ''}">${html}\n</mark>`;
      return isShell ? `<span class="${styles['command'] ?? ''}">${html}\n</span>` : `${html}\n`;
    })
    .join('')
    .replace(/\n(?=(<\/span>)?$)/, '');
}
