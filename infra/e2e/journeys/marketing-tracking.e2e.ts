import type { Page } from '@playwright/test';
import { visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { recordReports, ofType, storedEvents } from '../support/tracked.js';

async function scrollToTheFoot(page: Page): Promise<void> {
  const { height, room } = await page.evaluate(() => ({
    height: window.innerHeight,
    room: document.documentElement.scrollHeight - window.innerHeight,
  }));
  for (let top = 0; top < room + height; top += height) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function leaveThroughTheTop(page: Page): Promise<void> {
  await page.mouse.move(400, 300);
  await page.mouse.move(400, -20);
}

test('scroll depth and the first exit intent are tracked once each', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/');
  await scrollToTheFoot(page);
  await expect
    .poll(async () => ofType(await storedEvents(page), 'scroll').map(({ eventData }) => eventData['maximumPercent']))
    .toContain(100);
  await scrollToTheFoot(page);
  await leaveThroughTheTop(page);
  await leaveThroughTheTop(page);
  // Leaving the page sends queued events.
  await visit(page, '/faq');
  await expect(async () => {
    const events = await storedEvents(page);
    expect(ofType(events, 'page_view').map(({ eventData }) => eventData['path'])).toEqual(['/', '/faq']);
    const scrolls = ofType(events, 'scroll').map(({ eventData }) => eventData);
    const sections = scrolls.flatMap(({ section }) => section ?? []);
    expect(sections.sort()).toEqual(['features', 'hero', 'pricing', 'waitlistForm']);
    const depths = scrolls.flatMap(({ maximumPercent }) => (typeof maximumPercent === 'number' ? maximumPercent : []));
    expect(depths.at(-1)).toBe(100);
    expect(depths).toEqual([...new Set(depths)].filter((depth) => depth % 10 === 0));
    expect(ofType(events, 'user_intent').map(({ eventData }) => eventData)).toEqual([{ intent: 'exit' }]);
  }).toPass({ timeout: 30_000 });
});

test('a visit has a random id in the tab, and no cookie', { tag: '@once' }, async ({ page, context }) => {
  await visit(page, '/');
  await page.getByRole('tab', { name: 'Going Solo' }).click();
  await visit(page, '/about');
  await page.getByRole('tab', { name: 'Why Now?' }).click();
  await visit(page, '/terms');
  await expect.poll(async () => ofType(await storedEvents(page), 'page_view').length).toBe(3);
  await expect
    .poll(async () => ofType(await storedEvents(page), 'ui_interaction').map(({ eventData }) => eventData['tab']))
    .toEqual(['solo', 'why-now']);
  expect((await storedEvents(page))[0]?.visitId).toMatch(/^[0-9a-f-]{36}$/);
  expect(await context.cookies()).toEqual([]);
});

const define = (page: Page, property: string, value: unknown) =>
  page.addInitScript(([name, given]) => Object.defineProperty(Navigator.prototype, name, { get: () => given }), [
    property,
    value,
  ] as const);

for (const [signal, refuse] of [
  ['navigator.doNotTrack', (page) => define(page, 'doNotTrack', '1')],
  ['navigator.globalPrivacyControl', (page) => define(page, 'globalPrivacyControl', true)],
  ['the header Sec-GPC', (page) => page.setExtraHTTPHeaders({ 'sec-gpc': '1' })],
] as const satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`a browser with ${signal} is not tracked`, { tag: '@once' }, async ({ page }) => {
    await refuse(page);
    const reports = await recordReports(page);
    await visit(page, '/');
    await page.getByRole('tab', { name: 'Going Solo' }).click();
    await scrollToTheFoot(page);
    await leaveThroughTheTop(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    // Leaving the page would send queued events.
    await visit(page, '/faq');
    await page.getByText('What does Hearthway cost?').click();
    await visit(page, '/about');
    expect(await reports.count()).toBe(0);
  });
}

test('without such a signal, events are sent', { tag: '@once' }, async ({ page }) => {
  const reports = await recordReports(page);
  await visit(page, '/');
  await visit(page, '/about');
  await expect.poll(() => reports.count()).toBeGreaterThan(0);
});
