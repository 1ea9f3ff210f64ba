import { expectNothingFound } from '@hearthway/tooling/axe';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Expects no axe findings (WCAG 2.2 A and AA, best practices) in the page, or in the parts selected by `parts`. */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  // Until its script has loaded, a page shows a skeleton.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNothingFound(page, (builder) => parts.reduce((whole, part) => whole.include(part), builder));
}

/** Checks the page in dark mode. Only colors differ, so it runs only the color rules. Switches back to light. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(page, (builder) => builder.withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
}
