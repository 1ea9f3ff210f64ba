import type { Page, Route } from '@playwright/test';
import { openAsAdmin } from '../support/admin.js';
import { arriveSignedIn } from '../support/buyer.js';
import { flippingProxy, withFlippedBit } from '../support/flipping-proxy.js';
import { noteScripts, scriptsRun } from '../support/scripts-run.js';
import { expectNoReload, keepBusy, markDocument } from '../support/site.js';
import { expect, test } from '../support/test.js';

/** A page of each slice, opened by somebody who may see it. */
const places = {
  // Buyers who are signed in don't get it.
  shell: { path: '/auth', arrive: (page: Page) => page.goto('/auth') },
  'mf-marketing': { path: '/about', arrive: (page: Page) => page.goto('/about') },
  'mf-admin': { path: '/admin', arrive: (page: Page) => openAsAdmin(page) },
  'mf-journey': { path: '/dashboard', arrive: (page: Page) => arriveSignedIn(page) },
} as const;
type Slice = keyof typeof places;
const slices = Object.keys(places) as Slice[];

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nameOf = (url: string): string => new URL(url).pathname.split('/').slice(4).join('/');

async function flipBit(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: withFlippedBit(await response.body()) });
}

/** Addresses of what the page needs of a slice and what runs, shows, or tells what does. It preloads more for its later states. */
async function filesOf(slice: Slice, page: Page): Promise<string[]> {
  await noteScripts(page);
  await page.goto(places[slice].path);
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const run = await scriptsRun(page);
  const linked = await page
    .locator('link[as="fetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const loaded = await page.evaluate((ofShell) => {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    // The shell loads more when the page has been idle for two seconds.
    const needed = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => !ofShell || startTime < loadEventEnd + 1_900);
    return needed.map(({ name }) => name);
  }, slice === 'shell');
  const scriptOf = (url: string) => url.replace(/\/[a-z-]+-(\w+)\.css$/, '/$1.js');
  return [...new Set(loaded)].filter(
    (url) => url.includes(`/assets/${slice}/`) && (linked.includes(url) || run.has(scriptOf(url))),
  );
}

/** Several parts of a page can have failed. */
async function tryAllAgain(page: Page): Promise<void> {
  await expect(async () => {
    for (const button of await tryAgain(page).all()) await button.click({ timeout: 1_000 });
    await expect(tryAgain(page)).toHaveCount(0, { timeout: 1_000 });
    await expect(heading(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test.describe('a file with one bit changed', () => {
  // The browser says of each what it refuses, and pages what is missing.
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/./);
  });

  for (const slice of slices) {
    const tag = slice === 'mf-marketing' ? '@gate' : [];
    test(`of ${slice} doesn’t count, and the page heals`, { tag }, async ({ page }) => {
      const { path, arrive } = places[slice];
      // A late part that can’t be loaded is missing without a word.
      await keepBusy(page);
      await arrive(page);
      const files = await filesOf(slice, page);
      expect(files.length).toBeGreaterThan(4);
      for (const url of files) {
        await test.step(nameOf(url), async () => {
          await page.route(url, flipBit);
          await page.goto(path);
          await markDocument(page);
          await expect(tryAgain(page).first()).toBeVisible();
          await page.unroute(url);
          await tryAllAgain(page);
          // Without the shell, only another load helps.
          if (slice !== 'shell') await expectNoReload(page);
        });
      }
    });
  }

  for (const slice of slices.filter((one) => one !== 'shell')) {
    test(`leaves all but ${slice} live`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${slice}/.*\\.(js|css|json)$`), flipBit);
      for (const other of slices.filter((one) => one !== slice)) {
        await places[other].arrive(page);
        await expect(heading(page)).toBeVisible();
        await expect(tryAgain(page)).toHaveCount(0);
      }
    });
  }

  for (const file of ['remoteEntry.js', 'mf-manifest.json', 'integrity.json', 'shell/[^/]+/main.js']) {
    test(`isn’t taken from a cache again: ${file}`, async ({ browser, baseURL, page: first }) => {
      await arriveSignedIn(first);
      const storageState = await first.context().storageState();
      const proxy = await flippingProxy(new RegExp(`^/assets/.*${file}$`));
      const page = await browser.newPage({ baseURL: baseURL ?? '', storageState, proxy: { server: proxy.address } });
      await page.goto('/dashboard');
      await expect(tryAgain(page).first()).toBeVisible();
      proxy.mend();
      await tryAllAgain(page);
      await page.close();
      await proxy.stop();
    });
  }
});
