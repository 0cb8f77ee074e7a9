// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** Replaces what copies the selection, and returns what it copied. */
function copySelection(isAllowed = true): string[] {
  const copied: string[] = [];
  const execCommand = () => {
    const { value, selectionStart, selectionEnd } = document.querySelector('textarea')!;
    copied.push(value.slice(selectionStart, selectionEnd));
    return isAllowed;
  };
  Object.assign(document, { execCommand });
  return copied;
}

const setClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

it('writes to the clipboard', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const selected = copySelection();
  setClipboard({ writeText });
  expect(await copyText('a\n b')).toBe(true);
  expect(writeText.mock.calls).toEqual([['a\n b']]);
  expect(selected).toEqual([]);
});

it.each([
  ['a page over plain HTTP, which has no clipboard', undefined],
  [
    'a page that may not write to the clipboard',
    { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  ],
])('copies the text as a selection in %s, and leaves the page as it was', async (_, clipboard) => {
  setClipboard(clipboard);
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button')!;
  button.focus();
  const selected = copySelection();
  expect(await copyText('a\n b')).toBe(true);
  expect(selected).toEqual(['a\n b']);
  expect(document.body.innerHTML).toBe('<button>Copy</button>');
  expect(document.activeElement).toBe(button);
});

it('reports a text that could not be copied', async () => {
  setClipboard(undefined);
  copySelection(false);
  expect(await copyText('a')).toBe(false);
});
