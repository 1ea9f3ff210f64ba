import { exampleLoanEstimate, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { createLoanEstimate, listCalendarEvents, listHomes, type PurchaseTerms } from '@hearthway/contracts/journey';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { signUp } from '../support/buyer.js';
import { section } from '../support/financial-profile.js';
import { send } from '../support/plan.js';
import {
  celebrates,
  contractsOf,
  dayIn,
  enters,
  fillsIn,
  hasAnOfferAccepted,
  opens,
  savesAHome,
  signs,
} from '../support/purchase.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';

test.use({ reducedMotion: 'reduce' });

type State = 'TX' | 'FL' | 'TN';

test('in Texas, a buyer with a loan goes from the accepted offer to the keys', async ({ page }) => {
  test.setTimeout(360_000);
  await signUp(page);
  await page.goto('/make-offer');
  const home = await savesAHome(page, { state: 'TX' });
  await hasAnOfferAccepted(page, home, { closingOn: dayIn('TX', 0), inspectionDays: 30 }, dayIn('TX', -24));
  await choosesALoan(page);
  await inspects(page, 'TX');
  await asksTheSeller(page);
  await goesAhead(page, 'TX');
  await meetsTheConditions(page);
  await splitsTheGap(page);
  await checksTheDisclosure(page);
  await wiresSafely(page);
  await takesTheKeys(page);
});

test('in Florida, a buyer without an agent pays cash', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/make-offer');
  const { id } = await savesAHome(page, { state: 'FL', city: 'Tampa', address: '218 Palm Avenue' });
  await signs(page, {
    ...termsIn('FL', '218 Palm Avenue, Tampa, FL'),
    homeId: id,
    financing: 'cash',
    optionFeeCents: 0,
  });
  for (const path of ['/mortgage-application', '/underwriting']) {
    await page.goto(path);
    await expect(section(page, 'You pay cash')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
  }
  await inspects(page, 'FL');
  await goesAhead(page, 'FL');
  await expectToFit(page);
  await page.goto('/closing');
  await enters(
    page,
    { in: 'Know what to bring', open: 'Enter deposits and credits', title: 'Deposits and credits' },
    { 'Closing costs': '6000', 'Cash to close': '402000' },
  );
  await expect(page.getByRole('region', { name: 'Due at the table' })).toContainText('By your papers$402,000');
  await expectAccessible(page);
  await expectToFit(page);
  await takesTheKeys(page);
});

test('in Tennessee, a contract falls through at the inspection, and a second home is bought', async ({ page }) => {
  await signUp(page);
  await page.goto('/make-offer');
  const first = await savesAHome(page, { state: 'TN', city: 'Nashville', address: '9 Elm Street' });
  const second = await savesAHome(page, { state: 'TN', city: 'Nashville', address: '27 Maple Court' });
  await signs(page, { ...termsIn('TN', '9 Elm Street, Nashville, TN'), homeId: first.id });
  await inspects(page, 'TN');
  await endsTheContract(page);
  expect(await stageOf(page, first.id)).toBe('shortlist');
  expect(await deadlinesInTheCalendar(page)).toEqual([]);

  await signs(page, { ...termsIn('TN', '27 Maple Court, Nashville, TN'), homeId: second.id });
  await page.goto('/home-inspection');
  await expect(section(page, 'What they found')).toContainText('Nothing yet');
  await goesAhead(page, 'TN');
  await page.goto('/closing');
  await takesTheKeys(page);
  const { contract, history } = await contractsOf(page);
  expect(contract).toBeNull();
  expect(history.map(({ status }) => status)).toEqual(['closed', 'fell_through']);
});

/** Effective some weeks ago, with a window to inspect that is open, and closing today. */
const termsIn = (state: 'FL' | 'TN', address: string): PurchaseTerms => ({
  ...examplePurchaseTerms,
  address,
  state,
  timeZone: state === 'FL' ? 'America/New_York' : 'America/Chicago',
  effectiveOn: dayIn(state, -24),
  closingOn: dayIn(state, 0),
  contingencies: { ...examplePurchaseTerms.contingencies, inspection: { kind: 'days', days: 30, time: null } },
});

async function choosesALoan(page: Page): Promise<void> {
  await send(
    page,
    createLoanEstimate,
    { ...exampleLoanEstimate, lender: 'Elm Bank', issuedOn: dayIn('TX', -21), lockedUntil: null },
    { 'idempotency-key': randomUUID() },
  );
  await page.goto('/mortgage-application');
  await enters(
    page,
    { in: '1. Apply', open: 'Note your application', title: 'Your application' },
    { Lender: 'Harbor Credit Union', 'Day you applied': dayIn('TX', -23) },
  );
  await enters(
    page,
    { in: '2. Choose a Loan Estimate', open: 'Add a Loan Estimate', title: 'Add a Loan Estimate' },
    {
      Lender: 'Harbor Credit Union',
      'Date issued': dayIn('TX', -21),
      'Loan amount': '300000',
      'Interest rate, %': '6.25',
      'Origination charges': '800',
      'Services you can’t shop for': '700',
      'Services you can shop for': '1800',
      'Cash to close': '108000',
    },
  );
  await section(page, '2. Choose a Loan Estimate')
    .getByRole('button', { name: 'Go ahead with Harbor Credit Union' })
    .click();
  await enters(
    page,
    { in: '3. Go ahead, and lock your rate', open: 'Note your yes', title: 'Your intent to proceed' },
    { 'Day you said yes': dayIn('TX', -20) },
  );
  await enters(
    page,
    { in: '3. Go ahead, and lock your rate', open: 'Note your rate lock', title: 'Your rate lock' },
    { 'Locked on': dayIn('TX', -20), 'Lock ends': dayIn('TX', 10), 'Locked rate, %': '6.25' },
  );
  await celebrates(page, 'Mortgage Application');
  await expect(section(page, 'Where you stand')).toContainText('Days that count');
  await expectAccessible(page);
  await expectReadableInDark(page);
}

async function inspects(page: Page, state: State): Promise<void> {
  await page.goto('/home-inspection');
  await enters(
    page,
    { in: 'Your inspection', open: 'Add your inspector and what you see', title: 'Your inspection' },
    { Inspector: 'Dana Whitfield', 'Day of the inspection': dayIn(state, -20) },
  );
  await enters(
    page,
    { in: 'What they found', open: 'Add a finding', title: 'Add a finding', save: 'Save finding' },
    {
      Where: 'Roof',
      'How serious': 'Major',
      'What the inspector found': 'Shingles are missing above the porch',
      'Costs at least': '1200',
      'Costs at most': '2000',
      'What you want': 'Ask for a credit',
    },
  );
  await expect(section(page, 'What they found')).toContainText('$1,200');
}

async function asksTheSeller(page: Page): Promise<void> {
  const request = await opens(page, 'Ask the seller');
  await expect(request).toContainText('Shingles are missing above the porch');
  const saved = page.waitForEvent('download');
  await request.getByRole('button', { name: /PDF/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await enters(
    page,
    { in: 'Requests and answers', open: 'Add a request or an answer', title: 'Add a request or an answer' },
    {
      Who: 'The seller',
      'What was asked or answered': 'Pays for half of the roof',
      'Credit, if one was named': '1000',
    },
  );
  await expect(section(page, 'Requests and answers')).toContainText('$1,000');
}

async function goesAhead(page: Page, state: State): Promise<void> {
  const decide = await opens(page, 'Decide');
  await decide.getByRole('button', { name: 'Go ahead', exact: true }).click();
  await fillsIn(
    page,
    { title: 'Go ahead with this home?', save: 'Go ahead' },
    { 'Decided on': dayIn(state, -18), 'What was agreed': 'A credit of $1,000' },
  );
  await celebrates(page, 'Home Inspection');
  await expectAccessible(page);
  await expectReadableInDark(page);
}

async function endsTheContract(page: Page): Promise<void> {
  const decide = await opens(page, 'Decide');
  await decide.getByRole('button', { name: 'End the contract' }).click();
  await expectAccessible(page);
  await fillsIn(
    page,
    { title: 'Did you end this contract?', save: 'I ended the contract' },
    { 'Notice sent on': dayIn('TN', -17), 'How it was sent, and to whom': 'By email to the listing agent' },
  );
  await expect(page.getByText('Your window starts with your contract')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function meetsTheConditions(page: Page): Promise<void> {
  await page.goto('/underwriting');
  for (const [stage, days] of [
    ['Processing', -17],
    ['With the underwriter', -12],
    ['Approved with conditions', -9],
  ] as const) {
    const title = stage === 'Processing' ? 'Where your loan stands' : 'Add the next stage';
    const open = stage === 'Processing' ? 'Note where it stands' : 'Add the next stage';
    await enters(page, { in: 'Where your loan stands', open, title }, { Stage: stage, Since: dayIn('TX', days) });
  }
  await enters(
    page,
    { in: 'What your lender asks for', open: 'Add a condition', title: 'Add a condition' },
    { 'What the lender asks for': 'Latest bank statement', 'Asked on': dayIn('TX', -9), Due: dayIn('TX', -4) },
  );
  await section(page, 'What your lender asks for')
    .getByRole('button', { name: 'Change Latest bank statement' })
    .click();
  await fillsIn(
    page,
    { title: 'Change this condition' },
    { 'Sent on': dayIn('TX', -8), 'How, and to whom': 'Uploaded to the portal', 'Accepted on': dayIn('TX', -7) },
  );
  await expect(section(page, 'What your lender asks for')).toContainText('Uploaded to the portal');
  await enters(
    page,
    { in: 'Where your loan stands', open: 'Add the next stage', title: 'Add the next stage' },
    { Stage: 'Clear to close', Since: dayIn('TX', -2) },
  );
  await expectAccessible(page);
}

/** The value is $10,000 below the price. */
async function splitsTheGap(page: Page): Promise<void> {
  await enters(
    page,
    { in: 'The appraisal', open: 'Add the appraisal', title: 'Add an appraisal' },
    { Ordered: dayIn('TX', -18), 'Report received': dayIn('TX', -10), 'Value in the report': '390000' },
  );
  const gap = section(page, 'The value is $10,000 below the price');
  await expect(gap.getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  await expectReadableInDark(page);
  await gap.getByRole('button', { name: 'We split it' }).click();
  await fillsIn(page, { title: 'You split the gap' }, { 'Decided on': dayIn('TX', -9) });
  await celebrates(page, 'Appraisal');
}

/** The lender’s own charges rose by $100, which they may not. */
async function checksTheDisclosure(page: Page): Promise<void> {
  await page.goto('/closing');
  await enters(
    page,
    { in: 'Check the Closing Disclosure', open: 'Enter your Closing Disclosure', title: 'Your Closing Disclosure' },
    {
      'Day you received it': dayIn('TX', -6),
      'Kind of loan': 'Conventional',
      'Loan amount': '300000',
      'Term, years': '30',
      'Interest rate, %': '6.25',
      'APR, %': '6.39',
      'Origination charges': '900',
      'Services you couldn’t shop for': '700',
    },
  );
  await expect(section(page, 'Beside your Loan Estimate')).toContainText('Ask your lender for $100');
  await enters(
    page,
    { in: 'Know what to bring', open: 'Enter deposits and credits', title: 'Deposits and credits' },
    { 'Cash to close': '97400' },
  );
  await expect(page.getByRole('region', { name: 'Due at the table' })).toContainText('By your papers$97,400');
  await expectAccessible(page);
  await expectReadableInDark(page);
}

/** No field takes an account number. */
async function wiresSafely(page: Page): Promise<void> {
  const wire = await opens(page, 'Send the money safely');
  await wire.getByLabel(/^Its phone number/).fill('021000021 4455667788');
  await wire.getByRole('button', { name: 'Save' }).click();
  await expect(
    wire
      .getByRole('alert')
      .or(wire.getByText(/^Please/))
      .first(),
  ).toBeVisible();
  await wire.getByLabel(/^Its phone number/).fill('512-555-0100');
  await wire.getByRole('button', { name: 'Save' }).click();
  for (const box of await wire.getByRole('checkbox').all()) await box.check();
  await expectAccessible(page);
}

async function takesTheKeys(page: Page): Promise<void> {
  await (await opens(page, 'Take your keys')).getByRole('button', { name: 'I have the keys' }).click();
  await celebrates(page, 'Closing');
  await expect(page.getByRole('heading', { name: 'Welcome home!' })).toBeVisible();
  await expect(section(page, 'Your first year')).toContainText('Check that your deed is recorded');
  await expectAccessible(page);
  await expectReadableInDark(page);
  await page.goto('/dashboard');
  await expect(page.getByText(/New homeowner/i).first()).toBeVisible();
  await expectAccessible(page);
}

async function stageOf(page: Page, homeId: string): Promise<string | undefined> {
  const { homes } = listHomes.reply.parse(await send(page, listHomes));
  return homes.find(({ id }) => id === homeId)?.stage;
}

async function deadlinesInTheCalendar(page: Page): Promise<readonly string[]> {
  const { events } = listCalendarEvents.reply.parse(await send(page, listCalendarEvents));
  return events.filter(({ kind }) => kind === 'deadline').map(({ title }) => title);
}
