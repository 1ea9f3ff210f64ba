import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { dayFromNow } from '../support/purchase.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A PDF of one page that says these words. */
function pdfOf(words: string): Buffer {
  const drawn = `BT /F1 12 Tf 72 700 Td (${words}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj`);
  return Buffer.from(['%PDF-1.7', ...objects, 'trailer<</Root 1 0 R>>', '%%EOF'].join('\n'));
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

for (const { width, tag } of [
  { width: 1280, tag: '@gate' },
  { width: 390, tag: [] },
]) {
  test.describe(`at ${width} pixels`, { tag }, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, reducedMotion: 'reduce' });

    test('a buyer uploads papers, mends one, reads it by keyboard, and downloads all', async ({ page }) => {
      await arriveSignedIn(page);
      await page.goto('/documents');
      await part(page, 'All documents').getByText('Nothing here yet').waitFor();
      await expectAccessible(page);

      // An old one would have to be replaced.
      const payDay = dayFromNow(-12);
      const stub = pdfOf(`Pay date: ${payDay.replace(/(.+)-(.+)-(.+)/, '$2/$3/$1')}. Page 1 of 2`);
      await part(page, 'Upload').getByLabel('What are they?').selectOption('pay_stubs');
      await part(page, 'Upload')
        .getByLabel('Choose files', { exact: true })
        .setInputFiles([
          { name: 'stub.pdf', mimeType: 'application/pdf', buffer: stub },
          { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><p>Hello') },
        ]);
      await expect(part(page, 'Upload').getByText(/^We take PDF/)).toBeVisible();
      await part(page, 'Upload').getByRole('button', { name: 'Dismiss' }).click();
      await expect(part(page, 'What your purchase needs').getByText('Needs fix')).toBeVisible();
      await expect(part(page, 'All documents').getByText(`Dated ${inWords(payDay)}`)).toBeVisible();

      await page.getByRole('button', { name: 'Edit stub.pdf' }).click();
      await expect(dialog(page).getByText('We didn’t find page 2 of 2.')).toBeVisible();
      await expectAccessible(page, ['dialog']);
      await dialog(page).getByRole('button', { name: 'It’s fine' }).click();
      await dialog(page).getByLabel('Name').fill('Last stub');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(part(page, 'What your purchase needs').getByText('Needs fix')).toBeHidden();

      await part(page, 'All documents').getByLabel('Search').fill('pay date');
      await expect(part(page, 'All documents').getByText('1 found')).toBeVisible();
      const open = page.getByRole('button', { name: 'Open Last stub' });
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByText('Page 1 of 1')).toBeVisible();
      await expect(dialog(page).getByRole('img', { name: /Pay date/ })).toBeVisible();
      await dialog(page).getByRole('group').focus();
      await page.keyboard.press('+');
      await expect(dialog(page).locator('canvas[data-scale="1.5"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download all (ZIP)' }).click();
      expect((await download).suggestedFilename()).toBe('Hearthway documents.zip');
      expect(await (await download).failure()).toBeNull();

      await expectReadableInDark(page);
      await expectToFit(page);
      await page.goto('/dashboard');
      await expect(part(page, 'Document Center').getByText(/papers collected/)).toBeVisible();
    });
  });
}
