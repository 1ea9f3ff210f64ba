import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { answerWizard, completeIntroduction, saveProfile } from '../support/plan.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

const panel = (page: Page) => page.getByRole('region', { name: 'Lender Matches' });
const cards = (page: Page) => panel(page).getByRole('list', { name: 'Your lenders' }).locator('> li');
const findFirst = (page: Page) => panel(page).getByRole('button', { name: 'Find Matching Lenders' });
const findMore = (page: Page) => panel(page).getByRole('button', { name: 'Find More Matches' });

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, reducedMotion: 'reduce' });

    test('a buyer finds every lender for the plan, applies to one, and is pre-qualified', async ({ page }) => {
      await arriveSignedIn(page);
      await expect(panel(page).getByText('Complete your profile to see lender matches')).toBeVisible();
      await answerWizard(page);
      await saveProfile(page);
      await page.reload();
      await expect(panel(page).getByText('No lender matches found yet.')).toBeVisible();
      await expectAccessible(page, ['#lender-matches']);

      await findFirst(page).click();
      await expectToast(page, 'Lender matches found');
      await expect(cards(page)).toHaveCount(3);
      await expect(cards(page).first().getByRole('heading')).toBeFocused();

      const noMoreLenders = panel(page).getByText('You’ve seen every lender we have for your plan.');
      for (let before = 3; ; before = await cards(page).count()) {
        await findMore(page).click();
        await expect(async () => {
          const grown = (await cards(page).count()) > before;
          expect(grown || (await noMoreLenders.isVisible())).toBe(true);
        }).toPass();
        if (await noMoreLenders.isVisible()) break;
      }
      const names = await cards(page).getByRole('heading').allTextContents();
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size).toBe(names.length);

      const first = cards(page).first();
      await first.getByText(/^Why \d+%/).click();
      await expect(first.getByText(/Your debt-to-income ratio is/)).toBeVisible();
      await expectAccessible(page, ['#lender-matches']);
      await expectToFit(page);

      await first.getByRole('button', { name: 'Mark as Applied' }).click();
      await expectToast(page, 'Status updated');
      await expect(first.getByText('Applied', { exact: true })).toBeVisible();
      await first.getByRole('button', { name: 'Mark as Pre-Qualified' }).click();
      await expect(first.getByText('Pre-Qualified', { exact: true })).toBeVisible();
      await expect(first.getByRole('heading')).toBeFocused();

      await page.reload();
      await expect(cards(page)).toHaveCount(names.length);
      await expect(cards(page).first().getByText('Pre-Qualified', { exact: true })).toBeVisible();
      await expect(cards(page).first().getByRole('button')).toHaveCount(0);
      expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names);
    });
  });
}

test('the ranking explanation opens in a dialog and returns the focus', async ({ page }) => {
  await arriveSignedIn(page);
  await completeIntroduction(page);
  await page.reload();
  const opener = panel(page).getByRole('button', { name: 'How this is ranked' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'How lenders are ranked' });
  await expect(dialog.getByText(/No lender pays for its ranking/)).toBeVisible();
  await expectAccessible(page, ['dialog']);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
