import { sitePages, type PagePath } from '@hearthway/contracts/pages';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

/** The pages that search engines may list. */
export const indexedPaths = ['/', '/about', '/faq', '/privacy', '/terms'] as const satisfies readonly PagePath[];

/** Every buyer page; signed-out visitors are sent to the sign-in screen. */
export const buyerPaths = sitePages
  .filter(({ access }) => access === 'buyer')
  .map(({ path }) => path.replace(/:\w+/, 'unknown'));

/** Below this width, the navigation bar is at the bottom. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** Marks the document; a page load clears the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
}

/** The main navigation: at the top on desktop, at the bottom on phones. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** On small screens, the line above a buyer's page that opens the list of milestones. */
export const trackerLine = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Your journey' }).locator('summary');

/** Expects it in the viewport and not covered by a fixed bar. */
export async function expectInSight(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport();
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + Math.min(width / 2, 40), top + 4);
        return shown !== null && (element.contains(shown) || shown.contains(element));
      }),
    )
    .toBe(true);
}

/** Expects the page not to scroll sideways. */
export async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url())
    .toBeLessThanOrEqual(0);
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, locator: Locator, atMost = 80): Promise<void> {
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await locator.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(locator)} was not reached with ${atMost} tabs`);
}

/** Parts that wait for an idle browser never come. */
export async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}
