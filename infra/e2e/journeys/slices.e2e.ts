import type { Response } from '@playwright/test';
import { arriveSignedIn } from '../support/buyer.js';
import { expect, test } from '../support/test.js';

const failures = {
  'answers 404': (fulfil: (options: { status: number }) => Promise<void>) => fulfil({ status: 404 }),
  'answers 500': (fulfil: (options: { status: number }) => Promise<void>) => fulfil({ status: 500 }),
};

for (const [how, fail] of Object.entries(failures)) {
  test(`a slice that ${how} leaves the rest working and recovers without a reload`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/mf-journey|mf_journey|RUNTIME|Failed to load/);
    await arriveSignedIn(page);
    await page.route('**/assets/mf-journey/**', (route) => fail((options) => route.fulfill(options)));
    await page.goto('/dashboard');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('link', { name: /skip/i })).toBeAttached();
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));

    await retry.click();
    await expect(retry).toBeVisible();

    await page.unroute('**/assets/mf-journey/**');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
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
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...loaded].sort()).toEqual(['mf-marketing', 'shell']);
  loaded.clear();
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...loaded]).toEqual(['shell']);
});

test('exactly the preloaded files are used', async ({ page }) => {
  const unused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('was preloaded using link preload but not used')) unused.push(message.text());
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const assets = requested.filter((url) => url.includes('/assets/'));
  expect(assets).toEqual([...new Set(assets)]);
  expect(unused).toEqual([]);
});

test('the form library loads only on pages with a form', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  const hasLibrary = async (): Promise<boolean> => {
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts.splice(0).map((response) => response.text()));
    expect(texts.length).toBeGreaterThan(0);
    return texts.some((text) => text.includes('shouldUnregister'));
  };
  for (const path of ['/', '/about', '/faq']) {
    await page.goto(path);
    expect(await hasLibrary(), path).toBe(false);
  }
  await page.goto('/auth');
  expect(await hasLibrary(), 'sign-in').toBe(true);
  await arriveSignedIn(page);
  expect(await hasLibrary(), 'dashboard').toBe(false);
  await page.goto('/settings');
  expect(await hasLibrary(), 'settings').toBe(true);
});

test('the dashboard’s first load stays within its script budget', async ({ page, browser }) => {
  await arriveSignedIn(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const cold = await (await browser.newContext()).newPage();
  await cold.addInitScript((value) => localStorage.setItem('auth_token', value ?? ''), token);
  await cold.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(cold.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  // Transferred size, compressed.
  const bytes = await cold.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  const kilobytes = bytes / 1024;
  expect(kilobytes).toBeGreaterThan(80);
  expect(kilobytes).toBeLessThanOrEqual(170);
});
