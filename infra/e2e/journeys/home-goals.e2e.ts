import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { expect, test } from '../support/test.js';

for (const { tag, ...viewport } of [
  { width: 1280, height: 800, tag: '@gate' },
  { width: 390, height: 844, tag: [] },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test(
      'a buyer writes down goals, which completes the step, and compares them with a co-buyer’s',
      { tag },
      async ({ page }) => {
        await arriveSignedIn(page);
        await page.getByRole('link', { name: /Write down your home goals/ }).click();
        await page.waitForURL('**/home-goals');
        await expect(page.getByRole('heading', { level: 1, name: 'Home Goals' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Mark Complete (Demo)' })).toHaveCount(0);
        await expectAccessible(page);

        await page.getByRole('button', { name: 'Start from “A solid first home”' }).click();
        await ownWords(page, 'safe neighborhood');
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Use “Well-lit street with sidewalks”' }).click();
        await page.getByRole('button', { name: 'Add to “Must have”' }).click();
        await expect(page.getByRole('region', { name: 'Must have' })).toContainText('Well-lit street with sidewalks');
        await ownWords(page, 'no kids nearby');
        await page.getByRole('button', { name: 'Add to “Must have”' }).click();
        await expect(page.getByText('We leave families, children')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Must have' })).not.toContainText('kids');

        const areas = page.getByRole('region', { name: 'Where you’d live' });
        await areas.getByLabel('Kind of area').selectOption('ZIP code');
        await areas.getByLabel('ZIP code').fill('78701');
        await areas.getByRole('button', { name: 'Add area' }).click();
        const celebration = page.getByRole('dialog');
        await expect(celebration.getByText('Milestone Completed!')).toBeVisible();
        await celebration.getByRole('button', { name: 'Continue' }).click();

        await page.getByRole('tab', { name: 'Co-buyer' }).click();
        await page.getByRole('button', { name: 'Add their goals' }).click();
        await page.getByRole('button', { name: 'Start from “More space”' }).click();
        await page.getByRole('tab', { name: 'Together' }).click();
        await expect(page.getByText('This suits you both: 4 or more bedrooms.')).toBeVisible();
        await expectAccessible(page);
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();

        await page.reload();
        await expect(page.getByRole('region', { name: 'Must have' })).toContainText('3 or more bedrooms');
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
      },
    );

    test('a save in another window is never overwritten unasked', async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/409 \(Conflict\)/);
      await arriveSignedIn(page, '/home-goals');
      const other = await context.newPage();
      await other.goto('/home-goals');
      await page.getByRole('button', { name: 'Start from “More space”' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await other.getByRole('button', { name: 'Start from “One level, easy upkeep”' }).click();
      const choice = other.getByRole('region', { name: 'Two versions of your goals' });
      await expect(choice.getByRole('region', { name: 'The newer version' })).toContainText('4 or more bedrooms');
      await expectAccessible(other);
      await choice.getByRole('button', { name: 'Keep mine' }).click();
      await expect(other.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Must have' })).toContainText('Step-free entry');
    });
  });
}

async function ownWords(page: Page, text: string): Promise<void> {
  await page.getByLabel('Trait').selectOption('In your own words');
  await page.getByRole('textbox', { name: 'In your own words' }).fill(text);
}
