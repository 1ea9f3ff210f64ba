import type { Browser, BrowserContextOptions, Download, Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectAccessible } from './axe.js';
import { codeIn, linkIn, mailsTo, mailTo } from './mailbox.js';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** On a device of their own: a signer has no account. */
export async function asSigner(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await use(await context.newPage());
  await context.close();
}

const codeSubject = /code to sign/;

/** Opens the mailed link, and enters the mailed code. */
export async function enterToSign(page: Page, email: string, subject: RegExp): Promise<void> {
  await page.goto(linkIn(await mailTo(email, subject), /\/sign#/));
  await expectAccessible(page);
  const earlier = await mailsTo(email, codeSubject);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code').fill(codeIn(await mailTo(email, codeSubject, earlier), /\b\d{6}\b/));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** Reads the number in the test file, as a person does. */
export async function consentToSign(page: Page): Promise<void> {
  const file = await downloaded(page, 'Download test file');
  await page.getByLabel('Number in the test file').fill(await numberIn(file));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree to sign electronically' }).click();
}

async function numberIn(file: Download): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(await file.path())) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.map((item) => ('str' in item ? item.str : ''));
  return texts.find((text) => /^\d{4}$/.test(text)) ?? '';
}

export async function downloaded(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

export interface SignedFiles {
  readonly pdf: string;
  readonly audit: string;
}

/** What the command for everyone says, and its exit code. */
export async function verify({ pdf, audit }: SignedFiles): Promise<{ readonly code: number; readonly text: string }> {
  try {
    const { stdout } = await run('npm', ['run', '--silent', 'verify-envelope', '--', pdf, audit], { cwd: root });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout } = error as { readonly code: number; readonly stdout: string };
    return { code, text: stdout };
  }
}

/** What poppler’s program says; `undefined` if it isn’t installed. */
export async function askPdfsig(pdf: string): Promise<string | undefined> {
  try {
    return (await run(process.env['PDFSIG_PROGRAM'] ?? 'pdfsig', ['-nocert', pdf])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
