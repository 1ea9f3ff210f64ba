import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { adminCredential, joinWaitlist, openAsAdmin, orderToolkit, signInPanel, newPerson } from '../support/admin.js';
import { expectAccessible } from '../support/axe.js';
import { tabTo, visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

test('a visitor who is not an admin sees the dark sign-in page, and nothing is requested before', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) asked.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(noteBackgrounds);
  await page.goto('/admin');
  const { heading, username, password, submit } = signInPanel(page);
  await expect(heading).toBeVisible();
  await expect(page.getByText('Authentication required')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  expect(asked).toEqual([]);

  await username.fill(`nobody-${randomUUID()}`);
  await password.fill('a wrong guess');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect admin username or password.');
  expect(asked).toHaveLength(1);

  expect(await page.evaluate(() => [...window.backgrounds])).toEqual(['rgb(17, 23, 20)']);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => history.pushState(null, '', '/faq'));
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

declare global {
  interface Window {
    backgrounds: Set<string>;
  }
}

/** Records every background color painted in a frame. */
function noteBackgrounds(): void {
  window.backgrounds = new Set();
  const look = (): void => {
    const body = document.querySelector('body');
    if (body) window.backgrounds.add(getComputedStyle(body).backgroundColor);
    requestAnimationFrame(look);
  };
  look();
}

test(
  'the waitlist can be searched, sorted, revealed, and exported, with the services’ data',
  { tag: '@gate' },
  async ({ page, request }) => {
    const { mark, email, name } = newPerson();
    await joinWaitlist(request, email, name);
    await openAsAdmin(page);
    const table = page.getByRole('table', { name: 'Waitlist' });
    await expect(table).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search Waitlist' }).fill(mark);
    const row = table.getByRole('row', { name });
    await expect(row).toContainText(`jo•••@example.com`);
    await expect(row).toContainText('Landing page');
    await expect(row).toContainText(/ago/);
    await expect(page.getByText(email)).toBeHidden();

    await table.getByRole('button', { name: 'Name' }).click();
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await row.getByRole('button', { name: `Reveal the email of ${name}` }).click();
    await expect(row.getByText(email)).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Download CSV of Waitlist' }).click();
    await page.getByLabel('What is the file for?').fill('To test that it comes');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(email);
    await expectToast(page, 'File saved');
  },
);

test('payments are shown by offer with their status', async ({ page, request }) => {
  const { mark, email } = newPerson();
  await orderToolkit(request, email, mark);
  await openAsAdmin(page);
  await page.getByRole('tab', { name: 'Payments' }).click();
  const toolkits = page.getByRole('region', { name: 'Offer Toolkits', exact: true });
  const row = toolkits.getByRole('row', { name: mark });
  await expect(row).toContainText('$100');
  await expect(row).toContainText('Pending');
  await expect(page.getByRole('region', { name: 'Founding Members', exact: true })).toContainText('$25+');
  await expectAccessible(page);
});

test('an empty list says so, and one that fails to load offers Try again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/);
  const answers = [
    {
      path: '**/api/admin/waitlist',
      failed: 'Failed to fetch waitlist data',
      body: [],
      empty: 'No waitlist entries found',
    },
    {
      path: '**/api/admin/payments',
      failed: 'Failed to fetch payments data',
      body: { foundingMembers: [], offerToolkits: [] },
      empty: 'No founding members found',
    },
  ];
  for (const { path } of answers) await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
  await openAsAdmin(page);
  for (const [index, { path, failed, body, empty }] of answers.entries()) {
    if (index > 0) await page.getByRole('tab', { name: 'Payments' }).click();
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(path);
    await page.route(path, (route) => route.fulfill({ json: body }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page.getByRole('heading', { name: 'No offer toolkit purchases found' })).toBeVisible();
});

test('logout, a reload, and half an hour of inactivity all clear everything', async ({ page }) => {
  await page.clock.install();
  await openAsAdmin(page);
  await expect(page.getByRole('tabpanel')).toContainText('Updated');
  const { password } = adminCredential();
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
  expect(await stored()).not.toContain(password);
  await page.getByRole('button', { name: 'Logout' }).click();
  const { heading } = signInPanel(page);
  await expect(heading).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);

  await openAsAdmin(page);
  await page.clock.fastForward('31:00');
  await expect(heading).toBeVisible();
  await expectToast(page, 'You were inactive for 30 minutes.');

  await openAsAdmin(page);
  await page.reload();
  await expect(heading).toBeVisible();
});

test('everything is reachable by keyboard', async ({ page, request }) => {
  const { email, name } = newPerson();
  await joinWaitlist(request, email, name);
  await page.goto('/admin');
  const { username, password } = signInPanel(page);
  const credential = adminCredential();
  await tabTo(page, username);
  await page.keyboard.type(credential.username);
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type(credential.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin', exact: true })).toBeFocused();

  await expect(page.getByRole('table', { name: 'Waitlist' })).toBeVisible();
  await tabTo(page, page.getByRole('searchbox'));
  await tabTo(page, page.getByRole('button', { name: 'Joined' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Source' })).toBeFocused();
});

test('no other page loads the admin slice, and no other slice contains its code', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) loaded.add(pathname);
  });
  for (const path of ['/', '/about', '/faq', '/auth', '/no-such-page']) {
    await visit(page, path);
  }
  expect(loaded.size).toBeGreaterThan(3);
  for (const pathname of loaded) {
    // Fetched again: the browser drops what an earlier page loaded.
    const text = await (await page.request.get(pathname)).text();
    expect(pathname).not.toContain('mf-admin');
    expect(text, pathname).not.toMatch(/Admin Access|Download CSV|Reveal the email/);
  }
});
