import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { tabTo, trackerLine } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const stepShown = (page: Page, step: number) => expect(page.getByText(`Step ${step} of 10`)).toBeVisible();
const tracked = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title }).first();

test('a buyer answers the ten questions by keyboard alone', async ({ page }) => {
  await arriveSignedIn(page, '/get-to-know-you');
  const goOn = async (next: number) => {
    await page.keyboard.press('Enter');
    await stepShown(page, next);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page, ['main']);
  };

  await stepShown(page, 1);
  await expectAccessible(page, ['main']);
  await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }).last());
  await page.keyboard.press('Enter');
  await expectToast(page, 'Validation Error');
  await expect(page.getByRole('radio', { name: 'Single-Family Home' })).toBeFocused();
  await expectAccessible(page, ['main']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Condominium' })).toBeChecked();
  await goOn(2);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await goOn(3);

  await page.keyboard.press('Tab');
  await page.keyboard.type('new');
  await expect(page.getByRole('option')).toHaveText(['New Hampshire', 'New Jersey', 'New Mexico', 'New York']);
  await expectAccessible(page, ['main']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('New Jersey');
  await goOn(4);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await goOn(5);

  await page.keyboard.press('Tab');
  await goOn(6);

  await page.keyboard.press('Tab');
  await page.keyboard.type('Rivera');
  await goOn(7);

  await page.keyboard.press('Tab');
  await page.keyboard.type('(512) 555-0100');
  await goOn(8);

  await page.keyboard.press('Tab');
  await goOn(9);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await goOn(10);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/buying-power');
  await expectToast(page, 'Information saved', 'Thanks for sharing your information with us!');
  await expect(tracked(page, "Let's Get to Know You!")).toContainText('In progress');
});

test('the list of states is at most 300 px high', async ({ page }) => {
  await arriveSignedIn(page, '/get-to-know-you');
  await page.getByText('Townhouse').click();
  await page.keyboard.press('Enter');
  await page.getByText('Second Home').click();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'State' }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(51);
  await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(300);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a buyer answers by touch, and a reload midway keeps the answers', async ({ page }) => {
    const buyer = await arriveSignedIn(page, '/get-to-know-you');
    const goOn = async (next: number) => {
      await page.locator('form').getByRole('button', { name: 'Continue' }).tap();
      await stepShown(page, next);
    };

    await page.getByText('Mobile Home').tap();
    await goOn(2);
    await page.getByText('Primary Residence').tap();
    await goOn(3);
    await page.getByRole('combobox', { name: 'State' }).tap();
    await page.getByRole('option', { name: 'Florida' }).tap();
    await expectAccessible(page, ['main']);
    await goOn(4);
    await page.getByText('Planning (6-12 months)').tap();
    await goOn(5);
    await expect(field(page, 'First name')).toHaveValue(buyer.username);

    await page.reload();
    await stepShown(page, 5);
    await page.goBack();
    await stepShown(page, 4);
    await expect(page.getByRole('radio', { name: 'Planning (6-12 months)' })).toBeChecked();
    await goOn(5);

    await page.goto('/dashboard');
    await page.goto('/get-to-know-you');
    await stepShown(page, 1);
    await expect(page.getByRole('radio', { name: 'Mobile Home' })).toBeChecked();
    await page.getByRole('link', { name: /Pick up where you left off, at step 6/ }).tap();
    await stepShown(page, 6);

    await field(page, 'Last name').fill('Rivera');
    await goOn(7);
    await field(page, 'Phone number').fill('512 555 0100');
    await goOn(8);
    await expect(field(page, 'Email')).toHaveValue(buyer.email);
    await goOn(9);
    await page.getByText('U.S. Citizen').tap();
    await expectAccessible(page, ['main']);
    await goOn(10);
    await page.getByText('Separated').tap();
    await page.getByRole('button', { name: 'Complete', exact: true }).tap();
    await page.waitForURL('**/buying-power');
    await trackerLine(page).tap();
    await expect(tracked(page, "Let's Get to Know You!")).toContainText('In progress');
  });
});
