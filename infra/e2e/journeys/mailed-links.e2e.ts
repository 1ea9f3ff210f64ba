import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn, expectSignedOut, fillInLogin, newBuyer, signUp } from '../support/buyer.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast, recordToasts } from '../support/toasts.js';

test(
  'a forgotten password is replaced by a mailed link, once, and the old session ends',
  { tag: '@gate' },
  async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/4(01|03|10) \((Unauthorized|Forbidden|Gone)\)/);
    const elsewhere = await browser.newContext();
    await elsewhere.addInitScript(recordToasts);
    const other = await elsewhere.newPage();
    const buyer = await arriveSignedIn(other);

    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(buyer.email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectAccessible(page);

    const link = linkIn(await mailTo(buyer.email, /password/i), /new-password/);
    const changed = { ...buyer, password: newBuyer().password };
    await choosePassword(page, link, changed.password);
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused();
    await expectAccessible(page);
    await mailTo(buyer.email, /password was changed/i);

    await expectSignedOut(other);
    await fillInLogin(other, buyer);
    await expectToast(other, 'Invalid username or password');
    await elsewhere.close();

    await page.getByRole('link', { name: 'Log in' }).click();
    await fillInLogin(page, changed);
    await page.waitForURL('**/dashboard');

    await choosePassword(page, link, newBuyer().password);
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
    await expectAccessible(page);
    await expectReadableInDark(page);
  },
);

test('a buyer verifies the email address with a link sent again from Settings', { tag: '@gate' }, async ({ page }) => {
  const buyer = await signUp(page, `${newBuyer().username}.of.a.family.with.a.long.name@example.com`);
  await page.goto('/settings');
  const purchases = page.getByRole('region', { name: 'Purchases' });
  await purchases.getByRole('button', { name: 'Send the link again' }).click();
  await expect(purchases.getByText(`We’ve emailed a new link to ${buyer.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // The address is one long word.
  await expectToFit(page);

  await page.goto(linkIn(await mailTo(buyer.email, /verify/i), /verify-email/));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeFocused();
  await page.getByRole('link', { name: 'Go to your settings' }).click();
  await expect(purchases.getByText(`${buyer.email} is verified.`)).toBeVisible();
  await expect(purchases.getByRole('button', { name: 'Send the link again' })).toHaveCount(0);
});

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}
