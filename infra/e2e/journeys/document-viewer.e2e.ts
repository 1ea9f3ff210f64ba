import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { hasADocument, pdfOf } from '../support/documents.js';
import { expectToFit, isPhone } from '../support/site.js';
import { expect, test } from '../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a document that can be shown. */
async function open(page: Page, name: string): Promise<Frame> {
  await page.goto('/documents');
  // On a phone, one section is open at a time.
  if (isPhone(page)) await page.getByRole('heading', { name: 'Other documents' }).click();
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(dialog(page).getByText('Page 1 of 3')).toBeVisible();
  const frame = page.frames().find((one) => one.url().endsWith('/frames/document-viewer.html'));
  if (!frame) throw new Error('The viewer has no frame');
  return frame;
}

const pages = ['The first page', 'The second page', 'The third page'];

/** Counts what is printed instead of printing it. */
function countPrints(): void {
  window.print = () => {
    document.documentElement.dataset['printed'] = String(document.querySelectorAll('.sheet img').length);
  };
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, reducedMotion: 'reduce' });

    test('a buyer reads a document by keyboard, prints, and downloads it', async ({ page }) => {
      await page.addInitScript(countPrints);
      await arriveSignedIn(page);
      await hasADocument(page, 'Statement', pdfOf(pages));
      const frame = await open(page, 'Statement');
      await expect(frame.getByText('The first page')).toBeAttached();
      await expectAccessible(page, ['dialog']);
      await expectToFit(page);

      await page.keyboard.press('End');
      await expect(dialog(page).getByText('Page 3 of 3')).toBeVisible();
      await expect(frame.getByText('The third page')).toBeInViewport();
      // Within the frame, too.
      await frame.locator('main').focus();
      await page.keyboard.press('PageUp');
      await expect(dialog(page).getByText('Page 2 of 3')).toBeVisible();
      const paper = frame.getByRole('group', { name: 'Page 2 of 3' });
      const before = (await paper.boundingBox())?.width ?? 0;
      await page.keyboard.press('+');
      await expect.poll(async () => (await paper.boundingBox())?.width).toBeGreaterThan(before);
      await page.keyboard.press('0');
      await expect.poll(async () => (await paper.boundingBox())?.width).toBe(before);

      await dialog(page).getByRole('button', { name: 'Print' }).click();
      await expect(frame.locator('html')).toHaveAttribute('data-printed', '3');
      const download = page.waitForEvent('download');
      await dialog(page).getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('Statement.pdf');

      await frame.locator('main').focus();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open Statement' })).toBeFocused();
    });
  });
}

test.describe('the frame of a document', () => {
  // What it tries is refused, and the browser says so.
  test.use({ expectedErrors: [/Content Security Policy|sandboxed|SecurityError/] });

  test('reaches neither the session nor the network', async ({ page }) => {
    await arriveSignedIn(page);
    const link = '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 612 792]/A<</S/URI/URI(https://elsewhere.example/)>>>>]';
    await hasADocument(page, 'Statement', pdfOf(pages, { page: link }));
    const frame = await open(page, 'Statement');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));

    await frame.locator('main').click({ position: { x: 200, y: 200 } });
    const reached = await frame.evaluate(async () => {
      const attempts = {
        cookies: () => document.cookie,
        storage: () => localStorage.getItem('auth_token'),
        page: () => parent.document.title,
        network: () => fetch('/api/documents'),
        script: () => {
          const script = document.createElement('script');
          script.textContent = 'document.title = "It ran"';
          document.body.append(script);
          if (document.title !== 'It ran') throw new Error('It did not run');
        },
        popup: () => {
          if (!window.open('https://elsewhere.example/')) throw new Error('No window');
        },
        elsewhere: () => {
          top?.location.assign('https://elsewhere.example/');
        },
      };
      const found: string[] = [];
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          await attempt();
          found.push(name);
        } catch {
          // Refused.
        }
      }
      return [origin, ...found];
    });
    expect(reached).toEqual(['null']);
    expect(asked).toEqual([]);
    expect(page.url()).toMatch(/\/documents$/);
  });
});

test('a file with a script is only downloaded', async ({ page }) => {
  await arriveSignedIn(page);
  const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';
  await hasADocument(page, 'Scripted', pdfOf(pages, { catalog: script }));
  await page.goto('/documents');
  await expect(page.getByRole('button', { name: 'Download Scripted' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open Scripted' })).toBeHidden();
});
