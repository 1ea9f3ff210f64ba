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
      // Phones show the tracker as one line.
      const tracker = width < 1_024 ? page.getByRole('button', { name: /Step \d of 9/ }) : page.getByRole('listitem');
      await expect(tracker.first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      const moved = await page.evaluate(() => (window as { moved?: number }).moved ?? 0);
      expect(moved, `${path} at ${width}`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('on phones, the tracker is one line at the top, and more is behind the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveSignedIn(page);
  const summary = page.getByRole('button', { name: /^Step 1 of 9/ });
  await summary.click();
  await expect(page.getByRole('list', { name: 'Your milestones' }).getByRole('listitem')).toHaveCount(9);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();

  const heights = await page
    .locator('header, nav[aria-label="Your journey"], nav[aria-label="Main"]')
    .evaluateAll((parts) =>
      parts.filter((part) => !part.closest('main')).map((part) => part.getBoundingClientRect().height),
    );
  expect(heights).toHaveLength(3);
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(0.2 * 844);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expectAccessible(page);
  await expect(more.getByRole('button', { name: 'Log out' })).toBeVisible();
  await more.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');
  await expect(more).toBeHidden();
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('the API docs load under the same strict CSP', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/auth/register', { exact: false }).first()).toBeVisible();
  // The reader only renders what is in view.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await page.getByText('/api/milestones', { exact: false }).first().isVisible()).toBe(true);
  }).toPass();
});
