import { expectNothingFound } from '@hearthway/tooling/axe';
import { expect, test, type Page } from '@playwright/test';
import { problemsOf, serveStandalone, type StandaloneSite } from './standalone-site.js';

let site: StandaloneSite;

test.beforeAll(async () => {
  site = await serveStandalone();
});
test.afterAll(() => site.stop());

for (const width of [390, 768, 1440]) {
  test(`the slice alone is accessible and fits ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/dashboard',
      '/dashboard?completed=10',
      '/dashboard?failing',
      '/chat',
      '/home-search/home-4?homes',
    ]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(site.url + path);
      // Without a sidebar, the list is behind one line.
      if (width < 1_024) await page.getByRole('navigation', { name: 'Your journey' }).locator('summary').click();
      await expect(
        page
          .getByRole('list', { name: /milestones/i })
          .first()
          .getByRole('listitem'),
      ).toHaveCount(9);
      // The page's own script may come after the frame around it.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingFound(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectNothingFound(page);
    }
  });
}

test('a long email address widens nothing on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/settings?unconfirmed`);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Email').fill(`${'long'.repeat(15)}@${'example'.repeat(8)}.com`);
  await profile.getByLabel('Your password').fill('kettle-orchard-violin');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('button', { name: 'Send a new email' }).click();
  await expect(page.getByText(/^We’re sending a link and a code to long/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('the notes of a phone leave everything in reach', async ({ page }) => {
  for (const [width, height, query, label] of [
    [320, 640, 'bought', 'Thank you for your purchase'],
    [390, 844, 'unconfirmed', 'Confirm your email'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}/dashboard?${query}`);
    await expect(page.getByRole('region', { name: label })).toBeVisible();
    await page.getByRole('navigation', { name: 'Your journey' }).locator('summary').click({ trial: true });
    await page.getByRole('button', { name: 'Continue' }).click({ trial: true });
    await page.getByRole('region', { name: label }).getByRole('button').click();
    await expect(page.getByRole('region', { name: label })).toBeHidden();
  }
});

for (const width of [390, 768, 1440]) {
  test(`the schedule’s views, its link, and alerts are accessible at ${width} px, and nothing stays covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/dashboard?calendar`);
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await expect(alerts).toBeVisible();
    const schedule = page.getByRole('region', { name: 'Upcoming Schedule' });
    for (const [view, shown] of [
      ['Month', schedule.getByRole('grid')],
      ['Week', schedule.getByRole('button', { name: 'Next week' })],
      ['List', schedule.getByRole('heading', { name: 'Overdue' })],
    ] as const) {
      await schedule.getByRole('button', { name: view, exact: true }).click();
      await expect(shown).toBeVisible();
      await expectNothingFoundInBothModes(page);
    }
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const [end, start] = [await schedule.boundingBox(), await alerts.boundingBox()];
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);

    await schedule.getByRole('button', { name: 'See it in your calendar app' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeFocused();
    await expectNothingFoundInBothModes(page);
  });
}

async function expectNothingFoundInBothModes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNothingFound(page);
  }
}

/** The view where milestones are completed by hand. */
const chooseAnimated = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('tracker_view', 'animated');
  });

test('a double click completes one milestone and leaves its celebration open', async ({ page }) => {
  await chooseAnimated(page);
  await page.goto(`${site.url}/dashboard`);
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });

  await page.getByRole('button', { name: 'Mark Complete (Demo)' }).dblclick({ delay: 40 });

  await expect(celebration).toBeVisible();
  await expect(celebration).toContainText("Let's Get to Know You!");
  await celebration.getByRole('button', { name: 'Continue' }).click();
  await expect(celebration).toBeHidden();
  await expect(page.getByText('11%')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Complete (Demo)' })).toBeFocused();
});

test('confetti falls under a strict policy, and none with reduced motion', async ({ page }) => {
  const problems = problemsOf(page);
  await page.addInitScript(noteDrawing);
  await chooseAnimated(page);
  const complete = async () => {
    await page.goto(`${site.url}/dashboard`);
    await page.getByRole('button', { name: 'Mark Complete (Demo)' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

  await complete();
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'drawn'))).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await complete();
  await expect(page.getByRole('dialog')).toContainText("Let's Get to Know You!");
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(problems).toEqual([]);
});

/** Runs in the page. Confetti is gone after seconds, so a look at the page may come too late. */
function noteDrawing(): void {
  const look = (): void => {
    const canvas = document.querySelector('canvas');
    const pixels = canvas?.width ? canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data : [];
    if (pixels?.some((channel) => channel !== 0)) Reflect.set(window, 'drawn', true);
    else requestAnimationFrame(look);
  };
  look();
}
