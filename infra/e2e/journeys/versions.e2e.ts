import { pageElements } from '@hearthway/contracts/constants';
import type { SiteData, SiteSlice } from '@hearthway/contracts/releases';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { expectNoReload, markDocument } from '../support/site.js';
import { expect, test } from '../support/test.js';

const slice = 'mf-journey';
const nextVersion = 'f'.repeat(20);

/** Tells this page's shell of another version of mf-journey, which consists of the same files. */
async function becomesLive(page: Page, change: Partial<SiteSlice> = {}): Promise<void> {
  const { slices } = (await (await page.request.get(pageElements.siteDataPath)).json()) as SiteData;
  const live = slices[slice];
  if (!live?.manifest) throw new Error(`${slice} is not released`);
  const { version, manifest } = live;
  const next = { ...live, version: nextVersion, manifest: manifest.replace(version, nextVersion), ...change };
  await page.route(`**/assets/${slice}/${nextVersion}/**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(nextVersion, version) }) });
  });
  await page.route(`**${pageElements.siteDataPath}`, (route) =>
    route.fulfill({ json: { slices: { ...slices, [slice]: next } } }),
  );
}

test('a slice that failed heals by itself once another version is live', async ({ page, expectedErrors }) => {
  expectedErrors.push(/mf-journey|mf_journey|RUNTIME|Failed to load/);
  await arriveSignedIn(page);
  await page.route(/\/assets\/mf-journey\/(?!f{20})/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await markDocument(page);
  await becomesLive(page);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expectNoReload(page);
});

test('an open tab learns that its version was taken back', async ({ page }) => {
  await arriveSignedIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  const { slices } = (await (await page.request.get(pageElements.siteDataPath)).json()) as SiteData;
  await becomesLive(page, { withdrawn: [slices[slice]?.version ?? ''] });
  // As after the tab was in the background.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A better version of this page is ready')).toBeVisible();
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});
