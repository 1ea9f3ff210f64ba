import { randomUUID } from 'node:crypto';
import { openAsAdmin } from '../support/admin.js';
import { expectAccessible } from '../support/axe.js';
import { mailTo } from '../support/mailbox.js';
import { tabTo } from '../support/site.js';
import { expect, refusedInPreview, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

test('a test email is sent by keyboard, but not without an address', async ({ page }) => {
  await openAsAdmin(page, '/email-test');
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Send Test Email' });
  await send.click();
  await expectToast(page, 'Email Required', 'Please enter an email address to send the test email to.');
  await expect(page.getByLabel('Recipient email')).toBeFocused();

  const email = `reader-${randomUUID().slice(0, 8)}@example.com`;
  await page.keyboard.type(email);
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Email Sent', `Test waitlist email has been sent to ${email}`);
  expect((await mailTo(email, /./)).text).toContain('waitlist');
});

test('a template is shown with its own styles in a frame without scripts, and as plain text', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedInPreview);
  // Start on the other admin page, because the CSP is the one from the page that was loaded.
  await openAsAdmin(page);
  await page.getByRole('link', { name: 'Email test' }).click();
  await page.getByRole('tab', { name: 'Preview Templates' }).click();
  await page.getByRole('radio', { name: /^Founding/ }).check();
  await page.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(page.getByRole('heading', { name: /^Subject: / })).toContainText('Founding Member');

  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  const heading = frame.contentFrame().getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Founding Member');
  await expect(heading).toHaveCSS('font-family', /Georgia/);
  await expect(frame).toHaveAttribute('title', /./);

  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(375);
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.getByRole('region', { name: 'The founding email as plain text' })).toContainText('Founding Member');
  // Not earlier: axe waits forever for a frame that runs no scripts.
  await expect(frame).toHaveCount(0);
  await expectAccessible(page);
});
