import type { Page } from '@playwright/test';
import { openAsAdmin } from '../support/admin.js';
import { arriveSignedIn } from '../support/buyer.js';
import { expectInSight, expectNoReload, markDocument } from '../support/site.js';
import { expect, test } from '../support/test.js';

interface Place {
  readonly address: string;
  readonly title: RegExp;
  readonly heading: RegExp;
}

const dashboard: Place = { address: '/dashboard', title: /^Dashboard/, heading: /^Welcome/ };
const settings: Place = { address: '/settings', title: /^Settings/, heading: /^Settings$/ };
const documents: Place = { address: '/documents', title: /^Documents/, heading: /^Documents$/ };

test('the shell and the slice agree on the page, whichever navigates', async ({ page }) => {
  await arriveSignedIn(page, '/settings?from=mail');
  await expectShown(page, { ...settings, address: '/settings?from=mail' });
  await markDocument(page);

  const sideBar = page.getByRole('complementary', { name: 'Your journey' });
  await sideBar.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expectArrived(page, dashboard);
  await followByShell(page, '/documents');
  await expectArrived(page, documents);
  await page.goBack();
  await expectArrived(page, dashboard);
  await page.goBack();
  await expectArrived(page, { ...settings, address: '/settings?from=mail' });
  await page.goForward();
  await page.goForward();
  await expectArrived(page, documents);
  // To another slice and back.
  await followByShell(page, '/about');
  await expect(sideBar).toHaveCount(0);
  await expectArrived(page, { address: '/about', title: /^About/, heading: /^About/ });
  await followByShell(page, '/faq');
  await expectArrived(page, { address: '/faq', title: /^Questions/, heading: /^Questions/ });
  await page.goBack();
  await expectArrived(page, { address: '/about', title: /^About/, heading: /^About/ });
  await page.goBack();
  await expectArrived(page, documents);
  await expectNoReload(page);

  await page.reload();
  await expectShown(page, documents);
  await page.goBack();
  await expectShown(page, dashboard);
});

test('a hash change by the browser is followed', async ({ page }) => {
  await arriveSignedIn(page);
  await expectShown(page, dashboard);
  await page.evaluate(() => (location.hash = '#lender-matches'));
  await expectShown(page, { ...dashboard, address: '/dashboard#lender-matches' });
  const matches = page.getByRole('region', { name: 'Lender Matches' }).getByRole('heading', { level: 2 });
  await expectInSight(matches);
  await page.goBack();
  await expectShown(page, dashboard);
});

test('the admin pages follow Back and Forward, and the admin stays signed in', async ({ page }) => {
  const waitlist: Place = { address: '/admin', title: /^Admin/, heading: /^Admin$/ };
  const emailTest: Place = { address: '/email-test', title: /^Email test/, heading: /^Email test$/ };
  await openAsAdmin(page);
  await page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name: 'Email test' }).click();
  await expectArrived(page, emailTest);
  await page.goBack();
  await expectArrived(page, waitlist);
  await page.goForward();
  await expectArrived(page, emailTest);
});

test('a page whose script fails to load says so in place and offers Try again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/mf-journey|Failed to load/);
  await arriveSignedIn(page);
  await expectShown(page, dashboard);
  await markDocument(page);
  await page.route('**/assets/mf-journey/**', (route) => route.fulfill({ status: 500 }));
  const sideBar = page.getByRole('complementary', { name: 'Your journey' });
  await sideBar.getByRole('link', { name: 'Settings' }).click();
  await expectShown(page, { ...settings, heading: /^We couldn’t load this page$/ });
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const failedAgain = page.waitForResponse('**/assets/mf-journey/**');
  await retry.click();
  await failedAgain;
  await expect(retry).toBeVisible();

  await page.unroute('**/assets/mf-journey/**');
  await retry.click();
  await expectShown(page, settings);
  await expectNoReload(page);
});

/** The page after navigating, with the focus on its heading. */
async function expectArrived(page: Page, place: Place): Promise<void> {
  await expectShown(page, place);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function expectShown(page: Page, { address, title, heading }: Place): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Clicks a plain link outside of every slice, which the shell handles. */
async function followByShell(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'A link of the shell';
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
