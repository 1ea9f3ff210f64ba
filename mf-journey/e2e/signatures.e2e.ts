import { expectNothingFound } from '@hearthway/tooling/axe';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { problemsOf, serveStandalone, type StandaloneSite } from './standalone-site.js';

let site: StandaloneSite;

test.beforeAll(async () => {
  site = await serveStandalone();
});
test.afterAll(() => site.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It isn’t visible');
  return box;
}

/** A draft with the buyer as its signer. */
async function openDraft(page: Page): Promise<void> {
  await page.goto(`${site.url}/signatures/envelope-1?envelopes`);
  await button(page, 'Add yourself').click();
  await button(page, 'Go to the page').click();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
}

async function openTask(page: Page): Promise<void> {
  await page.goto(`${site.url}/sign#token=signing-link`);
  await button(page, 'Email me a code').click();
  await page.getByLabel('Code').fill('123456');
  await button(page, 'Open').click();
  await page.getByLabel('Number in the test file').fill('4711');
}

for (const width of [390, 768, 1440]) {
  test(`signing is accessible and fits ${width} px, light and dark`, async ({ page }) => {
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
    await page.goto(`${site.url}/signatures?documents&envelopes`);
    await expect(page.getByText('Everyone signed it on December 5, 2026.')).toBeVisible();
    await expectFine();

    await openDraft(page);
    await button(page, /^Put Jordan Rivera’s signature/).click();
    await expect(button(page, 'Signature of Jordan Rivera, page 1')).toBeFocused();
    await expectFine();

    await page.goto(`${site.url}/signatures/envelope-2?envelopes`);
    await expect(page.getByText('1 of 2 signed')).toBeVisible();
    await expectFine();

    await openTask(page);
    await expectFine();
    await button(page, 'I agree to sign electronically').click();
    await button(page, 'Next field').click();
    await expectFine();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your signature' })).toBeVisible();
    await expectFine();
  });
}

test('fields are dragged and resized with a mouse, under a strict policy', async ({ page }) => {
  const problems = problemsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDraft(page);
  const paper = await boxOf(page.getByRole('img', { name: 'Page 1 of 2' }));
  const tool = await boxOf(button(page, 'Initials'));
  await page.mouse.move(tool.x + 10, tool.y + 10);
  await page.mouse.down();
  await page.mouse.move(paper.x + paper.width / 4, paper.y + 200, { steps: 5 });
  await page.mouse.up();
  const field = button(page, 'Initials of Jordan Rivera, page 1');
  const dropped = await boxOf(field);
  expect(Math.abs(dropped.x + dropped.width / 2 - (paper.x + paper.width / 4))).toBeLessThan(3);
  expect(Math.abs(dropped.y + dropped.height / 2 - (paper.y + 200))).toBeLessThan(3);

  await page.mouse.move(dropped.x + 5, dropped.y + 5);
  await page.mouse.down();
  await page.mouse.move(dropped.x + 105, dropped.y + 55, { steps: 5 });
  await page.mouse.up();
  const moved = await boxOf(field);
  expect(Math.abs(moved.x - dropped.x - 100)).toBeLessThan(3);
  expect(Math.abs(moved.y - dropped.y - 50)).toBeLessThan(3);

  await page.mouse.move(moved.x + moved.width + 4, moved.y + moved.height + 4);
  await page.mouse.down();
  await page.mouse.move(moved.x + moved.width + 64, moved.y + moved.height + 24, { steps: 5 });
  await page.mouse.up();
  const grown = await boxOf(field);
  expect(Math.abs(grown.width - moved.width - 60)).toBeLessThan(3);
  expect(Math.abs(grown.height - moved.height - 20)).toBeLessThan(3);
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a page scrolls under a finger, and a chosen field moves with it', async ({ page }) => {
    await openDraft(page);
    await button(page, /^Put Jordan Rivera’s signature/).tap();
    const field = button(page, 'Signature of Jordan Rivera, page 1');
    await expect(field).toHaveAttribute('aria-pressed', 'true');
    const finger = await page.context().newCDPSession(page);
    const swipeUp = async (): Promise<void> => {
      const { x, y } = await boxOf(field);
      const at = (up: number) => [{ x: x + 20, y: y + 8 - up }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const up of [10, 20, 40, 60, 80]) {
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(up) });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const topOnPage = () => field.evaluate((element) => Number.parseFloat(element.style.top));
    const scrolled = () => page.evaluate(() => window.scrollY);

    const [top, start] = [await topOnPage(), await scrolled()];
    await swipeUp();
    await expect.poll(topOnPage).toBeLessThan(top - 10);
    expect(await scrolled()).toBe(start);

    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-pressed', 'false');
    const movedTop = await topOnPage();
    await swipeUp();
    await expect.poll(scrolled).toBeGreaterThan(start);
    expect(await topOnPage()).toBe(movedTop);
  });

  test('a signature is drawn and shown in its field', async ({ page }) => {
    await openTask(page);
    await button(page, 'I agree to sign electronically').tap();
    await button(page, 'Next field').tap();
    await button(page, 'Signature (page 1), required').tap();
    await page.getByRole('tab', { name: 'Draw' }).tap();
    const pad = await boxOf(page.getByRole('img', { name: 'Draw your signature here' }));
    await page.mouse.move(pad.x + 40, pad.y + 40);
    await page.mouse.down();
    await page.mouse.move(pad.x + 200, pad.y + 80, { steps: 10 });
    await page.mouse.up();
    await button(page, 'Use this').tap();
    await expect(button(page, 'Signature (page 1), filled in: Sam Lee').locator('path')).toHaveAttribute(
      'd',
      /^M\d+ \d+L/,
    );
    await button(page, 'Sign').tap();
    await expect(page.getByText('You have signed')).toBeVisible();
  });
});
