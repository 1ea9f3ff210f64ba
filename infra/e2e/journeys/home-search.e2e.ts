import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { signUp } from '../support/buyer.js';
import { saveProfile } from '../support/plan.js';
import { expect, test } from '../support/test.js';

const listing = `$425,000
3 bd | 2 ba | 1,650 sqft
4512 Shoal Creek Blvd, Austin, TX 78756
Single Family Residence · Built in 1962 · $45 monthly HOA fee · 12 days on Zillow · MLS# 8123456`;
const csv = 'Address,City,State,Price,Beds\n9 Birch Road,Austin,TX,"$389,000",3\n10 Elm St,Austin,TX,call,2\n';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a buyer brings homes, compares them, takes notes offline, and offers on one', async ({
      page,
      context,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
      await signUp(page);
      await page.goto('/home-search');
      await saveProfile(page);
      await page.reload();
      await expect(page.getByText('We have no MLS feed: you bring the listings')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Add a home' }).click();
      await page.getByLabel('Text of the listing').fill(listing);
      await page.getByRole('button', { name: 'Read it' }).click();
      await expect(page.getByLabel('Price', { exact: true })).toHaveValue('425,000');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save this home' }).click();
      const home = page.getByRole('article', { name: '4512 Shoal Creek Blvd' });
      await expect(home).toContainText(/About \$[\d,]+ a month/);

      await page.getByRole('button', { name: 'Add a home' }).click();
      await page.getByRole('tab', { name: 'CSV file' }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await expect(page.getByText('Line 3, Price: Enter dollars')).toBeVisible();
      await page.getByRole('button', { name: 'Save 1 home' }).click();
      await expect(page.getByRole('article', { name: '9 Birch Road' })).toBeVisible();
      await expectAccessible(page);

      if (viewport.width > 1000) {
        await page.getByRole('button', { name: 'Drag 9 Birch Road' }).press('Space');
        await expect(page.getByText('Over Saved.')).toBeAttached();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByText('Over Tour.')).toBeAttached();
        await page.keyboard.press('Space');
        await expect(page.getByRole('region', { name: /^Tour/ }).getByRole('article')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Drag 9 Birch Road' })).toBeFocused();
      }
      await moveTo(page, '4512 Shoal Creek Blvd', 'Shortlist');
      const isKept = page.getByRole('button', { name: /^Move 4512 Shoal Creek Blvd|^Saved/ });
      await expect(isKept.and(page.locator(':focus'))).toBeVisible();
      await expectAccessible(page);

      if (viewport.width > 1000) {
        for (const box of await page.getByRole('checkbox', { name: 'Compare' }).all()) await box.check();
        await page.getByRole('button', { name: 'Compare', exact: true }).click();
        await expect(
          page.getByRole('row', { name: /^Price \$425,000 \$389,000|^Price \$389,000 \$425,000/ }),
        ).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Back to the board' }).click();
      } else {
        await page.getByRole('button', { name: /^Shortlist/ }).click();
      }

      await page.getByRole('link', { name: '4512 Shoal Creek Blvd' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '4512 Shoal Creek Blvd' })).toBeVisible();
      await expect(page.getByText('Built before 1978')).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(true);
      await page.getByRole('textbox', { name: 'Notes' }).fill('Bright kitchen, old roof');
      await page.getByRole('group', { name: 'Kitchen' }).getByLabel('4 of 5').check();
      await expect(page.getByText(/send it when you’re back online/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Bright kitchen, old roof');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);

      await moveTo(page, '4512 Shoal Creek Blvd', 'Offer');
      const question = page.getByRole('dialog', { name: 'Move to Offer now?' });
      await expect(question).toContainText('Home Search usually comes after Get Pre-Approved');
      await question.getByRole('button', { name: 'Move anyway' }).click();
      const celebration = page.getByRole('dialog');
      await expect(celebration.getByText('Milestone Completed!')).toBeVisible();
      await celebration.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('link', { name: 'Back to your homes' }).click();
      await expect(page.getByRole('button', { name: 'Mark Complete (Demo)' })).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

/** By the menu, with the keyboard. */
async function moveTo(page: Page, address: string, stage: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${address}` }).press('Enter');
  await page.getByRole('menuitem', { name: stage }).press('Enter');
}
