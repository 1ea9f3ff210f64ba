import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Expects no axe findings (WCAG 2.2 A and AA, best practices) in the page, or in the parts selected by `parts`. */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  // Until its script has loaded, a page shows a skeleton.
  await expect(page.locator('h1').first()).toBeAttached();
  const builder = new AxeBuilder({ page });
  for (const part of parts) builder.include(part);
  await expectNothingFound(builder);
}

/** Checks the page in dark mode. Only colors differ, so it runs only the color rules. Switches back to light. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Wait for color transitions, which show neither theme.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await expectNothingFound(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothingFound(builder: AxeBuilder): Promise<void> {
  // Legacy mode runs in the page itself. Otherwise axe opens a second page each time, for cross-origin frames we lack.
  const { violations } = await builder.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
