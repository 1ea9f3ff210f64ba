import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { endSessionUnnoticed, fillInLogin, signUp } from '../support/buyer.js';
import { fillInProfile, openProfile, saveSection, saving, section } from '../support/financial-profile.js';
import { expectInSight, expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';

const offline = 'Saved on this device. We’ll send it when you’re back online.';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a buyer fills in their finances and learns where they stand', async ({ page }) => {
      await signUp(page);
      await openProfile(page);
      await fillInProfile(page);

      await expect(page.getByText('7 of 7 sections done')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeFocused();
      const stand = section(page, 'Where you stand');
      // $100,000 a year is $8,333.33 a month. $315,000 at 6.25% over 30 years costs $1,939.51, taxes of 1.6% $466.67,
      // insurance of $2,397 a year $199.75, and mortgage insurance of 0.44% $115.50: $2,721.43, or $3,221.43 with debts.
      await expect(stand.getByText('$8,333', { exact: true })).toBeVisible();
      await expect(stand.getByText('about $2,720', { exact: true })).toBeVisible();
      await expect(stand.getByRole('group', { name: /Housing alone/ })).toContainText('33%');
      await expect(stand.getByRole('group', { name: /Housing and debts/ })).toContainText('39%');
      await expect(stand).toContainText('about $220 more than you’re comfortable with');
      await expect(stand.getByRole('listitem', { name: 'Conventional' })).toBeVisible();
      await stand.getByText('Where this comes from').click();
      const source = stand.getByRole('listitem').filter({ hasText: 'since' }).getByRole('link').first();
      await expect(source).toHaveAttribute('href', /^https:/);
      await expectAccessible(page);

      await page.reload();
      await expect(section(page, 'Income').getByLabel('Amount before taxes')).toHaveValue('100,000');
      await expect(stand.getByRole('group', { name: /Housing and debts/ })).toContainText('39%');
      await stand.getByRole('link', { name: 'See your buying power' }).click();
      await page.waitForURL('**/buying-power');
      await expect(page.getByRole('heading', { name: 'What you can afford' })).toBeVisible();
    });

    test('errors are listed, found, and fixed by keyboard', async ({ page }) => {
      await signUp(page);
      await openProfile(page);
      await expectAccessible(page);
      const plan = section(page, 'Your plan');
      await plan.getByRole('button', { name: 'Save and continue' }).press('Enter');

      const price = plan.getByLabel('Target price');
      await expect(price).toBeFocused();
      await expectInSight(price);
      await expect(price).toHaveAccessibleDescription(/Enter a price. A guess is fine./);
      await expectAccessible(page);
      await page.keyboard.press('Shift+Tab');
      const link = plan.getByRole('link', { name: /Current housing payment/ });
      await expect(link).toBeFocused();
      await expectInSight(link);
      await page.keyboard.press('Enter');
      const rent = plan.getByLabel('Current housing payment');
      await expect(rent).toBeFocused();
      await expectInSight(rent);
      await expect(rent).toHaveAccessibleDescription(/Enter an amount, or 0 if none/);
      await price.focus();
      await page.keyboard.type('350000');
      await expect(price).not.toHaveAttribute('aria-invalid');
      await expectToFit(page);
    });
  });
}

test('two tabs that change the same profile lose nothing', async ({ page, context, expectedErrors }) => {
  // The browser logs the rejected save.
  expectedErrors.push(/409 \(Conflict\)/);
  await signUp(page);
  await openProfile(page);
  const other = await context.newPage();
  await openProfile(other);

  await section(other, 'Credit score').getByLabel('Your credit score').selectOption({ label: '640 to 659' });
  await saveSection(other, 'Credit score');
  await typeSavings(page, '777');
  await expect(saving(page)).toHaveText('Saved');
  await expect(section(page, 'Credit score').getByLabel('Your credit score')).toHaveValue('from_640');

  await typeSavings(other, '999');
  await expect(section(other, 'Savings').getByText('This section changed somewhere else')).toBeVisible();
  await expect(section(other, 'Your version')).toContainText('$999');
  await expect(section(other, 'The newer version')).toContainText('$777');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saving(other)).toHaveText('Saved');

  await page.reload();
  await expect(section(page, 'Savings').getByLabel('Savings')).toHaveValue('999');
  await expect(section(page, 'Credit score').getByLabel('Your credit score')).toHaveValue('from_640');
});

test('input typed offline is kept and sent once online', async ({ page, context, expectedErrors }) => {
  // The shell preloads its error view once the page is idle, which may be after the network is gone.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /error view could not be preloaded/);
  await signUp(page);
  await openProfile(page);
  await context.setOffline(true);
  await typeSavings(page, '12,345.67');
  await expect(saving(page)).toHaveText(offline);

  await context.setOffline(false);
  await expect(saving(page)).toHaveText('Saved');
  await expect.poll(() => draftsIn(page)).toEqual([]);
  await page.reload();
  await expect(section(page, 'Savings').getByLabel('Savings')).toHaveValue('12,345.67');
});

test('unsent input waits for the next visit, also past a session ended elsewhere, and is deleted on logging out', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|401 \(Unauthorized\)/);
  const buyer = await signUp(page);
  await openProfile(page);
  await page.route('**/api/financial-profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await typeSavings(page, '555');
  await expect(saving(page)).toHaveText(offline);
  await page.reload();
  await expect(section(page, 'Savings').getByLabel('Savings')).toHaveValue('555');
  await expect.poll(() => draftsIn(page)).toHaveLength(1);

  await endSessionUnnoticed(page);
  await page.reload();
  await page.waitForURL('**/auth');
  expect(await draftsIn(page)).toHaveLength(1);
  await fillInLogin(page, buyer);
  await page.waitForURL('**/pre-approval-form');
  await expect(section(page, 'Savings').getByLabel('Savings')).toHaveValue('555');

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForURL('**/auth');
  await expect.poll(() => draftsIn(page)).toEqual([]);
});

async function typeSavings(page: Page, amount: string): Promise<void> {
  const savings = section(page, 'Savings').getByLabel('Savings');
  await savings.fill(amount);
  await savings.press('Tab');
  await page.getByRole('heading', { level: 1 }).click();
}

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('financial-profile-draft:')));
