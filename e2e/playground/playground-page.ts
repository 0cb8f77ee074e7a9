import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** Opens the playground, and waits until code is generated. */
export async function openPlayground(page: Page, hash = ''): Promise<void> {
  await page.goto(`/playground${hash}`);
  await isGenerated(page);
}

const specOfPage = (page: Page) => page.getByRole('textbox', { name: 'Spec', exact: true });

/** CodeMirror, which takes the place of a text area. */
export const editorOf = (page: Page) => specOfPage(page).and(page.locator('.cm-content'));

export const plainEditorOf = (page: Page) => specOfPage(page).and(page.locator('textarea'));

export const isGenerated = (page: Page) => expect(page.locator('.pg-status')).toHaveText(/^\d+ files/);

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Replaces the spec, as a reader who pastes does. */
export async function paste(page: Page, spec: string): Promise<void> {
  // Not `fill`, which selects in the DOM: if the editor loads its language at that moment, it restores its own selection.
  await editorOf(page).press('ControlOrMeta+a');
  await editorOf(page).evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, spec);
}

/** A spec with one operation. */
export const specOf = (operation: object, rest: object = {}) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Small', version: '1' },
    paths: { '/thing': { get: { operationId: 'getThing', ...operation } } },
    ...rest,
  });

export const ok = { responses: { 204: { description: 'Done' } } };
