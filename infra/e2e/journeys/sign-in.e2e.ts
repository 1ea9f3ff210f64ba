import { logIn, newBuyer, register } from '../support/buyer.js';
import { expect, test } from '../support/test.js';
import { chooseAnimated } from '../support/tracker.js';
import { expectToast } from '../support/toasts.js';

test('the email address signs in as well as the username', async ({ page, browser }) => {
  const owner = await browser.newPage();
  const buyer = await register(owner);
  await owner.close();
  await logIn(page, { ...buyer, username: buyer.email.toUpperCase() });
});

test('a wrong password and an unknown name get the same message', async ({ page, browser, expectedErrors }) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const owner = await browser.newPage();
  const buyer = await register(owner);
  await owner.close();
  for (const username of [buyer.username, `${buyer.username}-nobody`]) {
    await page.goto('/auth');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Login failed', 'Invalid username or password');
    await expect(page).toHaveURL(/\/auth$/);
  }
});

test('a signed-in buyer is redirected from the sign-in screen', async ({ page }) => {
  await register(page);
  await page.goto('/auth');
  await page.waitForURL('**/dashboard');
});

test('signing in works by keyboard alone', async ({ page }) => {
  const buyer = newBuyer();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByLabel('Username').focus();
  await page.keyboard.type(buyer.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await chooseAnimated(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Mark Complete (Demo)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
