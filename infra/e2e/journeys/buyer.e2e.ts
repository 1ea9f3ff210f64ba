import type { Page } from '@playwright/test';
import { arriveSignedIn, logIn, register } from '../support/buyer.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { chooseAnimated } from '../support/tracker.js';

test(
  'a visitor registers, works on the milestones, leaves, and comes back',
  { tag: '@gate' },
  async ({ page, expectedErrors }) => {
    // The browser logs the 401 of an ended session.
    expectedErrors.push(/401 \(Unauthorized\)/);

    await page.goto('/');
    await page.getByRole('link', { name: 'Create your account' }).first().click();
    await page.waitForURL('**/auth?tab=register');

    const buyer = await register(page);
    await expectToast(page, 'Registration successful');
    await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${buyer.username}` })).toBeVisible();

    const tracker = page.getByRole('complementary').getByRole('list');
    const steps = tracker.getByRole('listitem');
    await expect(steps).toHaveCount(9);
    await expect(tracker.getByText('Home Goals')).toHaveCount(0);
    await expect(steps.first()).toContainText("Let's Get to Know You!");
    await expect(steps.first()).toContainText('Continue');
    await expect(page.getByText('Just Started')).toBeVisible();

    await steps.first().getByRole('button').click();
    await page.waitForURL('**/get-to-know-you');
    await page.getByRole('button', { name: 'Exit' }).click();
    await page.waitForURL('**/dashboard');

    await chooseAnimated(page);
    for (const [done, title] of ["Let's Get to Know You!", 'Buying Power', 'Get Pre-Approved'].entries()) {
      await page.getByRole('button', { name: 'Mark Complete (Demo)' }).first().click();
      const celebration = page.getByRole('dialog');
      await expect(celebration.getByRole('heading', { name: 'Milestone Completed!' })).toBeVisible();
      await expect(celebration).toContainText(title);
      await expectToast(page, 'Milestone completed! 🎉');
      await celebration.getByRole('button', { name: 'Continue' }).click();
      await expect(celebration).toBeHidden();
      await expect(steps.nth(done)).toContainText('Review');
    }
    // 3 of 9, rounded.
    await expect(page.getByText('33%').first()).toBeVisible();
    await expect(page.getByText('Making Progress')).toBeVisible();

    await page.reload();
    await expect(steps.nth(2)).toContainText('Review');
    await expect(page.getByText('33%').first()).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.waitForURL('**/auth');
    await expectToast(page, 'You have been successfully logged out.');
    await expect.poll(() => tokenOf(page)).toBeNull();

    await page.goto('/dashboard');
    await page.waitForURL('**/auth');

    await logIn(page, buyer);
    await expectToast(page, 'Welcome back!');
    await expect(steps.nth(2)).toContainText('Review');
  },
);

test('a session survives an expired token and ends everywhere at once', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await arriveSignedIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // An invalid token: the shell renews it once through the cookie, unnoticed.
  await page.evaluate(() => localStorage.setItem('auth_token', 'eyJhbGciOiJFUzI1NiJ9.e30.expired'));
  await page.reload();
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(9);
  await expect.poll(() => tokenOf(page)).not.toContain('expired');

  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForURL('**/auth');
  await other.waitForURL('**/auth');
});

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
