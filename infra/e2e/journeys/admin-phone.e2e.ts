import { joinWaitlist, openAsAdmin, orderToolkit, signInPanel, newPerson } from '../support/admin.js';
import { expectAccessible } from '../support/axe.js';
import { expectToFit } from '../support/site.js';
import { expect, refusedInPreview, test } from '../support/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('every tab of both pages works by touch and fits the phone', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(refusedInPreview);
  const { mark, email, name } = newPerson();
  await joinWaitlist(request, email, name);
  await orderToolkit(request, email, mark);
  await openAsAdmin(page);
  await page.getByRole('searchbox', { name: 'Search Waitlist' }).fill(mark);
  const row = page.getByRole('table', { name: 'Waitlist' }).getByRole('row', { name });
  await row.getByRole('button', { name: `Reveal the email of ${name}` }).tap();
  await expect(row.getByText(email)).toBeVisible();
  await expectToFit(page);

  await page.getByRole('tab', { name: 'Payments' }).tap();
  await expect(page.getByRole('table', { name: 'Offer Toolkits' }).getByRole('row', { name: mark })).toBeVisible();
  await expectToFit(page);

  await page.getByRole('tab', { name: 'Analytics' }).tap();
  await expect(page.getByRole('heading', { name: 'Counted separately' })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Email test' }).tap();
  await page.getByLabel('Recipient email').fill(email);
  await expectToFit(page);
  await page.getByRole('tab', { name: 'Preview Templates' }).tap();
  await page.getByRole('button', { name: 'Generate Preview' }).tap();
  await page.getByRole('tab', { name: 'Plain text' }).tap();
  await expect(page.getByRole('region', { name: 'The waitlist email as plain text' })).toBeVisible();
  await expectToFit(page);

  await page.getByRole('button', { name: 'Logout' }).tap();
  await expect(signInPanel(page).heading).toBeFocused();
  await expectToFit(page);
});
