import { waitlistTexts } from '@hearthway/contracts/texts';
import type { Page } from '@playwright/test';
import { visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { ofType, storedEvents } from '../support/tracked.js';
import { fillIn, newApplicant, waitlistForm } from '../support/waitlist.js';

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
  // The displayed count may be a second old.
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

async function countOf(page: Page): Promise<number> {
  const answer = (await (await page.request.get('/api/waitlist/count')).json()) as { count: number };
  return answer.count;
}

async function shownCount(page: Page): Promise<number> {
  const words = page.getByText(/^[\d,]+ people are on the list$/);
  return Number((await words.textContent())?.split(' ')[0]?.replaceAll(',', ''));
}
