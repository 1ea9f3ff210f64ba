import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn, fillInLogin, logIn, newBuyer, register } from '../support/buyer.js';
import { codeIn, linkIn, mailTo } from '../support/mailbox.js';
import { goToPayment, offers, pay } from '../support/payment.js';
import { expect, test } from '../support/test.js';
import { newApplicant } from '../support/waitlist.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A fresh browser, as on another device. */
async function inAnotherBrowser(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await use(await context.newPage());
  await context.close();
}

test(
  'a forgotten password is reset through the mailbox, on another device, which ends every session',
  { tag: '@once' },
  async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/40[14] /, /410 \(Gone\)/);
    const buyer = await arriveSignedIn(page);
    const changed = { ...buyer, password: 'lantern by the old gate' };
    await inAnotherBrowser(browser, async (other) => {
      await other.goto('/auth');
      await other.getByLabel('Username or email').fill(buyer.username);
      await other.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(heading(other)).toHaveText('Forgot your password?');
      await expect(other.getByLabel('Username or email')).toHaveValue(buyer.username);
      await other.getByRole('button', { name: 'Email me a link' }).click();
      await expect(heading(other)).toHaveText('Check your email');
      await expectAccessible(other);
    });
    const mail = await mailTo(buyer.email, /new .* password/);
    expect(mail.text).toContain(buyer.username);
    const link = linkIn(mail, /new-password/);

    await inAnotherBrowser(browser, async (phone) => {
      // Mail scanners open links.
      for (const method of ['HEAD', 'GET']) expect((await phone.request.fetch(link, { method })).status()).toBe(200);
      await phone.goto(link);
      await expect(heading(phone)).toHaveText('Choose a new password');
      expect(phone.url()).not.toContain('#');
      await phone.getByLabel('New password', { exact: true }).fill(changed.password);
      await phone.getByRole('button', { name: 'Change password' }).click();
      await expect(heading(phone)).toHaveText('Your password is changed');
      await expectAccessible(phone);
      await logIn(phone, changed);
      await phone.goto(link);
      await phone.getByLabel('New password', { exact: true }).fill('another lantern at dusk');
      await phone.getByRole('button', { name: 'Change password' }).click();
      await expect(phone.getByText(/This link doesn’t work anymore/)).toBeVisible();
    });
    await mailTo(buyer.email, /password was changed/);
    await page.reload();
    await expect(page).toHaveURL(/\/auth/);
    await fillInLogin(page, changed);
    await page.waitForURL('**/dashboard');
  },
);

test(
  'a founding membership and a toolkit bought before registering follow the buyer once the address is confirmed',
  { tag: '@once' },
  async ({ page, browser }) => {
    const applicant = newApplicant();
    for (const offer of Object.values(offers)) {
      await inAnotherBrowser(browser, async (visitor) => {
        const tab = await goToPayment(visitor, offer, applicant);
        await pay(tab);
        await expect(heading(tab)).toHaveText(offer.thanks);
      });
    }
    await register(page, { ...newBuyer(), email: applicant.email });
    const link = linkIn(await mailTo(applicant.email, /^Confirm your email/), /confirm-email/);
    await inAnotherBrowser(browser, async (phone) => {
      await phone.goto(link);
      await expect(heading(phone)).toHaveText('Confirm your email');
      await phone.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(heading(phone)).toHaveText('Your email is confirmed');
    });

    const notice = page.getByRole('region', { name: 'Thank you for your purchase' });
    await expect(async () => {
      await page.reload();
      await expect(notice.getByText(/Offer Toolkit/)).toBeVisible();
      await expect(notice.getByText(/Founding Member #\d+/)).toBeVisible();
    }).toPass();
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(notice).toBeHidden();
    await page.goto('/settings#settings-purchases');
    const receipts = page.getByRole('list', { name: 'Your purchases' }).getByRole('listitem');
    await expect(receipts).toHaveCount(2);
    await expect(receipts.filter({ hasText: 'Founding' })).toContainText(/\d+ of 100/);
    await expect(receipts.filter({ hasText: 'Offer Toolkit' })).toContainText('$100');
    await expectAccessible(page);
  },
);

test(
  'a confirmed buyer logs in with a mailed code, is told of the new device, and logs it out',
  { tag: '@once' },
  async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/40[14] /);
    const buyer = await arriveSignedIn(page, '/settings#settings-email');
    const code = codeIn(await mailTo(buyer.email, /^Confirm your email/), /\b\d{6}\b/);
    await page.getByLabel('Code from the email').fill(code);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(`${buyer.email} is confirmed.`)).toBeVisible();

    await inAnotherBrowser(browser, async (phone) => {
      await phone.goto('/auth');
      await phone.getByRole('link', { name: 'Email me a code instead' }).click();
      await phone.getByLabel('Username or email').fill(buyer.email);
      await phone.getByRole('button', { name: 'Email me a code' }).click();
      const letters = codeIn(await mailTo(buyer.email, /login code/), /\b[B-Z]{4}-[B-Z]{4}\b/);
      await phone.getByLabel('Code', { exact: true }).fill('ZZZZ-ZZZZ');
      await phone.getByRole('button', { name: 'Log in' }).click();
      await expect(phone.getByText(/That code isn’t right/).first()).toBeVisible();
      await phone.getByLabel('Code', { exact: true }).fill(letters.toLowerCase());
      await phone.getByRole('button', { name: 'Log in' }).click();
      await phone.waitForURL('**/dashboard');

      await page.goto(linkIn(await mailTo(buyer.email, /^New login/), /end-session/));
      await page.getByRole('button', { name: 'Log this device out' }).click();
      await expect(heading(page)).toHaveText('That device is logged out');
      await phone.reload();
      await expect(phone).toHaveURL(/\/auth/);
    });
    await page.goto('/settings#settings-security-log');
    const log = page.getByRole('region', { name: 'Security log' });
    await expect(log.getByRole('listitem').first()).toContainText(/Chrome on Linux/);
    await expectAccessible(page);
  },
);

test(
  'a changed address is confirmed in the new mailbox and undone from the old one',
  { tag: '@once' },
  async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/40[14] /);
    const buyer = await arriveSignedIn(page, '/settings#settings-email');
    const first = await mailTo(buyer.email, /^Confirm your email/);
    await page.getByLabel('Code from the email').fill(codeIn(first, /\b\d{6}\b/));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(`${buyer.email} is confirmed.`)).toBeVisible();

    const { email } = newBuyer();
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByLabel('Email').fill(email);
    await profile.getByLabel('Your password').fill(buyer.password);
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText(/Until it’s confirmed/)).toBeVisible();
    await page.goto(linkIn(await mailTo(email, /^Confirm your email/), /confirm-email/));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(heading(page)).toHaveText('Your email is confirmed');

    const undo = linkIn(await mailTo(buyer.email, /email .*changed/i), /undo-email-change/);
    await inAnotherBrowser(browser, async (phone) => {
      await phone.goto(undo);
      await phone.getByRole('button', { name: 'Undo the change' }).click();
      await expect(heading(phone)).toHaveText('Your former email is back');
      await phone.goto(linkIn(await mailTo(buyer.email, /new .* password/), /new-password/));
      await phone.getByLabel('New password', { exact: true }).fill('lantern by the old gate');
      await phone.getByRole('button', { name: 'Change password' }).click();
      await expect(heading(phone)).toHaveText('Your password is changed');
      await logIn(phone, { ...buyer, password: 'lantern by the old gate' });
    });
    await page.reload();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth/);
  },
);
