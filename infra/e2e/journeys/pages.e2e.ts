import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn, signUp } from '../support/buyer.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';

const signInPages = ['/auth', '/auth?tab=register'];

test('the sign-in screen is accessible, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of signInPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await expectReadableInDark(page);
  }
});

test('the celebration is accessible, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await arriveSignedIn(page);
  await page.getByRole('button', { name: 'Mark Complete (Demo)' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);
});

test('an unknown page says so, with status 404', { tag: '@gate' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectAccessible(page);
});

test('every page fits its screen without scrolling sideways', async ({ page }) => {
  await signUp(page);
  for (const path of ['/', '/dashboard', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page);
    }
  }
});

test('the layout does not shift while a page loads', async ({ page }) => {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) moved += shift.value;
      Object.assign(window, { moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signUp(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/dashboard', '/make-offer', '/chat']) {
      await page.goto(path);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      const moved = await page.evaluate(() => (window as { moved?: number }).moved ?? 0);
      expect(moved, `${path} at ${width}`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('on phones, the tracker is a strip at the top and the bar is at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveSignedIn(page);
  await expect(page.getByRole('list', { name: /milestone|journey|steps/i }).getByRole('listitem')).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeVisible();
});

test('navigation updates title and focus, and the skip link skips the chrome', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await arriveSignedIn(page);
  await expect(page).toHaveTitle(/Dashboard/);
  await page.getByRole('complementary').getByRole('listitem').nth(1).getByRole('button').click();
  await page.waitForURL('**/buying-power');
  await expect(page).toHaveTitle(/Buying Power/);
  await expect(page.getByRole('heading', { level: 1, name: 'Buying Power' })).toBeFocused();
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('the API docs load under the same strict CSP', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/milestones', { exact: false }).first()).toBeVisible();
});
