import { waitlistPages } from '@hearthway/contracts/commerce';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { indexedPaths } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { fillIn, newApplicant, waitlistForm } from '../support/waitlist.js';

test.use({ javaScriptEnabled: false });

test('every public page is fully readable', async ({ page }) => {
  for (const path of indexedPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const unread = await page.locator('main :is(h2, h3, h4, p)').evaluateAll((elements) =>
      elements
        // Skip collapsed content, which can be opened, and text that is only a link.
        .filter((element) => !element.closest('details, [aria-hidden="true"]'))
        .filter((element) => element.textContent.trim() !== (element.querySelector('a')?.textContent ?? ''))
        .filter((element) => !element.checkVisibility())
        .map((element) => element.textContent.slice(0, 60)),
    );
    expect(unread, path).toEqual([]);
    await expect(page.locator('[style]')).toHaveCount(0);
    await expect(page.locator('.waiting')).toBeHidden();
  }
});

test('questions and the explainer open', async ({ page }) => {
  await page.goto('/faq');
  await page.getByText('Who is Mia?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByText('Is there a mobile app?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.goto('/');
  await page.getByText('The commission landscape, explained').click();
  await expect(page.getByText(/Tennessee, a licensee can’t pay/)).toBeVisible();
});

test('the form posts and shows a result page', async ({ page }) => {
  const applicant = newApplicant();
  const send = async () => {
    await page.goto('/#waitlist');
    await fillIn(page, applicant);
    await waitlistForm(page).submit.click();
  };
  const result = page.locator('main :is(h1, h2)').filter({ visible: true });

  await send();
  await expect(page).toHaveURL(new RegExp(`${waitlistPages.joined}$`));
  await expect(result).toHaveText([waitlistTexts.joined]);

  await send();
  await expect(page).toHaveURL(new RegExp(`${waitlistPages.notJoined}#already-joined$`));
  await expect(result).toHaveText(['Joining the waitlist', waitlistTexts.alreadyToast.title]);

  const { form } = waitlistForm(page);
  await page.goto('/#waitlist');
  await fillIn(page, newApplicant());
  await form.locator('option[value="NV"]').evaluate((option) => option.setAttribute('value', 'XX'));
  await waitlistForm(page).state.selectOption({ label: 'Nevada' });
  await waitlistForm(page).submit.click();
  await expect(page).toHaveURL(new RegExp(`${waitlistPages.notJoined}#state$`));
  await expect(result).toHaveText(['Joining the waitlist', waitlistTexts.state]);
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(form).toBeInViewport();
});

test('the browser rejects an incomplete form before sending', async ({ page }) => {
  await page.goto('/#waitlist');
  const { email, firstName, submit } = waitlistForm(page);
  await submit.click();
  await expect(page).toHaveURL(/\/#waitlist$/);
  await expect(firstName).toBeFocused();
  await email.fill('jordan');
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
});
