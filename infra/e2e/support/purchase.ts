import { exampleHomeEntry, exampleOfferTerms } from '@hearthway/contracts/examples';
import {
  changeOffer,
  createContract,
  createHome,
  createOffer,
  daysLater,
  getContract,
  stateTimeZones,
  takeOfferStep,
  type Home,
  type HomeEntry,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { section } from './financial-profile.js';
import { mouse } from './hand.js';
import { send } from './plan.js';
import { expect } from './test.js';

/** The day (YYYY-MM-DD) on the calendar of a state, so many days from now. */
export function dayIn(state: PurchaseTerms['state'], days: number): string {
  const [timeZone] = stateTimeZones[state];
  return daysLater(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()), days);
}

const created = () => ({ 'idempotency-key': randomUUID() });

export async function savesAHome(page: Page, change: Partial<HomeEntry>): Promise<Home> {
  return createHome.reply.parse(await send(page, createHome, { ...exampleHomeEntry, ...change }, created())).home;
}

/** Offers, and has the offer accepted, through the API: days ago, with a window to inspect that is open, and closing today. */
export async function hasAnOfferAccepted(
  page: Page,
  home: Home,
  terms: Partial<typeof exampleOfferTerms>,
  effectiveOn: string,
): Promise<void> {
  const offer = createOffer.reply.parse(await send(page, createOffer, { homeId: home.id }, created()));
  const params = { offerId: offer.id };
  const change = { ...changeOffer, path: operationPath(changeOffer, params) };
  await send(
    page,
    change,
    { comparables: [], terms: { ...exampleOfferTerms, ...terms } },
    { 'if-match': `"${offer.version}"` },
  );
  const takeStep = { ...takeOfferStep, path: operationPath(takeOfferStep, params) };
  await send(page, takeStep, { step: 'send', waived: [] }, { 'if-match': `"${offer.version + 1}"` });
  await send(page, takeStep, { step: 'accept', effectiveOn }, { 'if-match': `"${offer.version + 2}"` });
}

/** Enters a contract through the API. */
export async function signs(page: Page, terms: PurchaseTerms): Promise<PurchaseContract> {
  return createContract.reply.parse(await send(page, createContract, terms, created()));
}

export async function contractsOf(page: Page) {
  return getContract.reply.parse(await send(page, getContract));
}

/** Closes the celebration of a milestone that was just completed. */
export async function celebrates(page: Page, milestone: string): Promise<void> {
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });
  await expect(celebration).toContainText(milestone);
  await celebration.getByRole('button', { name: 'Continue' }).click();
  await expect(celebration).toBeHidden();
}

/** A part of the page, unfolded: on a phone, only one is open. */
export async function opens(page: Page, name: string): Promise<Locator> {
  const part = section(page, name);
  await expect(part).toBeVisible();
  const fold = part.locator(':scope > details');
  const isFolded = (await fold.count()) > 0 && !(await fold.evaluate((details: HTMLDetailsElement) => details.open));
  if (isFolded) await fold.locator('summary').first().click();
  return part;
}

interface Entry {
  /** The part of the page, and its button. */
  readonly in: string;
  readonly open: string;
  readonly title: string;
  readonly save?: string;
}

/** Opens a dialog in a part of the page, fills in its fields by label, and saves it. */
export async function enters(page: Page, entry: Entry, fields: Readonly<Record<string, string>>): Promise<void> {
  await (await opens(page, entry.in)).getByRole('button', { name: entry.open, exact: true }).click();
  await fillsIn(page, entry, fields);
}

/** Fills in the dialog that is open, and saves it. */
export async function fillsIn(
  page: Page,
  { title, save = 'Save' }: Pick<Entry, 'title' | 'save'>,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, text] of Object.entries(fields)) {
    // An optional field says so in its label.
    await mouse.write(dialog.getByLabel(new RegExp(`^${label}(?: .?optional.?)?$`, 'i')), text);
  }
  await dialog.getByRole('button', { name: save, exact: true }).click();
  await expect(dialog).toBeHidden();
}
