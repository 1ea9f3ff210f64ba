import { paymentPages } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { keysOf } from '../support/hand.js';
import { goToPayment, offers, openDialog, pay, paymentDialog, providerOf, sessionIdOf } from '../support/payment.js';
import { tabTo, visit } from '../support/site.js';
import { storedPaymentStatus } from '../support/stored-payment.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { newApplicant } from '../support/waitlist.js';

const { foundingMember, toolkit } = offers;

for (const [name, offer] of Object.entries(offers)) {
  test(`the ${name} can be bought, from the button to the thank-you page`, async ({ page }) => {
    const tab = await goToPayment(page, offer, newApplicant());
    await expectToast(page, 'Your payment page is open');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    const sessionId = sessionIdOf(tab);
    await pay(tab);
    await tab.waitForURL(new RegExp(`${offer.successPath}\\?session_id=${sessionId}$`));
    const home = tab.getByRole('button', { name: 'Return to Home' });
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(offer.thanks);
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(offer.thanks);
    await expect(tab.getByText('Receipt number').locator('+ *')).toHaveText(/^[0-9a-f-]{36}$/);
    if (offer === foundingMember) await expect(tab.getByText(/member #\d+ of our Founding 100/)).toBeVisible();
    await expect.poll(() => storedPaymentStatus(sessionId)).toBe('completed');
    await home.click();
    await expect(tab).toHaveURL('/');
  });
}

test('after a declined card, another one can pay', async ({ page }) => {
  const tab = await goToPayment(page, toolkit, newApplicant());
  await pay(tab, /The card is declined/);
  await expect(tab.getByRole('alert')).toContainText('You have not been charged');
  await pay(tab);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(toolkit.thanks);
});

test('leaving the payment page says so and closes it for payment', { tag: '@once' }, async ({ page }) => {
  const tab = await goToPayment(page, foundingMember, newApplicant());
  const paymentPage = tab.url();
  const sessionId = sessionIdOf(tab);
  await tab.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(tab).toHaveURL(paymentPages.cancelled);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('You left the payment page');
  await expect.poll(() => storedPaymentStatus(sessionId)).toBe('cancelled');
  await tab.goto(`${foundingMember.successPath}?session_id=${sessionId}`);
  await expect(tab.getByText(paymentTexts.notPaid)).toBeVisible();
  await tab.goto(paymentPage);
  await expect(tab.getByRole('button', { name: /^Pay / })).toHaveCount(0);
});

test('a payment counts even if its tab was closed', async ({ page }) => {
  const tab = await goToPayment(page, toolkit, newApplicant());
  const sessionId = sessionIdOf(tab);
  const provider = providerOf(tab);
  await tab.close();
  await provider.act(sessionId, 'pay');
  await expect.poll(() => storedPaymentStatus(sessionId)).toBe('completed');
});

test('a payment is confirmed before its late webhook, and stays confirmed after it', async ({ page }) => {
  const tab = await goToPayment(page, foundingMember, newApplicant());
  const sessionId = sessionIdOf(tab);
  const provider = providerOf(tab);
  await provider.holdWebhooks();
  try {
    await pay(tab);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(foundingMember.thanks);
  } finally {
    await provider.releaseWebhooks();
  }
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(foundingMember.thanks);
  await expect.poll(() => storedPaymentStatus(sessionId)).toBe('completed');
});

test('the page waits for a pending payment', { tag: '@once' }, async ({ page }) => {
  const tab = await goToPayment(page, toolkit, newApplicant());
  const sessionId = sessionIdOf(tab);
  const provider = providerOf(tab);
  await provider.act(sessionId, 'pay', { delayed: true });
  const asked = page.waitForResponse(/\/api\/payment\/verify/);
  await page.goto(`${toolkit.successPath}?session_id=${sessionId}`);
  await asked;
  await expect(page.getByRole('button', { name: 'Return to Home' })).toBeDisabled();
  await provider.act(sessionId, 'settle', { succeeded: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toolkit.thanks);
});

test('an error makes way for the title, the close button, and the field in focus', async ({ page }) => {
  await openDialog(page, foundingMember);
  const { dialog, firstName, submit } = paymentDialog(page);
  // A toast disappears after seconds, so a slow machine may need another one.
  await expect(async () => {
    await submit.click();
    await firstName.focus();
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    const covered = await page.locator('[data-toast]').evaluate((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return [...document.querySelectorAll('dialog[open] header, :focus')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }).length;
    });
    expect(covered).toBe(0);
  }).toPass();
});

test('everything works by keyboard', { tag: '@once' }, async ({ page }) => {
  const applicant = newApplicant();
  await visit(page, '/');
  const button = page.getByRole('button', { name: foundingMember.button });
  await button.focus();
  await page.keyboard.press('Enter');
  const { firstName, email, customAmount, other, state, submit, terms } = paymentDialog(page);
  await expect(page.getByRole('heading', { name: foundingMember.dialog })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, firstName);
  await page.keyboard.type(applicant.firstName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(applicant.lastName);
  await keysOf(page).write(state, applicant.state);
  await tabTo(page, email);
  await page.keyboard.type(applicant.email);
  await page.keyboard.press('Tab');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(other).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(customAmount).toBeFocused();
  await page.keyboard.type('30');
  await tabTo(page, terms);
  await page.keyboard.press('Space');
  await tabTo(page, submit);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await tab.waitForURL(/\/c\/pay\/cs_test_/);
  await expect(tab.getByText('$30.00').first()).toBeVisible();
});
