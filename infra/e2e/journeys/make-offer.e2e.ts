import type { Page } from '@playwright/test';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { createHome } from '@hearthway/contracts/journey';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { signUp } from '../support/buyer.js';
import { section } from '../support/financial-profile.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { goToPayment, offers, pay } from '../support/payment.js';
import { send } from '../support/plan.js';
import { dayFromNow } from '../support/purchase.js';
import { expect, test } from '../support/test.js';
import { newApplicant } from '../support/waitlist.js';

test('the Offer Toolkit follows its buyer, who prices an offer, sends it, and gets it accepted', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  const buyer = await signUp(page);
  await page.goto('/make-offer');
  await expect(page.getByRole('link', { name: 'Save a home' })).toBeVisible();
  await expectAccessible(page);
  await savesAHome(page);

  await page.reload();
  await page.getByRole('button', { name: /^Write an offer/ }).click();
  await expect(page.getByText('The Offer Toolkit prices your offer three ways')).toBeVisible();
  await buysTheToolkit(page, buyer.email);

  await page.goto('/make-offer');
  for (const [address, price] of [
    ['1 Birch Road', '420000'],
    ['2 Birch Road', '424000'],
    ['3 Birch Road', '431000'],
  ] as const) {
    await addsASale(page, address, price);
  }
  await page.getByRole('button', { name: 'Use this price (Market)' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('424,000');
  await page.getByLabel('Credit from the seller').fill('3,000');
  await expect(page.getByRole('button', { name: 'I sent this offer' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save terms' }).click();
  await expect(section(page, '4. Look it over')).toContainText(
    'You ask the seller for $3,000 toward your closing costs.',
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the term sheet (PDF)' }).click();
  expect((await readFile(await (await saved).path())).subarray(0, 8).toString()).toBe('%PDF-1.7');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'I sent this offer' }).click();
  await recordsACounteroffer(page, '427000');
  await expect(section(page, 'Counteroffer on the table')).toContainText('$424,000 $427,000');
  await accepts(page, 'I accepted it');
  await page.getByRole('dialog', { name: 'Milestone Completed!' }).getByRole('button', { name: 'Undo' }).click();
  await accepts(page, 'I accepted it');
  await page.getByRole('dialog', { name: 'Milestone Completed!' }).getByRole('button', { name: 'Continue' }).click();
  await expect(section(page, 'Accepted')).toContainText('You’re under contract');
  await expectAccessible(page);
  await expectReadableInDark(page);
});

async function savesAHome(page: Page): Promise<void> {
  await send(page, createHome, { ...exampleHomeEntry, state: 'TX' });
}

async function buysTheToolkit(page: Page, email: string): Promise<void> {
  const payment = await goToPayment(page, offers.toolkit, { ...newApplicant(), email });
  await pay(payment);
  await payment.waitForURL(`**${offers.toolkit.successPath}**`);
  await payment.close();
  await page.goto(linkIn(await mailTo(email, /verify/i), /verify-email/));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeFocused();
  const withToolkit = page.getByText('Add 3 more sales, and we’ll show three prices');
  const without = page.getByText('The Offer Toolkit prices your offer three ways');
  // The purchase comes over the broker.
  await expect(async () => {
    await page.goto('/make-offer');
    await expect(withToolkit.or(without)).toBeVisible();
    expect(await withToolkit.isVisible()).toBe(true);
  }).toPass();
}

async function addsASale(page: Page, address: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a sale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a sale' });
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('Sold for').fill(price);
  await dialog.getByLabel('Day of sale').fill(dayFromNow(-45));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
}

async function recordsACounteroffer(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Record a counteroffer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill(price);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

async function accepts(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Start my deadlines' }).click();
}
