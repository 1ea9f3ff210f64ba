import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { section } from './financial-profile.js';
import type { Hand } from './hand.js';
import { isPhone, trackerLine } from './site.js';
import { expect } from './test.js';

const address = '4512 Shoal Creek Blvd';
const listing = `$325,000\n3 bd | 2 ba | 1,650 sqft\n${address}, Austin, TX 78756\nSingle Family Residence · Built in 1962`;

/** Moves the home on the board from Saved to Offer. */
export type MoveToOffer = (page: Page) => Promise<void>;

/** From the dashboard: logs a letter that is good for 60 days, which completes Get Pre-Approved. */
export async function logsALetter(page: Page, hand: Hand): Promise<void> {
  const { press, write } = hand;
  await opensMilestone(page, hand, 'Get Pre-Approved', '/get-pre-approved');
  await expect(page.getByRole('heading', { level: 1, name: 'Get pre-approved' })).toBeVisible();
  await expectAccessible(page);
  const letters = section(page, 'Your letters');
  if (await isFolded(letters)) await press(letters.locator('summary').first());
  await press(letters.getByRole('button', { name: 'Log a letter' }));
  const dialog = page.getByRole('dialog', { name: 'Log a letter' });
  await expectAccessible(page);
  await write(dialog.getByLabel('Lender'), 'Harbor Credit Union');
  await write(dialog.getByLabel('Amount on the letter'), '350000');
  await write(dialog.getByLabel('Expiration date'), dayIn(60));
  await press(dialog.getByRole('button', { name: 'Save' }));
  await celebrates(page, hand, 'Get Pre-Approved');
  await expect(letters).toContainText('Harbor Credit Union');
  await expectAccessible(page);
}

/** Starts from a template and adds an area, which completes the hidden milestone. */
export async function writesDownGoals(page: Page, hand: Hand): Promise<void> {
  const { press, write } = hand;
  if (isPhone(page)) await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('link', { name: 'Home Goals' }).first());
  await page.waitForURL('**/home-goals');
  await press(page.getByRole('button', { name: /^Start from “/ }).first());
  await expectAccessible(page);
  const areas = section(page, 'Where you’d live');
  await write(areas.getByLabel('Kind of area'), 'ZIP code');
  await write(areas.getByLabel('ZIP code'), '78756');
  await press(areas.getByRole('button', { name: 'Add area' }));
  await celebrates(page, hand, 'Home Goals');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Go to Home Search' }));
  await page.waitForURL('**/home-search');
}

/** Pastes a listing, checks the parsed result, and moves the home to Offer, which completes Home Search. */
export async function offersOnAHome(page: Page, hand: Hand, moveToOffer: MoveToOffer): Promise<void> {
  const { press, write } = hand;
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Paste a listing' }));
  const dialog = page.getByRole('dialog', { name: 'Add a home' });
  await write(dialog.getByLabel('Text of the listing'), listing);
  await press(dialog.getByRole('button', { name: 'Read it' }));
  await expect(dialog.getByRole('heading', { name: 'What we understood' })).toBeVisible();
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Save this home' }));
  const home = page.getByRole('article', { name: address });
  await expect(home).toContainText(/About \$[\d,]+ a month/);
  await expectAccessible(page);
  await moveToOffer(page);
  await celebrates(page, hand, 'Home Search');
  await expectAccessible(page);
}

const handleOf = (page: Page): Locator => page.getByRole('button', { name: `Drag ${address}` });

export async function dragToOffer(page: Page): Promise<void> {
  const column = page.getByRole('region', { name: /^Offer/ });
  await column.scrollIntoViewIfNeeded();
  await handleOf(page).hover();
  const box = await column.boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 10 });
  await expect(page.getByText('Over Offer.')).toBeAttached();
  await page.mouse.up();
}

/** Saved, Tour, Shortlist, Offer: three columns on. */
export async function carryToOffer(page: Page, { press }: Hand): Promise<void> {
  await press(handleOf(page));
  await expect(page.getByText(`Holding ${address} over Saved.`)).toBeAttached();
  for (const column of ['Tour', 'Shortlist', 'Offer']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Over ${column}.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
}

export async function pickOffer(page: Page, { press }: Hand): Promise<void> {
  await press(page.getByRole('button', { name: `Move ${address}` }));
  await press(page.getByRole('menuitem', { name: 'Offer' }));
}

async function opensMilestone(page: Page, { press }: Hand, title: string, path: string): Promise<void> {
  if (isPhone(page)) await press(trackerLine(page));
  await press(page.getByRole('listitem').filter({ hasText: title }).first().getByRole('button'));
  await page.waitForURL(`**${path}`);
}

async function celebrates(page: Page, { press }: Hand, title: string): Promise<void> {
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });
  await expect(celebration).toContainText(title);
  await press(celebration.getByRole('button', { name: 'Continue' }));
  await expect(celebration).toBeHidden();
}

const isFolded = (part: Locator): Promise<boolean> =>
  part
    .locator('details')
    .first()
    .evaluate((details: HTMLDetailsElement) => !details.open)
    .catch(() => false);

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
