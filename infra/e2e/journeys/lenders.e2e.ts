import type { Page } from '@playwright/test';
import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { keysOf } from '../support/hand.js';
import { answerWizard, saveProfile } from '../support/plan.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

const panel = (page: Page) => page.getByRole('region', { name: 'Lender Matches' });
const cards = (page: Page) => panel(page).getByRole('list', { name: 'Your lenders' }).locator('> li');
const findFirst = (page: Page) => panel(page).getByRole('button', { name: 'Find Matching Lenders' });
const findMore = (page: Page) => panel(page).getByRole('button', { name: 'Find More Matches' });

for (const { width, tag } of [
  { width: 1280, tag: '@gate' },
  { width: 390, tag: [] },
]) {
  test.describe(`at ${width} pixels`, { tag }, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, reducedMotion: 'reduce' });

    test('a buyer finds every lender for the plan, applies to one, and is pre-qualified', async ({ page }) => {
      await arriveSignedIn(page);
      await expect(panel(page).getByText('Complete your profile to see lender matches')).toBeVisible();
      await expect(panel(page).getByText(/made-up examples, not real companies/)).toBeVisible();
      await answerWizard(page);
      await saveProfile(page);
      await page.reload();
      await expect(panel(page).getByText('No lender matches found yet.')).toBeVisible();
      await expectAccessible(page, ['#lender-matches']);

      await findFirst(page).click();
      await expectToast(page, 'Lender matches found');
      await expect(cards(page)).toHaveCount(3);
      await expect(cards(page).first().getByRole('heading')).toBeFocused();

      const noMoreLenders = panel(page).getByText('You’ve seen every lender we have for your plan.');
      for (let before = 3; ; before = await cards(page).count()) {
        await findMore(page).click();
        await expect(async () => {
          const grown = (await cards(page).count()) > before;
          expect(grown || (await noMoreLenders.isVisible())).toBe(true);
        }).toPass();
        if (await noMoreLenders.isVisible()) break;
      }
      const names = await cards(page).getByRole('heading').allTextContents();
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size).toBe(names.length);

      const first = cards(page).first();
      await first.getByText(/^Why you match \d+%/).click();
      await expect(first.getByText(/Your debt-to-income ratio is/)).toBeVisible();
      await expect(panel(page).getByText(/^Figures are for your \$320,000 home with \$32,000 down/)).toBeVisible();
      await expect(first.getByText('A sample, not today’s market')).toBeVisible();
      await expect(first.getByText('Conventional loan', { exact: true })).toBeVisible();
      await expect(first.getByRole('link')).toHaveCount(0);
      await expectAccessible(page, ['#lender-matches']);
      await expectToFit(page);

      for (const place of [0, 1, 2])
        await cards(page)
          .nth(place)
          .getByRole('checkbox', { name: /^Compare/ })
          .check();
      await panel(page).getByRole('button', { name: 'Compare 3 lenders' }).click();
      const comparison = page.getByRole('dialog', { name: 'Compare lenders' });
      await expect(comparison.getByRole('columnheader')).toHaveText(names.slice(0, 3));
      await expectAccessible(page, ['dialog']);
      await expectToFit(page);
      await page.keyboard.press('Escape');
      await expect(panel(page).getByRole('button', { name: 'Compare 3 lenders' })).toBeFocused();

      await first.getByRole('button', { name: 'Mark as Applied' }).click();
      await expectToast(page, 'Status updated');
      await expect(first.getByText('Applied', { exact: true })).toBeVisible();
      await first.getByRole('button', { name: 'Mark as Pre-Qualified' }).click();
      await expect(first.getByText('Pre-Qualified', { exact: true })).toBeVisible();
      await expect(first.getByRole('heading')).toBeFocused();

      await page.reload();
      await expect(cards(page)).toHaveCount(names.length);
      await expect(cards(page).first().getByText('Pre-Qualified', { exact: true })).toBeVisible();
      await expect(cards(page).first().getByRole('button')).toHaveCount(0);
      expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names);
    });
  });
}

