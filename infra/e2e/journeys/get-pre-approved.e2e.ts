import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { answerWizard, saveProfile } from '../support/plan.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const milestoneOf = (page: Page) =>
  page.evaluate(async () => {
    const authorization = localStorage.getItem('auth_token') ?? '';
    const response = await fetch('/api/milestones', { headers: { authorization } });
    const list = (await response.json()) as { title: string; status: string }[];
    return list.find(({ title }) => title === 'Get Pre-Approved')?.status;
  });

async function addEstimate(page: Page, lender: string, origination: string): Promise<void> {
  await part(page, 'Compare Loan Estimates').getByRole('button', { name: 'Add a Loan Estimate' }).click();
  await dialog(page).getByLabel('Lender', { exact: true }).fill(lender);
  await dialog(page).getByLabel('Loan amount').fill('300,000');
  await dialog(page).getByLabel('Interest rate, %').fill('6.25');
  await dialog(page)
    .getByLabel(/^Origination charges/)
    .fill(origination);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, reducedMotion: 'reduce' });

    test('a buyer gathers papers, compares lenders, and logs a letter', async ({ page, expectedErrors }) => {
      // The browser logs the 404 of the unanswered wizard.
      expectedErrors.push(/404 \(Not Found\)/);
      await arriveSignedIn(page);
      await answerWizard(page);
      await saveProfile(page);
      await page.goto('/get-pre-approved');
      await expect(page.getByRole('button', { name: 'Mark Complete (Demo)' })).toHaveCount(0);

      await part(page, 'Papers to gather')
        .getByLabel(/^A government photo ID/)
        .check();
      await expect(part(page, 'Papers to gather').getByText(/^1 of \d+ ready$/)).toBeVisible();

      await part(page, 'Your lenders').getByRole('button', { name: 'Add a lender' }).click();
      await dialog(page).getByLabel('Lender', { exact: true }).fill('Elm Credit Union');
      await dialog(page).getByLabel('Status').selectOption('Denied');
      await expectAccessible(page, ['dialog']);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('link', { name: /^Find a counselor near you/ })).toBeVisible();

      await addEstimate(page, 'Oak Bank', '800');
      await addEstimate(page, 'Elm Credit Union', '2,000');
      await expect(page.getByRole('row', { name: 'Above the lowest $1,200 $0' })).toBeVisible();

      await part(page, 'Your letters').getByRole('button', { name: 'Add a letter' }).click();
      await dialog(page).getByLabel('Lender', { exact: true }).fill('Oak Bank');
      await dialog(page).getByLabel('Amount on the letter').fill('350000');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog', { name: 'Milestone Completed!' })).toBeVisible();
      await expect.poll(() => milestoneOf(page)).toBe('completed');
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
      await expect(part(page, 'Your letters').getByText(/days left$/)).toBeVisible();

      await expectAccessible(page);
      await expectReadableInDark(page);
      await expectToFit(page);

      await page.reload();
      await part(page, 'Your letters').getByRole('button', { name: 'Edit letter from Oak Bank' }).click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect(part(page, 'Your letters').getByText('No letter yet')).toBeVisible();
      await expect.poll(() => milestoneOf(page)).toBe('in_progress');
    });
  });
}
