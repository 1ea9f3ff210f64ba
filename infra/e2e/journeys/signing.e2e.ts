import type { Browser, Download, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { hasADocument, pdfOf } from '../support/documents.js';
import { codeIn, linkIn, mailTo } from '../support/mailbox.js';
import { expect, test } from '../support/test.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** In a fresh browser: a signer has no account. */
async function asSigner(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await use(await context.newPage());
  await context.close();
}

/** Opens the mailed link, and enters the mailed code. */
async function enter(page: Page, email: string, subject: RegExp): Promise<void> {
  await page.goto(linkIn(await mailTo(email, subject), /\/sign#/));
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code').fill(codeIn(await mailTo(email, /code to sign/), /\b\d{6}\b/));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(heading(page, 'Contract')).toBeVisible();
}

/** The texts are in compressed streams. */
async function numberIn(download: Download): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(await download.path())) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).find((text) => /^\d{4}$/.test(text)) ?? '';
}

async function sign(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download test file' }).click();
  await page.getByLabel('Number in the test file').fill(await numberIn(await download));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree to sign electronically' }).click();
  await expect(heading(page, 'Fill in and sign')).toBeVisible();
  await page.getByLabel('Signature (page 1)').fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('You have signed')).toBeVisible();
}

test(
  'a document is signed by two people in order, through their mailboxes',
  { tag: ['@once'] },
  async ({ page, browser }) => {
    const buyer = await arriveSignedIn(page);
    const other = `second-${buyer.email}`;
    await hasADocument(page, 'Contract', pdfOf(['The contract']));
    await page.goto('/signatures');
    await page.getByLabel('Document').selectOption('Contract');
    await page.getByRole('button', { name: 'Prepare it' }).click();
    await page.getByLabel('From').fill('Jordan Rivera');
    for (const [place, [name, email]] of [
      ['Jordan Rivera', buyer.email],
      ['Sam Lee', other],
    ].entries()) {
      await page.getByRole('button', { name: 'Add a signer' }).click();
      await page.getByLabel(`Name of signer ${place + 1}`).fill(name ?? '');
      await page.getByLabel(`Email of signer ${place + 1}`).fill(email ?? '');
      await page.getByLabel('Signer', { exact: true }).selectOption(name ?? '');
      await page.getByRole('button', { name: 'Put it on page 1' }).click();
      const field = page.getByRole('button', { name: `Signature: ${name}` });
      await field.focus();
      for (let press = 0; press <= place * 6; press += 1) await page.keyboard.press('ArrowDown');
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send for signature' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Asked to sign')).toBeVisible();

    await asSigner(browser, async (first) => {
      await enter(first, buyer.email, /asks you to sign/);
      await sign(first, 'Jordan Rivera');
    });
    await asSigner(browser, async (second) => {
      await enter(second, other, /asks you to sign/);
      await sign(second, 'Sam Lee');
    });
    await asSigner(browser, async (second) => {
      await enter(second, other, /Everyone has signed/);
      const download = second.waitForEvent('download');
      await second.getByRole('button', { name: 'Download signed PDF' }).click();
      expect(
        readFileSync(await (await download).path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    });
    await page.reload();
    await expect(page.getByText('Completed')).toBeVisible();
  },
);
