import { waitlistPages } from '@hearthway/contracts/commerce';
import { expectAccessible } from '../support/axe.js';
import { expectToFit, isPhone, visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { fillIn, newApplicant, waitlistForm } from '../support/waitlist.js';

const notJoined = `${waitlistPages.notJoined}#already-joined`;
const otherPages = ['/about', '/privacy', '/terms', waitlistPages.joined, notJoined];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the landing page is accessible in ${colorScheme}, whatever is open`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, '/');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByText('The commission landscape, explained').click();
    await page.getByRole('tab', { name: 'Going Solo' }).click();
    await waitlistForm(page).submit.click();
    await expectToast(page, 'valid email');
    await expectAccessible(page, ['details[open]', '[role="tabpanel"]:not([hidden])', 'form', '#toasts']);
    await fillIn(page, newApplicant());
    await waitlistForm(page).submit.click();
    await expect(page.getByRole('heading', { name: 'on the list' })).toBeVisible();
    await expectAccessible(page, ['#waitlist']);
    await page.getByRole('button', { name: 'See how it adds up' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, ['dialog[open]']);
    await expectToFit(page);
  });
}

test('the other public pages are accessible', async ({ page }) => {
  // Light on desktop and dark on phones: color scheme and width are independent.
  await page.emulateMedia({ colorScheme: isPhone(page) ? 'dark' : 'light', reducedMotion: 'reduce' });
  for (const path of otherPages) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await visit(page, '/faq#commission-credit');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expectAccessible(page);
});
