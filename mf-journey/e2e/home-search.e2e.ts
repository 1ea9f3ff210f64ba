import { expectNothingFound } from '@hearthway/tooling/axe';
import { expect, test, type Page } from '@playwright/test';
import { problemsOf, serveStandalone, type StandaloneSite } from './standalone-site.js';

let site: StandaloneSite;

test.beforeAll(async () => {
  site = await serveStandalone();
});
test.afterAll(() => site.stop());

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
const card = (page: Page, stage: string, name: string) => column(page, stage).getByRole('article', { name });

for (const width of [390, 768, 1440]) {
  test(`home search is accessible and fits ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const expectFine = async (): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNothingFound(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    };
    await page.goto(`${site.url}/home-search`);
    await expect(page.getByRole('heading', { name: 'Add your first home' })).toBeVisible();
    await expectFine();

    await page.goto(`${site.url}/home-search?homes`);
    await expect(page.getByRole('article', { name: '4512 Shoal Creek Boulevard' })).toBeVisible();
    await expectFine();
    await page.getByRole('button', { name: 'Move 4512 Shoal Creek Boulevard' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectFine();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'List', exact: true }).click();
    for (const box of (await page.getByRole('checkbox', { name: /^Compare/ }).all()).slice(0, 4)) await box.check();
    await expectFine();
    await page.getByRole('button', { name: 'Compare 4 homes' }).click();
    await expect(page.getByRole('dialog').getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible();
    await expectFine();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add a home' }).click();
    await page.getByRole('button', { name: 'Save this home' }).click();
    await expect(page.getByText('Please enter the price')).toBeVisible();
    await expectFine();
  });
}

test('a home moves by mouse, under a strict policy', async ({ page }) => {
  const problems = problemsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/home-search?homes`);
  const name = '4512 Shoal Creek Boulevard';
  // By its link, which a click would follow.
  await card(page, 'Saved', name).getByRole('link').dragTo(column(page, 'Shortlist'), { steps: 10 });
  await expect(card(page, 'Shortlist', name)).toBeVisible();
  await expect(page).toHaveURL(/\/home-search\?homes$/);
  expect(problems).toEqual([]);
});

test('a home moves by keyboard, with every column said, up to an offer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/home-search?homes`);
  const name = '4512 Shoal Creek Boulevard';
  const handle = page.getByRole('button', { name: `Drag ${name}` });
  await handle.press('Space');
  await expect(page.getByText(`Holding ${name} over Saved.`)).toBeAttached();
  for (const said of ['Over Tour.', 'Over Shortlist.', 'Over Offer.', 'Over Contract.']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(said)).toBeAttached();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${name} stays in Saved.`)).toBeAttached();
  await expect(handle).toBeFocused();

  await page.keyboard.press('Space');
  await expect(page.getByText(`Holding ${name} over Saved.`)).toBeAttached();
  for (const said of ['Over Tour.', 'Over Shortlist.', 'Over Offer.']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(said)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(card(page, 'Offer', name)).toBeVisible();
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });
  await celebration.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(handle).toBeFocused();
});

test('a drag among 200 homes keeps to 60 frames a second', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/home-search?homes=200`);
  const dragged = column(page, 'Saved').getByRole('article').first();
  const from = await dragged.boundingBox();
  const over = await Promise.all(
    ['Tour', 'Shortlist', 'Offer', 'Saved'].map((name) => column(page, name).boundingBox()),
  );
  if (!from) throw new Error('The card has no place');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.evaluate(noteFrames);
  for (const box of over) await page.mouse.move((box?.x ?? 0) + 60, from.y + 80, { steps: 30 });
  const frames = await page.evaluate<number[]>('window.frames');
  await page.mouse.up();
  const median = frames.toSorted((one, other) => one - other)[Math.floor(frames.length / 2)];
  expect(median).toBeLessThan(17.5);
});

/** Runs in the page: how many milliseconds each frame takes. */
function noteFrames(): void {
  const frames: number[] = [];
  Reflect.set(window, 'frames', frames);
  let last = performance.now();
  const note = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
