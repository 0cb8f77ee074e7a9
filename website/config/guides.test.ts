import { expect, it } from 'vitest';
import { guideSidebar, pagesIn } from './guides';

it('turns each group of guides into an open category, and leaves out groups without pages', () => {
  const groups = [
    { label: 'Start', pages: ['tutorial'] },
    { label: 'Not written yet', pages: [] },
  ];
  expect(guideSidebar(groups)).toEqual([
    { type: 'category', label: 'Start', collapsed: false, items: ['tutorial'] },
  ]);
});

it('lists the pages of a folder without its index', () => {
  expect(pagesIn('diagnostics').slice(0, 2)).toEqual(['diagnostics/hl1001', 'diagnostics/hl1002']);
  expect(pagesIn('diagnostics')).not.toContain('diagnostics/index');
});
