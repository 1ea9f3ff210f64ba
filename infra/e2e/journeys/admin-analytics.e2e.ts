import type { Page, Request } from '@playwright/test';
import { openAsAdmin } from '../support/admin.js';
import { expectAccessible } from '../support/axe.js';
import { expect, test } from '../support/test.js';

async function openAnalytics(page: Page): Promise<void> {
  await openAsAdmin(page);
  await page.getByRole('tab', { name: 'Analytics' }).click();
}

const browserOfPeople = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

test('the report shows visitor activity with definitions, charts, and tables', async ({ page, request }) => {
  const visitId = crypto.randomUUID();
  const element = `sample-${visitId.slice(0, 8)}`;
  const events = [
    { eventType: 'page_view', eventData: { path: '/' } },
    { eventType: 'scroll', eventData: { section: 'features' } },
    { eventType: 'click', eventData: { element, from: { section: 'offers', card: 'founding-member', place: 2 } } },
  ].map((event) => ({ ...event, eventSource: 'mf-marketing', visitId }));
  const tracked = await request.post('/api/analytics/events', {
    data: { events },
    headers: { 'user-agent': browserOfPeople },
  });
  expect(tracked.status()).toBe(202);

  await openAnalytics(page);
  await expect(page.getByRole('row', { name: `${element} 1` })).toBeVisible();
  const recent = page.getByRole('table', { name: 'Recent events' }).getByRole('row', { name: element });
  await expect(recent).toContainText('from {"section":"offers","card":"fo…');
  await expect(recent).toContainText('ago');
  await expectAccessible(page);

  const question = page.getByRole('button', { name: 'What does “Sign-ups” count?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('People who joined the waitlist.')).toBeVisible();

  const chart = page.getByRole('img', { name: /^Bar chart: Drop-off/ });
  await expect(chart).toContainText('Opened the landing page');
  await page.getByRole('checkbox', { name: 'Normalized view' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('counted as at least 10')).toBeVisible();
});

test('charts load only with the Analytics tab, in at most 45 KB compressed', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await openAsAdmin(page);
  await expect(page.getByRole('tabpanel')).toContainText('Updated');
  await page.getByRole('tab', { name: 'Payments' }).click();
  await expect(page.getByRole('region', { name: 'Offer Toolkits', exact: true })).toBeVisible();
  const before = scripts.splice(0);
  for (const request of before) expect(await textOf(page, request), request.url()).not.toContain('Normalized view');

  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Counted separately' })).toBeVisible();
  const loaded = () => scripts.filter((request) => request.url().includes('/mf-admin/'));
  const texts = () => Promise.all(loaded().map((request) => textOf(page, request)));
  await expect.poll(async () => (await texts()).join('')).toContain('Normalized view');
  const ofTheSlice = loaded();
  const sizes = await Promise.all(ofTheSlice.map((request) => request.sizes()));
  const bytes = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
  expect(bytes).toBeLessThanOrEqual(45 * 1024);
  for (const request of ofTheSlice) expect((await request.response())?.headers()['content-encoding']).toBe('br');
});

/** Fetched again: the browser may have dropped it. */
const textOf = async (page: Page, request: Request): Promise<string> => (await page.request.get(request.url())).text();

test('the date range can be changed', async ({ page }) => {
  await openAnalytics(page);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom dates');
  await page.getByLabel('First day').fill('2020-01-02');
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('The first day can’t be after the last day')).toBeVisible();
  await page.getByLabel('Last day').fill('2020-01-03');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'No analytics data found' })).toBeVisible();
  await expectAccessible(page);
});

test('a report that fails to load can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/);
  await page.route('**/api/admin/analytics', (route) => route.fulfill({ status: 503, json: { message: 'Out' } }));
  await openAnalytics(page);
  await expect(page.getByRole('heading', { name: 'Failed to fetch analytics data' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/analytics');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Counted separately' })).toBeVisible();
});
