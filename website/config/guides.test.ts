import { expect, it } from 'vitest';
import { guideSidebar } from './guides';

it('turns each group of guides into an open category, and leaves out groups without pages', () => {
  const groups = [
    { label: 'Start', pages: ['tutorial'] },
    { label: 'Not written yet', pages: [] },
  ];
  expect(guideSidebar(groups)).toEqual([
    { type: 'category', label: 'Start', collapsible: false, items: ['tutorial'] },
  ]);
});
