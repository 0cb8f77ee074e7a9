// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { findPressed, type Press } from './find-pressed';

const render = '<ul><li role="tab">npm</li><li role="tab">pnpm</li></ul><button aria-label="Menu"></button>';
let app: HTMLElement;
let npm: Press;
let pnpm: Press;
let menu: Press;

const press = (index: number): Press => {
  const all = app.querySelectorAll<HTMLElement>('li, button');
  return [all[index]!, all];
};

beforeEach(() => {
  app = document.createElement('div');
  app.innerHTML = render;
  document.body.replaceChildren(app);
  [npm, pnpm, menu] = [press(0), press(1), press(2)];
});

it('finds the elements in the order of the presses', () => {
  expect(findPressed(app, [menu, npm])).toEqual([menu[0], npm[0]]);
});

it('finds what was rendered again', () => {
  app.innerHTML = render;
  expect(findPressed(app, [pnpm, menu])).toEqual([...app.querySelectorAll('li:last-child, button')]);
  expect(pnpm[0].isConnected).toBe(false);
});

it.each([
  ['gone', ''],
  ['another one', render.replace('>pnpm<', '>yarn<').replace('"Menu"', '"Search"')],
  ['of another kind', '<p><a>npm</a><a>pnpm</a></p><a aria-label="Menu"></a>'],
])('leaves out what is %s', (_, html) => {
  app.innerHTML = html;
  expect(findPressed(app, [pnpm, menu])).toEqual([]);
});
