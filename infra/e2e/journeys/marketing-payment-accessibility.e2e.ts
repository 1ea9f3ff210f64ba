import { paymentPages } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { expectAccessible } from '../support/axe.js';
import { offers, openDialog, paymentDialog } from '../support/payment.js';
import { visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

const { foundingMember, toolkit } = offers;
const session = '?session_id=cs_test_of_nobody';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the payment dialog is accessible in ${colorScheme}, empty and with errors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openDialog(page, foundingMember);
    await expectAccessible(page);
    const { other, customAmount, submit } = paymentDialog(page);
    await other.check();
    await customAmount.fill('10');
    await customAmount.press('Enter');
    await submit.click();
    await expectToast(page, 'valid email');
    await expectAccessible(page);
  });

  test(`the payment result pages are accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, toolkit.successPath);
    await expect(page.getByText(paymentTexts.noSession)).toBeVisible();
    await expectAccessible(page);
    await page.route('**/api/payment/verify*', (route) => route.fulfill({ json: { success: true } }));
    await visit(page, foundingMember.successPath + session);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(foundingMember.thanks);
    await expectAccessible(page);
    await page.route('**/api/payment/verify*', () => undefined);
    await visit(page, toolkit.successPath + session);
    await expect(page.getByRole('button', { name: 'Return to Home' })).toBeDisabled();
    await expectAccessible(page);
    await visit(page, paymentPages.cancelled);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the result pages say that the receipt comes by email', async ({ page }) => {
    for (const path of [foundingMember.successPath, toolkit.successPath]) {
      await page.goto(path + session);
      const words = page.locator('main noscript p').first();
      await expect(words).toBeVisible();
      await expect(words).toContainText('If you paid, we’ll email you a receipt.');
      await expect(page.getByRole('button', { name: 'Return to Home' })).toBeHidden();
    }
  });
});
