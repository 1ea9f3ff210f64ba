import { browserPreferences } from '@hearthway/contracts/constants';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Shows the dashboard's animated view, the only one where a milestone can be completed by hand. */
export async function chooseAnimated(page: Page): Promise<void> {
  await page.evaluate((key) => {
    localStorage.setItem(key, 'animated');
  }, browserPreferences.tracker.storageKey);
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(9);
}
