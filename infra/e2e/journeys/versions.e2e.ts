import { pageElements } from '@hearthway/contracts/constants';
import { previewRelease, type SiteData, type SiteSlice } from '@hearthway/contracts/releases';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { registry } from '../support/registry.js';
import { expectNoReload, expectToFit, markDocument } from '../support/site.js';
import { expect, test } from '../support/test.js';

const slice = 'mf-journey';
const nextVersion = 'f'.repeat(20);

const siteNow = async (page: Page) => (await (await page.request.get(pageElements.siteDataPath)).json()) as SiteData;

/** Tells this page's shell of another version of mf-journey, which consists of the same files. */
async function becomesLive(page: Page, change: (version: string) => Partial<SiteSlice> = () => ({})): Promise<void> {
  const { slices } = await siteNow(page);
  const live = slices[slice];
  if (!live?.manifest) throw new Error(`${slice} is not released`);
  const { version, manifest } = live;
  const next = { ...live, version: nextVersion, manifest: manifest.replace(version, nextVersion), ...change(version) };
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
  await becomesLive(page, (version) => ({ withdrawn: [version] }));
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
