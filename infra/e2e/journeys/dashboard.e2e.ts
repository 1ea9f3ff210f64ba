import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { expectToFit, tabTo } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { chooseAnimated } from '../support/tracker.js';

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('each day of the calendar has room for a finger', async ({ page }) => {
    await arriveSignedIn(page);
    const days = page.getByRole('grid').getByRole('button');
    await expect(days.first()).toBeVisible();
    const sizes = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().toJSON() as DOMRect));
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expectToFit(page);
  });

  test('the notice about the email has room above the welcome, until it is closed', async ({ page }) => {
    await arriveSignedIn(page);
    const welcome = page.getByRole('heading', { level: 1 });
    const notice = page.getByRole('region', { name: 'Confirm your email' });
    const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
    await expect(notice).toBeVisible();
    const withNotice = await top(welcome);
    expect(withNotice).toBeGreaterThanOrEqual((await top(notice)) + ((await notice.boundingBox())?.height ?? 0));
    await notice.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => top(welcome)).toBeLessThan(withNotice);
  });
});

for (const width of [390, 1280]) {
  test(`a buyer schedules, changes, and deletes an event at ${width} px`, async ({ page }) => {
    const today = await stopToday(page);
    await page.setViewportSize({ width, height: 844 });
    await arriveSignedIn(page);
    const schedule = page.getByRole('region', { name: 'Upcoming Schedule' });
    await expect(schedule.getByText('Sample', { exact: true })).toHaveCount(3);

    await schedule.getByRole('button', { name: 'Schedule Event' }).click();
    const form = page.getByRole('dialog', { name: 'Schedule Event' });
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Schedule' }).click();
    await expect(form.getByText('Please enter a title')).toBeVisible();
    await form.getByLabel('Title').fill('Tour of Oak Street');
    await form.getByLabel('Date').fill(daysAfter(today, 3));
    await form.getByLabel('Time').fill('14:30');
    await form.getByLabel('Address').fill('12 Oak Street');
    await form.getByRole('button', { name: 'Schedule' }).click();

    await expect(form).toBeHidden();
    await expect(schedule.getByText('Sample', { exact: true })).toHaveCount(0);
    await expect(schedule.getByText('2:30 PM · 12 Oak Street')).toBeVisible();
    await expect(schedule.getByRole('button', { name: /, 1 event$/ })).toHaveCount(1);

    await page.reload();
    await schedule.getByRole('button', { name: 'Details of Tour of Oak Street' }).click();
    const details = page.getByRole('dialog', { name: 'Tour of Oak Street' });
    await expect(details.getByText('2:30 PM')).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Edit' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit event' });
    await edited.getByLabel('Time').fill('09:05');
    await edited.getByRole('button', { name: 'Save changes' }).click();
    await expect(schedule.getByText('9:05 AM · 12 Oak Street')).toBeVisible();

    await schedule.getByRole('button', { name: 'Details of Tour of Oak Street' }).click();
    await details.getByRole('button', { name: 'Delete' }).click();
    const asked = page.getByRole('dialog', { name: 'Delete this event?' });
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Delete event' }).click();
    await expect(schedule.getByRole('heading', { name: 'No upcoming events' })).toBeVisible();
    await expect(schedule.getByRole('heading', { name: 'Upcoming Schedule' })).toBeFocused();

    await page.reload();
    await expect(schedule.getByRole('heading', { name: 'No upcoming events' })).toBeVisible();
  });

  test(`the dashboard is accessible and fits ${width} px in every tracker view, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveSignedIn(page);
    await expect(page.getByRole('grid')).toBeVisible();
    await expectFitting(page);

    await page.getByRole('button', { name: 'Timeline View' }).click();
    await expect(page.getByRole('list', { name: 'Milestones in detail' }).getByRole('listitem')).toHaveCount(9);
    await expectFitting(page);
    await page.getByRole('button', { name: 'Simple View' }).click();
    await expect(page.getByRole('list', { name: 'Milestones', exact: true }).getByRole('listitem')).toHaveCount(9);
    await expectFitting(page);

    await chooseAnimated(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectFitting(page);
  });
}

test('a day can be chosen and an event scheduled by keyboard', async ({ page }) => {
  const today = await stopToday(page);
  await arriveSignedIn(page);
  const schedule = page.getByRole('region', { name: 'Upcoming Schedule' });
  await tabTo(page, schedule.locator('[aria-current="date"]'));

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(schedule.getByRole('heading', { name: 'No events on this day' })).toBeVisible();
  await tabTo(page, schedule.getByRole('button', { name: 'Schedule Event' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Inspection');
  await expect(form.getByLabel('Date')).toHaveValue(daysAfter(today, 7));
  await form.getByLabel('Time').fill('10:00');
  await page.keyboard.press('Enter');

  await expect(schedule.getByText('Inspection', { exact: true })).toBeVisible();
});

test('the animated view works by keyboard, opens a step, and completes one', async ({ page }) => {
  await arriveSignedIn(page);
  await chooseAnimated(page);
  const detail = page.getByRole('tabpanel');
  await expect(detail).toContainText('Step 1 of 9');
  await expect(detail.getByRole('button', { name: 'Continue This Step' })).toBeVisible();

  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(detail).toContainText('Buying Power');
  await expect(detail.getByRole('button', { name: 'Start This Step' })).toBeVisible();

  await detail.getByRole('button', { name: 'Mark Complete (Demo)' }).click();
  const question = page.getByRole('dialog', { name: 'Complete this step now?' });
  await expect(question).toContainText('usually comes after');
  await expectAccessible(page, ['dialog']);
  await question.getByRole('button', { name: 'Complete anyway' }).click();
  await page.getByRole('dialog', { name: 'Milestone Completed!' }).getByRole('button', { name: 'Continue' }).click();
  await expect(detail.getByRole('button', { name: 'Review Completed Step' })).toBeVisible();

  await detail.getByRole('link', { name: 'Jump to Home Search' }).click();
  await page.waitForURL('**/home-search');
});

test('a completed milestone can be undone from its toast, above the celebration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await arriveSignedIn(page);
  await chooseAnimated(page);
  const first = page.getByRole('complementary').getByRole('listitem').first();
  const complete = page.getByRole('button', { name: 'Mark Complete (Demo)' });
  await expect(complete).toBeVisible();
  // From here on, time advances in small steps only, so that the toast can't expire before it is pressed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await complete.click();
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });
  const undo = page.getByRole('region', { name: /notification/i }).getByText('Undo');
  await expect(async () => {
    await page.clock.runFor(20);
    expect([await celebration.isVisible(), await undo.isVisible()]).toEqual([true, true]);
  }).toPass();

  await pressOverDialog(page, undo);

  await page.clock.resume();
  await expect(celebration).toBeHidden();
  await expect(first).toContainText('In progress');
  await page.reload();
  await expect(first).toContainText('In progress');
});

test('with two tabs changing the same milestone, the last change wins', async ({ page, context }) => {
  await arriveSignedIn(page);
  await chooseAnimated(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Mark Complete (Demo)' })).toBeVisible();

  await page.getByRole('button', { name: 'Mark Complete (Demo)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('button', { name: 'Mark Complete (Demo)' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expectToast(other, 'Progress updated');

  await page.reload();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('complementary').getByRole('listitem').first()).toContainText('In progress');
  }
});

test('cards that fail to load say so and can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/);
  const failing = /\/api\/(calendar-events|mortgage-rates)$/;
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
  await arriveSignedIn(page);
  await expect(page.getByText('We couldn’t load your events')).toBeVisible();
  await expect(page.getByText('We couldn’t load the rates')).toBeVisible();
  await expectAccessible(page);

  await page.unroute(failing);
  for (const words of ['We couldn’t load your events', 'We couldn’t load the rates']) {
    await page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(words)).toBeHidden();
  }
  await expect(page.getByText('6.25%')).toBeVisible();
});

async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

/** Clicks by coordinates, because an open dialog makes everything else inert. */
async function pressOverDialog(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Midnight may come during the test: stops the page's clock, but not its timers. */
async function stopToday(page: Page): Promise<Date> {
  const now = new Date();
  await page.clock.setFixedTime(now);
  return now;
}

function daysAfter(today: Date, count: number): string {
  const day = new Date(today);
  day.setDate(day.getDate() + count);
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`;
}
