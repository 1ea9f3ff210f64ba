import { daysLater } from '@hearthway/contracts/journey';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { pdfOf } from '../support/documents.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog');
const slot = (page: Page, key: string) => page.locator(`#slot-${key}`);
/** The input behind the button, which opens the system's own dialog. */
const filesOf = (place: Locator) => place.locator('input[type=file]').first();
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Makes a link in the open dialog, and returns its address. */
async function makeLink(page: Page, who: string, recipient: string): Promise<string> {
  await dialog(page).getByLabel(who).fill(recipient);
  await expectAccessible(page, ['dialog']);
  await dialog(page).getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog(page).getByLabel('Link', { exact: true }).inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Someone else, on their own device. */
async function visitor(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  return page;
}

for (const { width, tag } of [
  { width: 1280, tag: '@gate' },
  { width: 390, tag: [] },
]) {
  test.describe(`at ${width} pixels`, { tag }, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, reducedMotion: 'reduce' });

    test('a buyer uploads, answers a hint, shares with a lender, and gets a file back', async ({ page, browser }) => {
      await arriveSignedIn(page);
      await page.goto('/documents');
      const stubs = slot(page, 'pay_stubs');
      await expect(stubs.getByText('Needed', { exact: true })).toBeVisible();
      await expectAccessible(page);

      // An old one would have to be replaced.
      const payDay = daysLater(new Date().toISOString().slice(0, 10), -12).replace(/(.+)-(.+)-(.+)/, '$2/$3/$1');
      await filesOf(stubs).setInputFiles(pdf('page.pdf', Buffer.from('<!doctype html><p>Hello')));
      await expect(page.getByText(/^We take PDF/)).toBeVisible();
      await page.getByRole('button', { name: /^Dismiss/ }).click();
      await filesOf(stubs).setInputFiles(pdf('stub.pdf', pdfOf([`Pay date: ${payDay}. Page 1 of 2`])));
      await expect(stubs.getByText('Needs fix', { exact: true })).toBeVisible();
      await expect(stubs.getByText('We didn’t find page 2 of 2.')).toBeVisible();
      await stubs.getByRole('button', { name: /^Looks fine/ }).click();
      await expect(stubs.getByText('Needs fix', { exact: true })).toBeHidden();
      await expectReadableInDark(page);
      await expectToFit(page);

      await stubs.getByRole('button', { name: /^Share/ }).click();
      const view = await makeLink(page, 'Who gets the link?', 'Lee Lender');
      const lender = await visitor(browser, view);
      const picture = lender.getByRole('img', { name: 'Page 1 of 1' });
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
      await expectAccessible(lender);

      const statements = slot(page, 'bank_statements');
      await statements.getByRole('button', { name: /^Ask someone/ }).click();
      const request = await makeLink(page, 'Who do you ask?', 'Kim Co-buyer');
      const sender = await visitor(browser, request);
      await filesOf(sender.locator('main')).setInputFiles(pdf('October.pdf', pdfOf(['Statement of October'])));
      await expect(sender.getByText('October.pdf', { exact: true }).first()).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(statements.getByRole('button', { name: 'Open October.pdf' })).toBeVisible({ timeout: 2_000 });
      }).toPass();

      await page.getByRole('heading', { name: 'Links you’ve made' }).click();
      await page.getByRole('button', { name: /^Turn off the link of Lee Lender/ }).click();
      await expect(page.getByText('Turned off').first()).toBeVisible();
      await lender.reload();
      await expect(lender.getByRole('heading', { level: 1, name: /link/ })).toBeVisible();
      await expect(picture).toBeHidden();
      await lender.context().close();
      await sender.context().close();
    });
  });
}
