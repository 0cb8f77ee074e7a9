import { defaultIdentity } from '@hookloom/identity';
import { expect } from '@playwright/test';
import { openHydrated } from '../support/page-state.ts';
import { waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

test('the browser reads the manifest without an error, and finds nothing that prevents installation', async ({
  page,
  context,
}) => {
  test.slow();
  await openHydrated(page, '/');
  await waitForWorker(page);
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\.webmanifest$/);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: defaultIdentity.name.display });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The windows of tests are private, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
