import { linkIn, mailTo } from '../support/mailbox.js';
import { goToPayment, offers, pay } from '../support/payment.js';
import { visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { fillIn, newApplicant, waitlistForm } from '../support/waitlist.js';

test('joining the waitlist sends an email with a working leave link', { tag: '@once' }, async ({ page }) => {
  const applicant = newApplicant();
  await visit(page, '/');
  await fillIn(page, applicant);
  await waitlistForm(page).submit.click();
  await expect(page.getByText("You're on the list!").first()).toBeVisible();

  const confirmation = await mailTo(applicant.email, /waitlist/);
  await page.goto(linkIn(confirmation, /\/waitlist\/leave/));
  await page.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You left the waitlist');

  await visit(page, '/');
  await fillIn(page, applicant);
  await waitlistForm(page).submit.click();
  await expect(page.getByText("You're on the list!").first()).toBeVisible();
});

for (const [name, offer] of Object.entries(offers)) {
  test(`paying for the ${name} sends a receipt`, { tag: '@once' }, async ({ page }) => {
    const applicant = newApplicant();
    const tab = await goToPayment(page, offer, applicant);
    await pay(tab);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(offer.thanks);
    const receipt = await mailTo(applicant.email, /receipt/i);
    expect(receipt.text).toContain(offer === offers.foundingMember ? '$25' : '$100');
  });
}
