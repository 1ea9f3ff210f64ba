import { readFile } from 'node:fs/promises';
import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { logIn, newBuyer, signUp } from '../support/buyer.js';
import { tabTo } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a buyer changes name and password, which ends all other sessions', async ({
      page,
      browser,
      expectedErrors,
    }) => {
      expectedErrors.push(/40[13] \((Unauthorized|Forbidden)\)/);
      const buyer = await signUp(page);
      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await logIn(other, buyer);

      const profile = await openSettings(page, 'Profile');
      await expectAccessible(page);
      const renamed = newBuyer();
      await profile.getByLabel('Username').fill(renamed.username);
      await profile.getByLabel('Your password').fill('not the password');
      await profile.getByRole('button', { name: 'Save profile' }).click();
      await expect(profile.getByText('That password is incorrect')).toBeVisible();
      await expectAccessible(page);
      await profile.getByLabel('Your password').fill(buyer.password);
      await profile.getByRole('button', { name: 'Save profile' }).click();
      await expectToast(page, 'Profile saved');
      await expect(page.getByRole('img', { name: renamed.username })).toBeVisible();

      const sessions = section(page, 'Where you’re logged in');
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      const password = section(page, 'Password');
      await password.getByLabel('Current password').fill(buyer.password);
      await password.getByLabel('New password').fill(renamed.password);
      await password.getByRole('button', { name: 'Change password' }).click();
      await expectToast(page, 'Password changed');
      await expect(sessions.getByRole('listitem')).toHaveCount(1);

      await expectSignedOut(other);
      await logIn(other, { ...buyer, username: renamed.username, password: renamed.password });
      await page.reload();
      await sessions.getByRole('button', { name: /^Log out Chrome on Linux, logged in/ }).click();
      await expectToast(page, 'Session logged out');
      await expectSignedOut(other);
      await elsewhere.close();
    });

    test('browser preferences apply at once, in every tab, and from the first paint', async ({ page, context }) => {
      await signUp(page);
      const other = await context.newPage();
      await other.goto('/faq');
      await openSettings(page, 'Appearance');
      await page.getByRole('radio', { name: 'Dark' }).check();
      await page.getByRole('radio', { name: 'Less motion' }).check();
      await page.getByRole('radio', { name: 'Animated path' }).check();
      for (const tab of [page, other]) {
        await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(tab.locator('body')).toHaveCSS('background-color', 'rgb(17, 23, 20)');
      }
      await expectAccessible(page);

      await page.addInitScript(rememberThemeBeforePaint);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Animated path' })).toBeChecked();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'themeBeforePaint') as unknown)).toBe('dark');
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');

      await page.getByRole('radiogroup', { name: 'Colors' }).getByRole('radio', { name: 'Same as my device' }).check();
      await expect(other.locator('html')).not.toHaveAttribute('data-theme');
    });

    test('notification choices are saved, data is downloaded, and sensitive answers are erased', async ({ page }) => {
      const buyer = await signUp(page);
      const notifications = await openSettings(page, 'Emails from us');
      await callApi(page, 'post', '/api/pre-approval-info', examplePreApprovalInfo);
      await notifications.getByRole('checkbox', { name: 'Milestone tips' }).click();
      await expectToast(page, 'Choice saved');
      await page.reload();
      await expect(notifications.getByRole('checkbox', { name: 'Milestone tips' })).toBeChecked();
      await expect(notifications.getByRole('checkbox', { name: 'Product news' })).not.toBeChecked();

      const data = section(page, 'Your data');
      const downloading = page.waitForEvent('download');
      await data.getByRole('button', { name: 'Download my data' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^hearthway-data-\d{4}-\d{2}-\d{2}\.json$/);
      await expect(data.getByText('Your data is downloaded')).toBeVisible();
      await expectAccessible(page);
      const text = await readFile(await download.path(), 'utf8');
      const { missing, parts } = JSON.parse(text) as { missing: string[]; parts: Record<string, unknown> };
      expect([missing, Object.keys(parts).sort()]).toEqual([[], ['commerce', 'identity', 'journey']]);
      for (const kept of [buyer.email, examplePreApprovalInfo.phone, examplePreApprovalInfo.citizenship, 'Closing']) {
        expect(text).toContain(kept);
      }

      await data.getByRole('button', { name: 'Erase these two answers' }).click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
      await expectToast(page, 'Both answers erased');
      const answers = await callApi(page, 'get', '/api/pre-approval-info');
      expect(answers).toMatchObject({
        firstName: examplePreApprovalInfo.firstName,
        citizenship: '',
        maritalStatus: '',
      });
    });

    test('an account is deleted by keyboard alone', async ({ page, expectedErrors }) => {
      expectedErrors.push(/40[13] \((Unauthorized|Forbidden)\)/);
      const buyer = await signUp(page);
      const deletion = await openSettings(page, 'Delete account');
      await tabTo(page, deletion.getByRole('button', { name: 'Delete account' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(dialog).toBeVisible();
      await tabTo(page, dialog.getByLabel('Your password'));
      await page.keyboard.type('not the password');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('That password is incorrect')).toBeVisible();
      await expectAccessible(page);
      await expect.poll(() => selectedIn(dialog.getByLabel('Your password'))).toBe('not the password');
      await page.keyboard.type(buyer.password);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL('/');
      await expectToast(page, 'Your account is deleted');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
      await page.goto('/auth');
      await page.getByLabel('Username').fill(buyer.username);
      await page.getByLabel('Password', { exact: true }).fill(buyer.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expectToast(page, 'Invalid username or password');
    });
  });
}

/** A session ended elsewhere ends here once every process knows. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** The selected text of a focused field. */
const selectedIn = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) =>
    input === document.activeElement ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0) : '',
  );

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

async function openSettings(page: Page, name: string): Promise<Locator> {
  await page.goto('/settings');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  return section(page, name);
}

/** Nothing is painted before the body exists. */
function rememberThemeBeforePaint(): void {
  new MutationObserver((_, observer) => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- there is no body while the head is parsed
    if (!document.body) return;
    Reflect.set(window, 'themeBeforePaint', document.documentElement.dataset['theme']);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function callApi(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<unknown> {
  const authorization = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  const reply = await page.request[method](path, { headers: { authorization }, ...(data && { data }) });
  expect(reply.ok()).toBe(true);
  return reply.json();
}
