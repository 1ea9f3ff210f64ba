import { accountPages, sitePages } from '@hearthway/contracts/pages';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn, signUp } from '../support/buyer.js';
import { expectToFit, isPhone, trackerLine } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { chooseAnimated } from '../support/tracker.js';

const shellPaths = sitePages.flatMap(({ slice, path }) => (slice === 'shell' ? [path] : []));
/** Pages that emails link to have a form only with a token. */
const signInPages = [
  '/auth?tab=register',
  ...shellPaths,
  ...Object.values(accountPages).map((path) => `${path}#token=t`),
];

test('the sign-in screens are accessible, light and dark', async ({ page }) => {
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
  await chooseAnimated(page);
  await page.getByRole('button', { name: 'Mark Complete (Demo)' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);
});

test('an unknown page says so, with status 404', async ({ page, expectedErrors }) => {
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
  const ofContract = ['/mortgage-application', '/home-inspection', '/underwriting', '/closing'];
  const paths = ['/dashboard', '/make-offer', ...ofContract, '/chat'];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const tracker = isPhone(page) ? trackerLine(page) : page.getByRole('complementary').getByRole('listitem');
      await expect(tracker.first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      const moved = await page.evaluate(() => (window as { moved?: number }).moved ?? 0);
      expect(moved, `${path} at ${width}`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('on phones, the tracker is one line, and header, line, and bar take at most a fifth of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveSignedIn(page);
  const line = trackerLine(page);
  await expect(line).toHaveText("Step 1 of 9 · Let's Get to Know You!");
  const header = page.getByRole('banner');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const heights = await Promise.all(
    [header, line, bar].map(async (part) => (await part.boundingBox())?.height ?? Number.POSITIVE_INFINITY),
  );
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(0.2 * 844);

  await line.press('Enter');
  await expect(page.getByRole('list', { name: 'Your milestones' }).getByRole('listitem')).toHaveCount(9);
  await expectAccessible(page);
  await line.click();

  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expectAccessible(page);
  await expect(more.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'More' })).toBeFocused();

  // Text at twice the size, as browsers and devices can be set to.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectToFit(page);
  for (const part of [header, line, bar]) {
    expect(await part.evaluate(cutOff), String(part)).toEqual([]);
  }
});

/** Runs in the page. Returns the parts of an element that are cut off or too wide for their container. */
function cutOff(whole: Element): string[] {
  const isCut = (part: Element): boolean =>
    part.scrollWidth > part.clientWidth ||
    (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY !== 'visible');
  return [whole, ...whole.querySelectorAll('*')]
    .filter((part) => part.clientWidth > 0 && isCut(part))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

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

test('the API docs load under the same strict CSP', async ({ page }) => {
  await page.goto('/api/docs');
  await page.locator('[data-tag="journey: milestones"]').click();
  await expect(page.getByText('/api/milestones', { exact: false }).first()).toBeVisible();
});
