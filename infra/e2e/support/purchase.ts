import type { Locator, Page } from '@playwright/test';
import { fillInProfile, section, type Place } from './financial-profile.js';
import { celebrates, opensMilestone } from './first-steps.js';
import type { Hand } from './hand.js';
import { expect } from './test.js';

/** So many days from today in Texas and Tennessee, as a date field takes it. A day that hasn’t come there is refused. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  // Swedish dates are written like that.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format(day);
}

/** From Buying Power through the finances to a pinned budget. */
export async function pinsABudget(page: Page, hand: Hand, place?: Place): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Add your finances (5 min)' }));
  await page.waitForURL('**/pre-approval-form');
  await fillInProfile(page, hand, place);
  await celebrates(page, hand, "Let's Get to Know You!");
  await opensMilestone(page, hand, 'Buying Power', '/buying-power');
  await hand.press(page.getByRole('button', { name: 'Save these numbers' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Save scenario' }));
  await hand.press(page.getByRole('button', { name: /^Pin as budget/ }));
  await celebrates(page, hand, 'Buying Power');
}

export async function logsALetter(page: Page, hand: Hand): Promise<void> {
  await opensMilestone(page, hand, 'Get Pre-Approved', '/get-pre-approved');
  await hand.press(section(page, 'Your letters').getByRole('button', { name: 'Add a letter' }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('Lender', { exact: true }), 'Oak Bank');
  await hand.write(dialog.getByLabel('Amount on the letter'), '350000');
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  await celebrates(page, hand, 'Get Pre-Approved');
}

export async function paysCash(page: Page, hand: Hand): Promise<void> {
  await opensMilestone(page, hand, 'Get Pre-Approved', '/get-pre-approved');
  await hand.check(page.getByLabel('I’m paying cash'));
  await celebrates(page, hand, 'Get Pre-Approved');
}

/** Saves the home of a listing’s text. */
export async function savesAHome(page: Page, hand: Hand, listing: string): Promise<void> {
  await opensMilestone(page, hand, 'Home Search', '/home-search');
  await hand.press(page.getByRole('button', { name: 'Add a home' }).first());
  await hand.write(page.getByLabel('Text of the listing'), listing);
  await hand.press(page.getByRole('button', { name: 'Read it' }));
  await hand.press(page.getByRole('button', { name: 'Save this home' }));
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Writes an offer for a home, sends it, and has it accepted. */
export async function getsAnOfferAccepted(page: Page, hand: Hand, address: string, terms: Terms = {}): Promise<void> {
  await opensMilestone(page, hand, 'Make Offer', '/make-offer');
  await hand.press(page.getByRole('button', { name: new RegExp(`^Write an offer.*${address}`) }));
  for (const [label, answer] of Object.entries(terms)) await hand.write(page.getByLabel(label), answer);
  if (Object.keys(terms).length > 0) await hand.press(page.getByRole('button', { name: 'Save terms' }));
  await hand.press(page.getByRole('button', { name: 'I sent this offer' }));
  await hand.press(page.getByRole('button', { name: 'They accepted it' }));
  await hand.press(page.getByRole('button', { name: 'Start my deadlines' }));
  await celebrates(page, hand, 'Make Offer');
}

/** By the labels of the form. */
export type Terms = Readonly<Record<string, string>>;

/** Applies for the loan, goes ahead with one Loan Estimate, and locks the rate. */
export async function appliesForTheLoan(page: Page, hand: Hand): Promise<void> {
  await opensMilestone(page, hand, 'Mortgage Application', '/mortgage-application');
  const application = section(page, '1. Apply');
  await hand.write(application.getByLabel('Lender'), 'Oak Bank');
  await hand.write(application.getByLabel('Day you applied'), dayFromNow(0));
  await hand.press(application.getByRole('button', { name: 'Save application' }));

  const estimates = section(page, '2. Choose a Loan Estimate');
  await hand.press(estimates.getByRole('button', { name: 'Add a Loan Estimate' }));
  await fillIn(page.getByRole('dialog'), hand, {
    Lender: 'Oak Bank',
    'Loan amount': '290,000',
    'Interest rate, %': '6.25',
    'Origination charges': '800',
  });
  await hand.press(estimates.getByRole('button', { name: 'Go ahead with Oak Bank' }));
  await expect(estimates.getByText('Going ahead', { exact: true })).toBeVisible();

  const lock = section(page, '3. Go ahead, and lock your rate');
  await hand.write(lock.getByLabel('Day you said yes'), dayFromNow(0));
  await hand.write(lock.getByLabel('Locked on'), dayFromNow(0));
  await hand.write(lock.getByLabel('Lock ends'), dayFromNow(60));
  await hand.write(lock.getByLabel('Locked rate, %'), '6.25');
  await hand.press(lock.getByRole('button', { name: 'Save intent and lock' }));
  await celebrates(page, hand, 'Mortgage Application');
}

/** Notes a finding, and goes ahead with the home. */
export async function goesOnAfterInspection(page: Page, hand: Hand): Promise<void> {
  await findsSomething(page, hand);
  await hand.press(page.getByRole('button', { name: 'Go ahead', exact: true }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Go ahead' }));
  await celebrates(page, hand, 'Home Inspection');
}

/** Notes a finding, and ends the contract in its window. */
export async function leavesAfterInspection(page: Page, hand: Hand): Promise<void> {
  await findsSomething(page, hand);
  await hand.press(page.getByRole('button', { name: 'End the contract' }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('How it was sent, and to whom'), 'By email to the seller’s agent');
  await hand.press(dialog.getByRole('button', { name: 'I ended the contract' }));
  await expect(page.getByText('Your window starts with your contract')).toBeVisible();
}

async function findsSomething(page: Page, hand: Hand): Promise<void> {
  await opensMilestone(page, hand, 'Home Inspection', '/home-inspection');
  await hand.press(page.getByRole('button', { name: 'Add a finding' }));
  await fillIn(page.getByRole('dialog'), hand, {
    Where: 'Roof',
    'What the inspector found': 'Shingles are missing above the porch',
    'Costs at least': '1,500',
    'Costs at most': '2,500',
  });
  await expect(page.getByText('Shingles are missing above the porch').first()).toBeVisible();
}

/** Notes the appraisal, and each answer of the lender up to the last one. */
export async function isClearToClose(page: Page, hand: Hand, value: string): Promise<void> {
  await opensMilestone(page, hand, 'Appraisal', '/underwriting');
  await hand.press(page.getByRole('button', { name: 'Add the appraisal' }));
  await fillIn(page.getByRole('dialog'), hand, { 'Value in the report': value });
  await expect(page.getByText('The value covers the price')).toBeVisible();
  for (const stage of ['With the underwriter', 'Approved with conditions', 'Clear to close']) {
    await hand.press(page.getByRole('button', { name: 'Add a stage' }));
    await fillIn(page.getByRole('dialog'), hand, { Stage: stage });
  }
  await celebrates(page, hand, 'Appraisal');
}

/** Signs, and takes the keys. The dashboard is then a homeowner’s. */
export async function takesTheKeys(page: Page, hand: Hand): Promise<void> {
  await opensMilestone(page, hand, 'Closing', '/closing');
  await hand.press(section(page, '6. Take the keys').getByRole('button', { name: 'I have the keys' }));
  await celebrates(page, hand, 'Closing');
  await expect(section(page, 'Welcome home!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(section(page, 'New Homeowner')).toContainText('Step 9 of 9');
}

async function fillIn(dialog: Locator, hand: Hand, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await hand.write(dialog.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)), answer);
  }
  const save = dialog.getByRole('button', { name: 'Save' });
  await hand.press(save);
  // Not the dialog: a celebration may come next.
  await expect(save).toBeHidden();
}
