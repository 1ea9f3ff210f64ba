import { waitlistTexts } from '@hearthway/contracts/texts';
import type { Page } from '@playwright/test';
import { visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { ofType, storedEvents } from '../support/tracked.js';
import { fillIn, newApplicant, waitlistForm } from '../support/waitlist.js';

const joins = '**/api/waitlist';

test('the form reports what is missing, in order', async ({ page }) => {
  await visit(page, '/#waitlist');
  const form = waitlistForm(page);
  const expectRefusal = async (message: string, control: keyof typeof form) => {
    await form.submit.click();
    await expectToast(page, message);
    await expect(form.form.getByText(message)).toBeVisible();
    await expect(form[control]).toBeFocused();
    await expect(form[control]).toHaveAttribute('aria-invalid', 'true');
  };
  await expectRefusal(waitlistTexts.email, 'email');
  await form.email.fill('jordan');
  await expectRefusal(waitlistTexts.email, 'email');
  await form.email.fill(newApplicant().email);
  await form.lastName.fill('Rivera');
  await expectRefusal(waitlistTexts.name, 'firstName');
  await form.firstName.fill('Jordan');
  await expectRefusal(waitlistTexts.state, 'state');
  await form.state.selectOption({ label: 'Another state' });
  await expectRefusal(waitlistTexts.terms, 'terms');
  await form.terms.check();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: waitlistTexts.joined })).toBeFocused();
});

test('a visitor joins, is counted, and is recognized the second time', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400 \(Bad Request\)/);
  const applicant = newApplicant();
  await visit(page, '/#waitlist');
  await expect(waitlistForm(page).form.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  const before = await countOf(page);
  // A small count is not shown.
  const more = 50;
  await page.route('**/api/waitlist/count', async (route) => {
    const response = await route.fetch();
    const { count } = (await response.json()) as { count: number };
    await route.fulfill({ response, json: { count: count + more } });
  });
  await fillIn(page, applicant);
  await waitlistForm(page).submit.click();
  await expect(page.getByRole('heading', { name: waitlistTexts.joined })).toBeFocused();
  await expect.poll(() => shownCount(page)).toBeGreaterThanOrEqual(before + more);
  // The count that is shown may be a second old.
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);

  await page.reload();
  await fillIn(page, { ...applicant, email: ` ${applicant.email.toUpperCase()} ` });
  await waitlistForm(page).submit.click();
  await expectToast(page, waitlistTexts.alreadyToast.title, waitlistTexts.alreadyToast.description);
  await expect(page.getByRole('heading', { name: waitlistTexts.joined })).toBeVisible();

  await expect.poll(async () => ofType(await storedEvents(page), 'form_submit')).toHaveLength(2);
  const stored = JSON.stringify(await storedEvents(page)).toLowerCase();
  expect(stored).not.toContain(applicant.email.split('@')[0]);
  expect(stored).not.toContain(applicant.lastName.toLowerCase());
});

test('a failed join shows an error, keeps the input, and can be resubmitted', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const applicant = newApplicant();
  await visit(page, '/#waitlist');
  const form = waitlistForm(page);
  await fillIn(page, applicant);

  await page.route(joins, (route) => route.abort());
  await form.submit.click();
  await expectToast(page, 'Error', waitlistTexts.failed);
  await expect.poll(async () => ofType(await storedEvents(page), 'error')).toHaveLength(1);

  const words = 'Too many people are joining right now.';
  await page.unroute(joins);
  await page.route(joins, (route) =>
    route.fulfill({
      status: 429,
      json: { error: words, message: words, code: 'waitlist.full', requestId: 'test' },
    }),
  );
  await form.submit.click();
  await expectToast(page, words);

  await expect(form.firstName).toHaveValue(applicant.firstName);
  await expect(form.lastName).toHaveValue(applicant.lastName);
  await expect(form.email).toHaveValue(applicant.email);
  await expect(form.state).toHaveValue('TX');
  await expect(form.terms).toBeChecked();
  await page.unroute(joins);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: waitlistTexts.joined })).toBeVisible();
});

test('on a slow network, the button says Joining... and sends once', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let sent = 0;
  await page.route(joins, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await visit(page, '/#waitlist');
  await fillIn(page, newApplicant());
  const { submit, email } = waitlistForm(page);
  await submit.dblclick();
  await expect(submit).toHaveText(waitlistTexts.joining);
  await email.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: waitlistTexts.joined })).toBeVisible();
  expect(sent).toBe(1);
});

async function countOf(page: Page): Promise<number> {
  const answer = (await (await page.request.get('/api/waitlist/count')).json()) as { count: number };
  return answer.count;
}

async function shownCount(page: Page): Promise<number> {
  const words = page.getByText(/^[\d,]+ people are on the list$/);
  return Number((await words.textContent())?.split(' ')[0]?.replaceAll(',', ''));
}
