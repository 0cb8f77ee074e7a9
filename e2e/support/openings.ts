import { expect, type Page } from '@playwright/test';
import { addAxeToFrames } from './axe.ts';

interface Opening {
  readonly name: string;
  readonly path: string;
  readonly isPhone?: boolean;
  /** The selector of what opens. */
  readonly part: string;
  readonly open: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

const openMenu = async (page: Page) => {
  await press(page, 'Toggle navigation bar');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
};

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};

/** What opens on a page: dialogs, menus, and the tabs of the playground. */
export const OPENINGS: readonly Opening[] = [
  {
    name: 'the search dialog',
    path: '/docs/intro',
    part: 'dialog',
    open: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('stateful hook');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the Markdown menu of a docs page',
    path: '/docs/intro',
    part: '.page-tools',
    open: async (page) => {
      await page.locator('.page-tools summary').press('Enter');
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    },
  },
  {
    name: "the phone's menu of the docs",
    path: '/docs/react/api/is-init',
    isPhone: true,
    part: '.navbar-sidebar',
    open: openMenu,
  },
  {
    name: "the phone's main menu",
    path: '/docs/react/api/is-init',
    isPhone: true,
    part: '.navbar-sidebar',
    open: async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Playground', exact: true })).toBeInViewport();
    },
  },
  {
    name: "the phone's table of contents",
    path: '/docs/react/api/network-state',
    isPhone: true,
    part: '.theme-doc-toc-mobile',
    open: async (page) => {
      await press(page, 'On this page');
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    },
  },
  {
    name: "the phone's search dialog",
    path: '/docs/intro',
    isPhone: true,
    part: 'dialog',
    open: async (page) => {
      await press(page, 'Search');
      await page.keyboard.type('stateful hook');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the dialog of the playground that opens specs',
    path: '/playground',
    part: 'dialog.pg-dialog',
    open: async (page) => {
      await press(page, 'Open');
      await expect(page.getByRole('dialog', { name: 'Open a spec' })).toBeVisible();
    },
  },
  {
    name: 'the workbench of the playground',
    path: '/playground',
    part: '[role="tabpanel"]',
    open: async (page) => {
      await openTab(page, 'Workbench');
      await press(page, 'Find');
      await page.getByRole('combobox', { name: 'Search' }).fill('getPetById');
      await page.getByRole('option', { name: /getPetById/ }).click();
      await page.getByRole('link', { name: 'Try', exact: true }).click();
      await page.getByLabel('petId').fill('10');
      await press(page, 'Send');
      await expect(page.getByLabel('The state as JSON')).toContainText('"id": 10');
    },
  },
  {
    name: 'the list of the workbench',
    path: '/playground',
    part: '[role="tabpanel"]',
    open: async (page) => {
      await openTab(page, 'Workbench');
      await press(page, 'Find');
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    },
  },
  {
    name: 'the running app of the playground',
    path: '/playground',
    part: '[role="tabpanel"]',
    open: async (page) => {
      const script = await addAxeToFrames(page);
      await openTab(page, 'Running app');
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Rex' })).toBeVisible();
      await script.dispose();
    },
  },
  {
    name: 'the breaking changes of the playground',
    path: '/playground',
    part: '[role="tabpanel"]',
    open: async (page) => {
      await openTab(page, 'Breaking changes');
      await page.getByRole('button', { name: 'Remove an operation' }).click();
      await expect(page.getByText('Breaking').first()).toBeVisible();
    },
  },
];

export const sizeOf = ({ isPhone }: Pick<Opening, 'isPhone'>) =>
  isPhone ? { width: 375, height: 740 } : { width: 1280, height: 800 };
