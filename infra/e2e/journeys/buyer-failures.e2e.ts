import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn, endSessionUnnoticed } from '../support/buyer.js';
import { keepBusy } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { chooseAnimated } from '../support/tracker.js';

const milestones = '**/api/milestones';
const failing = { status: 500, json: { error: 'Not right now.', message: 'Not right now.' } };

test.beforeEach(({ expectedErrors }) => {
  // The browser logs every failed response; the pages log what they recover from.
  expectedErrors.push(
    /Failed to load resource/,
    /Milestones are unavailable/,
    /The saved answers could not be fetched/,
  );
});

test.describe('milestones', () => {
  test('fall back to the default list until they load', async ({ page }) => {
    await page.route(milestones, (route) => route.fulfill(failing));
    await arriveSignedIn(page);
    await chooseAnimated(page);
    const notice = page.getByText('We couldn’t load your progress');
    await expect(notice).toBeVisible();
    const list = page.getByRole('complementary', { name: 'Your journey' }).getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Mark Complete (Demo)' })).toHaveCount(0);
    await expectAccessible(page);

    await page.unroute(milestones);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('button', { name: 'Mark Complete (Demo)' })).toBeVisible();
  });
});

test.describe('the wizard', () => {
  // A late part would notice first.
  test.beforeEach(({ page }) => keepBusy(page));

  test('asks to sign in if the session ended before it was opened', async ({ page }) => {
    await arriveSignedIn(page);
    const begin = page.locator('#next-step').getByRole('button', { name: 'Continue' });
    await expect(begin).toBeVisible();
    await endSessionUnnoticed(page);
    await begin.click();
    await expectAskedToSignIn(page);
  });

  test('asks to sign in if the session ended before an answer was saved', async ({ page }) => {
    await arriveSignedIn(page, '/get-to-know-you');
    await expect(page.getByText('Step 1 of 10')).toBeVisible();
    await endSessionUnnoticed(page);
    await answerFirst(page);
    await expectAskedToSignIn(page);
  });
});

async function answerFirst(page: Page): Promise<void> {
  await page.getByText('Townhouse').click();
  await page.locator('form').getByRole('button', { name: 'Continue' }).click();
}

async function expectAskedToSignIn(page: Page): Promise<void> {
  await expectToast(page, 'Authentication required', 'Please log in to continue');
  await page.waitForURL('**/auth');
  await expectAccessible(page);
}
