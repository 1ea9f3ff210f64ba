import { dashboardPath } from '@hearthway/contracts/page-paths';
import { firstLoadBudget } from '@hearthway/contracts/releases';
import type { Page, Request } from '@playwright/test';
import { arriveSignedIn } from '../support/buyer.js';
import { noteScripts, scriptsRun } from '../support/scripts-run.js';
import { expectNoReload, keepBusy, markDocument, visit } from '../support/site.js';
import { expect, test } from '../support/test.js';

for (const { status, tag } of [
  { status: 404, tag: '@gate' },
  { status: 500, tag: [] },
]) {
  test(
    `a slice that answers ${status} leaves the rest working and recovers without a reload`,
    { tag },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/mf-journey|mf_journey|RUNTIME|Failed to load/);
      await arriveSignedIn(page);
      await page.route('**/assets/mf-journey/**', (route) => route.fulfill({ status }));
      await page.goto('/dashboard');
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('link', { name: /skip/i })).toBeAttached();
      await markDocument(page);

      // The button alone may be left from the first failure.
      const failedAgain = page.waitForEvent('console', (message) =>
        message.text().includes('mf-journey failed to load'),
      );
      await retry.click();
      await failedAgain;
      await expect(retry).toBeVisible();

      await page.unroute('**/assets/mf-journey/**');
      await retry.click();
      await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
      await expectNoReload(page);
    },
  );
}

test('a slice is not shown without its styles and recovers without a reload', async ({ page, expectedErrors }) => {
  expectedErrors.push(/mf-journey|mf_journey|Failed to load/);
  await arriveSignedIn(page);
  await page.route('**/assets/mf-journey/**/*.css', (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();

  await page.unroute('**/assets/mf-journey/**/*.css');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '280px');
});

test('a page shows a loading state until its slice has rendered', async ({ page }) => {
  await arriveSignedIn(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/mf-journey/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('.waiting')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.waiting')).toBeHidden();
});

test('a dead slice does not affect the others', async ({ page }) => {
  await page.route('**/assets/mf-marketing/**', (route) => route.abort());
  await arriveSignedIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('a page loads only its own slice', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const slice = /\/assets\/([^/]+)\//.exec(request.url())?.[1];
    if (slice) loaded.add(slice);
  });
  await visit(page, '/');
  expect([...loaded].sort()).toEqual(['mf-marketing', 'shell']);
  loaded.clear();
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...loaded]).toEqual(['shell']);
});

test('exactly the preloaded files are used', async ({ page }) => {
  const requested: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) requested.push(request);
  });
  await noteScripts(page);
  await visit(page, '/');
  await expect.poll(() => unusedScripts(page)).toEqual([]);
  const fonts = () => requested.filter((request) => request.resourceType() === 'font');
  await expect.poll(async () => (await page.evaluate(countFonts)) - fonts().length).toBe(0);
  const files = requested.map((request) => request.url());
  expect(files).toEqual([...new Set(files)]);
});

async function unusedScripts(page: Page): Promise<string[]> {
  const run = await scriptsRun(page);
  const preloaded = page.locator('link[rel="preload"][as="script"]');
  const addresses = await preloaded.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return addresses.filter((address) => !run.has(address));
}

/** How many of our fonts have loaded because text uses them. Fallbacks load, too, when a page renders before our fonts arrive. */
function countFonts(): number {
  return [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback')).length;
}

test('the form library loads only on pages with a form', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const hasLibrary = async (): Promise<boolean> => {
    // Fetched again: the browser drops what an earlier page loaded.
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    expect(texts.length).toBeGreaterThan(0);
    return texts.some((text) => text.includes('shouldUnregister'));
  };
  for (const path of ['/', '/about', '/faq']) {
    await visit(page, path);
    expect(await hasLibrary(), path).toBe(false);
  }
  await page.goto('/auth');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect.poll(hasLibrary, 'sign-in').toBe(true);
  scripts.clear();
  await arriveSignedIn(page);
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible();
  expect(await hasLibrary(), 'dashboard').toBe(false);
  await page.goto('/settings');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expect.poll(hasLibrary, 'settings').toBe(true);
});

test('the dashboard’s first load stays within its script budget', { tag: '@gate' }, async ({ page, browser }) => {
  await arriveSignedIn(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const cold = await (await browser.newContext()).newPage();
  await cold.addInitScript((value) => localStorage.setItem('auth_token', value ?? ''), token);
  // Without the dashboard's late parts.
  await keepBusy(cold);
  await cold.goto('/dashboard');
  await expect(cold.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(cold.getByRole('button', { name: 'Previous month' })).toBeVisible();
  // Compressed transfer size of everything the page needs. The shell loads more two seconds after it.
  const bytes = await cold.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
    const ofPage = scripts.filter(({ name }) => name.includes('/mf-journey/'));
    const complete = Math.max(...ofPage.map(({ responseEnd }) => responseEnd));
    return scripts
      .filter(({ startTime }) => startTime <= complete)
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  });
  const budget = firstLoadBudget({ path: dashboardPath, access: 'buyer', isPrerendered: false });
  expect(bytes).toBeGreaterThan(budget.scripts / 2);
  expect(bytes).toBeLessThanOrEqual(budget.scripts);
});
