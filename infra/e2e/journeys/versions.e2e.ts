import { pageElements } from '@hearthway/contracts/constants';
import { previewRelease, type SiteData } from '@hearthway/contracts/releases';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { madeUpRelease } from '../support/made-up-release.js';
import { registry } from '../support/registry.js';
import { expectNoReload, expectToFit, markDocument } from '../support/site.js';
import { expect, test } from '../support/test.js';

const slice = 'mf-journey';

const siteNow = async (page: Page) => (await (await page.request.get(pageElements.siteDataPath)).json()) as SiteData;

test('a slice that failed heals by itself once another version is live', async ({ page, expectedErrors }) => {
  expectedErrors.push(/mf-journey|mf_journey|RUNTIME|Failed to load/);
  await arriveSignedIn(page);
  await page.route(/\/assets\/mf-journey\/(?!f{20})/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await markDocument(page);
  await (await madeUpRelease(page, slice)).goLive();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expectNoReload(page);
});

test('an open tab learns that its version was taken back', async ({ page }) => {
  await arriveSignedIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await (await madeUpRelease(page, slice)).goLive({ withdraws: true });
  // As after the tab was in the background.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('This page has been fixed')).toBeVisible();
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('a preview says that it is one, on every page, and leads out', async ({ page }) => {
  const previewed = 'mf-marketing';
  const version = (await siteNow(page)).slices[previewed]?.version ?? '';
  const params = { environment: 'local', slice: previewed };
  const { url } = await registry().call(previewRelease, { params, body: { version } });
  await page.goto(url);
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(`version ${version.slice(0, 8)} of ${previewed}`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth');
  await expect(banner).toBeVisible();
  await expectReadableInDark(page);
  await expectToFit(page);
  await banner.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});