test('the ranking explanation opens in a dialog and returns the focus', async ({ page }) => {
  await arriveSignedIn(page);
  await answerWizard(page);
  await saveProfile(page);
  await page.reload();
  const opener = panel(page).getByRole('button', { name: 'How this is ranked' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'How lenders are ranked' });
  await expect(dialog.getByText(/No lender pays for its ranking/)).toBeVisible();
  await expectAccessible(page, ['dialog']);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a buyer compares four lenders with the keyboard alone', async ({ page }) => {
  await arriveSignedIn(page);
  await answerWizard(page);
  await saveProfile(page);
  await page.reload();
  const { press, check } = keysOf(page);
  await press(findFirst(page));
  await expect(cards(page)).toHaveCount(3);
  await press(findMore(page));
  await expect(cards(page)).toHaveCount(5);
  const choice = (place: number) =>
    cards(page)
      .nth(place)
      .getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1, 2, 3]) await check(choice(place));
  await expect(choice(4)).toBeDisabled();

  const opener = panel(page).getByRole('button', { name: 'Compare 4 lenders' });
  await press(opener);
  const comparison = page.getByRole('dialog', { name: 'Compare lenders' });
  await expect(comparison.getByRole('columnheader')).toHaveCount(4);
  await expect(comparison.getByRole('rowheader')).toHaveText([
    'Match',
    'Status',
    'Example rate',
    'Monthly payment',
    'Cash to bring',
    'Min credit score',
    'Max debt-to-income',
    'Min down payment',
  ]);
  await expectAccessible(page, ['dialog']);
  await press(comparison.getByRole('button', { name: 'Close' }));
  await expect(opener).toBeFocused();
  await press(panel(page).getByRole('button', { name: 'Clear' }));
  await expect(opener).toBeHidden();
  await expect(choice(4)).toBeEnabled();
});

test('a buyer whose plan fits no lender sees which changes would help', async ({ page }) => {
  await arriveSignedIn(page);
  await answerWizard(page);
  const { plan } = exampleFinancialProfile;
  await saveProfile(page, { ...exampleFinancialProfile, plan: { ...plan!, targetPriceCents: 90_000_000 } });
  await page.reload();
  const { press } = keysOf(page);
  await press(findFirst(page));

  await expect(panel(page).getByText('None of our lenders fit this plan yet')).toBeVisible();
  await expect(
    panel(page).getByText(/^At a price of \$[\d,]+, .* less than you plan, \d+ lenders? would fit\.$/),
  ).toBeVisible();
  await expectAccessible(page, ['#lender-matches']);
  await press(panel(page).getByRole('link', { name: 'Change your plan' }));
  await page.waitForURL('**/pre-approval-form#section-plan');
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
});

test.describe('failures', () => {
  test.beforeEach(async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await arriveSignedIn(page);
    await answerWizard(page);
  });

  test('without financial information, the buyer is sent to the profile', async ({ page }) => {
    await page.reload();
    // Only a buyer who completed the first step by hand can ask without finances.
    await page.getByRole('button', { name: 'Mark Complete (Demo)' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await findFirst(page).click();
    await expectToast(
      page,
      'Failed to find matches',
      'Please complete your financial information before finding lender matches',
    );
    await expect(panel(page).getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
      'href',
      /#section-location$/,
    );
    await panel(page).getByRole('link', { name: 'Debts' }).click();
    await page.waitForURL('**/pre-approval-form#section-debts');
    await expect(page.getByRole('heading', { name: 'Debts' })).toBeFocused();
  });

  test('a list that fails to load offers to find lenders', async ({ page }) => {
    await saveProfile(page);
    await page.route('**/api/lender-matches', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await expect(panel(page).getByText('Get matched with lenders that fit your financial profile.')).toBeVisible();
    await page.unroute('**/api/lender-matches');
    await findFirst(page).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('a failed search or status change shows the server’s message', async ({ page }) => {
    const refusal = { error: 'Not right now.', message: 'Not right now.', code: 'server.error', requestId: 'e2e' };
    await saveProfile(page);
    await page.reload();
    await page.route('**/api/lender-matches/**', (route) => route.fulfill({ status: 500, json: refusal }));
    await findFirst(page).click();
    await expectToast(page, 'Failed to find matches', 'Not right now.');
    await page.unroute('**/api/lender-matches/**');
    await findFirst(page).click();
    await expect(cards(page)).toHaveCount(3);

    await page.route('**/api/lender-matches/**', (route) => route.fulfill({ status: 500, json: refusal }));
    await cards(page).first().getByRole('button', { name: 'Mark as Applied' }).click();
    await expectToast(page, 'Failed to update status', 'Not right now.');
    await expect(cards(page).first().getByText('Matched', { exact: true })).toBeVisible();
  });
});
