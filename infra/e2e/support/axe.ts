import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

/**
 * The page as it stands, or the parts of it that are named by selectors, has nothing that axe finds wrong (WCAG 2.2 A and
 * AA, and its best practices).
 */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  // A page whose script is still on its way has a skeleton in its place.
  await expect(page.locator('h1').first()).toBeAttached();
  const builder = new AxeBuilder({ page });
  for (const part of parts) builder.include(part);
  await expectNothingFound(builder);
}

/** The same page in dark: only its colors are others, so only what is about colors is looked at again. Leaves it light. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colors that pass into one another are neither the light nor the dark ones.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await expectNothingFound(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothingFound(builder: AxeBuilder): Promise<void> {
  // In the page itself: for pages with frames from elsewhere, which ours have none of, axe would open a second one each time.
  const { violations } = await builder.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
