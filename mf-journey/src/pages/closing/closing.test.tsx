import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleClosing, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  closingLists,
  getClosing,
  recordKeys,
  saveClosing,
  type ClosingView,
  type FirstYearItem,
} from '@hearthway/contracts/journey';
import { exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2027-01-04T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const contract = { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines };
const paysCash = { ...contract, contract: storedContract({ ...examplePurchaseTerms, financing: 'cash' }) };

const clock: ClosingView['clock'] = {
  dueOn: '2026-12-30',
  receivedOn: '2026-11-20',
  countsFrom: '2026-11-20',
  earliestOn: '2026-11-24',
  restarted: false,
  text: 'Only three things start the wait again.',
  rule: 'Three business days.',
  rowId: 'row',
  sourceName: 'Regulation Z',
  sourceUrl: 'https://www.ecfr.gov/',
  sourceDate: '2026-11-01',
};
const comparison: ClosingView['comparison'] = {
  lender: 'Oak Bank',
  issuedOn: '2026-11-20',
  note: '',
  fees: [
    { line: 'originationCents', bucket: 'zero', estimateCents: 80_000, disclosureCents: 90_000, overCents: 10_000 },
    { line: 'pointsCents', bucket: 'zero', estimateCents: 0, disclosureCents: 0, overCents: 0 },
    { line: 'recordingCents', bucket: 'ten', estimateCents: null, disclosureCents: 33_200, overCents: 0 },
  ],
  buckets: [
    { bucket: 'zero', estimateCents: 150_000, disclosureCents: 160_000, overCents: 10_000 },
    { bucket: 'ten', estimateCents: 192_000, disclosureCents: 213_200, overCents: 2_000 },
    { bucket: 'free', estimateCents: 390_000, disclosureCents: 465_000, overCents: 0 },
  ],
  owedCents: 12_000,
  ask: 'Hello Oak Bank',
};
const firstYear: FirstYearItem[] = [
  {
    key: 'deed-mail',
    title: 'Ignore mail that sells copies of your deed',
    on: '2027-01-18',
    text: 'The county sells copies for a few dollars.',
    forSome: false,
    done: false,
    rowId: 'row',
    sourceName: 'General industry practice',
    sourceUrl: '',
    sourceDate: '2026-11-01',
    standing: 'practice',
  },
  {
    key: 'homestead',
    title: 'File for your homestead tax benefit',
    on: '2027-04-30',
    text: 'File Form 50-114.',
    forSome: false,
    done: false,
    rowId: 'row',
    sourceName: 'Texas Comptroller',
    sourceUrl: 'https://comptroller.texas.gov/',
    sourceDate: '2026-11-01',
    standing: 'cited',
  },
];
const full: GivenJourney['closing'] = {
  closing: exampleClosing,
  clock,
  comparison,
  perDiemCents: 5_137,
  cash: {
    rows: [
      { key: 'price', name: 'Price', cents: 42_500_000 },
      { key: 'loan', name: 'Your loan', cents: -30_000_000 },
    ],
    expectedCents: 12_500_000,
    saidCents: 12_600_000,
    differenceCents: 100_000,
  },
  checks: [{ id: 'fees', result: 'warning', text: 'Fees are $120.00 above the legal limits.' }],
  firstYear,
};

async function renderPage(given: GivenJourney & { readonly small?: boolean } = {}) {
  const rendered = renderJourney({ at: '/closing', contract, ...given });
  await screen.findByRole('region', { name: 'Good to know' });
  await waitFor(() => expect(screen.queryByText('Loading your closing')).toBeNull());
  return rendered;
}
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the page', () => {
  it('without a contract says where it starts, and is a guide', async () => {
    await renderPage({ contract: undefined });
    const action = await screen.findByRole('link', { name: 'Go to your offers' });
    expect(action.getAttribute('href')).toBe('/make-offer');
    expect(part('Good to know').getByText('If you pay cash')).toBeDefined();
    expect(screen.queryByRole('region', { name: '3. Send the money safely' })).toBeNull();
  });

  it('says what fits together, and what a day costs', async () => {
    await renderPage({ closing: full });
    const standing = part('You close on January 4, 2027');
    expect(standing.getByText(/above the legal limits/).textContent).toMatch(/^Look again: /);
    expect(standing.getByText(/Interest is \$51.37 a day/)).toBeDefined();
  });

  it('can be loaded again', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(getClosing, 503);
    const { person } = renderJourney({ at: '/closing', journey });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    journey.failWith(getClosing, undefined);
    await person.click(retry);
    expect(await screen.findByRole('region', { name: '3. Send the money safely' })).toBeDefined();
  });

  it('asks a buyer who pays cash for no lender’s papers', async () => {
    await renderPage({ contract: paysCash });
    expect(screen.queryByRole('region', { name: '1. Check the Closing Disclosure' })).toBeNull();
    expect(part('2. Know what to bring').getByText(/settlement statement/)).toBeDefined();
    expect(part('5. Sign').queryByRole('checkbox', { name: closingLists.signing['sign-note'] })).toBeNull();
    expect(part('5. Sign').getByRole('checkbox', { name: closingLists.signing['sign-title'] })).toBeDefined();
  });
});

describe('the Closing Disclosure', () => {
  it('is compared with the Loan Estimate by bucket, with a message to the lender', async () => {
    const { person } = await renderPage({ closing: full });
    const table = within(part('1. Check the Closing Disclosure').getByRole('table'));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'FeeLoan EstimateClosing DisclosureAbove the limit',
      'May not rise The lender set these, or chose who did.',
      'Origination charges$800$900$100',
      'Total$1,500$1,600$100',
      'May rise 10% together Recording, and companies from the lender’s list.',
      'Recording feesNot given$332–',
      'Total$1,920$2,132$20',
      'May change Companies you found, insurance, taxes, and interest.',
      'Total$3,900$4,650No limit',
    ]);
    await person.click(screen.getByRole('button', { name: 'Copy the message' }));
    expect(await navigator.clipboard.readText()).toBe('Hello Oak Bank');
  });

  it('shows the clock with its rule and source', async () => {
    await renderPage({ closing: full });
    const papers = part('1. Check the Closing Disclosure');
    expect(papers.getByText('November 24, 2026')).toBeDefined();
    expect(papers.getByRole('link', { name: /^Regulation Z/, hidden: true })).toBeDefined();
  });

  it('is entered, and errors are shown where they are', async () => {
    const { journey, person } = await renderPage({ closing: { clock } });
    await person.click(screen.getByRole('button', { name: 'Enter your Closing Disclosure' }));
    const form = await dialog();
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter the loan amount from page 1')).toBeDefined();
    await person.type(form.getByLabelText(/^Loan amount/), '300,000');
    await person.type(form.getByLabelText(/^Interest rate/), '6.25');
    await person.type(form.getByLabelText(/^APR/), '6.4');
    await person.type(form.getByLabelText(/^Origination charges/), '900');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.closing().disclosure).toMatchObject({
        receivedOn: '2027-01-04',
        program: 'conventional',
        loanCents: 30_000_000,
        months: 360,
        aprMillionths: 64_000,
        originationCents: 90_000,
        pointsCents: 0,
      });
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is corrected', async () => {
    const { journey, person } = await renderPage({ closing: full });
    await person.click(screen.getByRole('button', { name: 'I got a corrected one' }));
    const form = await dialog();
    await person.type(form.getByLabelText(/^Its APR/), '6.6');
    await person.selectOptions(form.getByLabelText('A new prepayment penalty?'), 'Yes');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.closing().correction).toEqual({
        receivedOn: '2027-01-04',
        aprMillionths: 66_000,
        productChanged: false,
        penaltyAdded: true,
      });
    });
  });
});

it('the money to bring is added up, and compared with the papers', async () => {
  const { journey, person } = await renderPage({ closing: full });
  const cash = part('2. Know what to bring');
  expect(cash.getByRole('row', { name: 'Your loan −$300,000' })).toBeDefined();
  expect(cash.getByRole('row', { name: 'By your papers $126,000' })).toBeDefined();
  await person.click(cash.getByRole('button', { name: 'Enter deposits and credits' }));
  const form = await dialog();
  expect(form.getByText('Empty is what your contract says: $4,250.')).toBeDefined();
  await person.type(form.getByLabelText(/^Gifts/), '1,000');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(journey.closing().cash).toEqual({ ...exampleClosing.cash, otherCreditsCents: 100_000 });
  });
});

describe('the wire', () => {
  it('refuses account numbers', async () => {
    const { journey, person } = await renderPage();
    const wire = part('3. Send the money safely');
    await person.type(wire.getByLabelText(/^Title or escrow company/), 'Alamo 123456789');
    await person.type(wire.getByLabelText(/^Its phone number/), '0012345678');
    await person.click(wire.getByRole('button', { name: 'Save' }));
    expect(await wire.findByText(/leave out Social Security, account, and card numbers/)).toBeDefined();
    expect(wire.getByText('Please enter a phone number, such as 512-555-0100')).toBeDefined();
    expect(journey.closing().version).toBe(0);
  });

  it('stops when instructions change, and names the number to call', async () => {
    const { journey, person } = await renderPage({ closing: { closing: { titlePhone: '512-555-0100' } } });
    const wire = part('3. Send the money safely');
    await person.click(wire.getByRole('button', { name: 'The instructions changed' }));
    expect(await wire.findByText('Stop. Send nothing.')).toBeDefined();
    expect(wire.getAllByText(/512-555-0100/).length).toBeGreaterThan(0);
    await waitFor(() => expect(journey.closing().wireChanged).toBe(true));
    await person.click(wire.getByRole('button', { name: 'It’s cleared up by phone' }));
    await waitFor(() => expect(journey.closing().wireChanged).toBe(false));
  });

  it('is checked off, also quickly, and on top of another window’s', async () => {
    const { journey, person } = await renderPage();
    const wire = part('3. Send the money safely');
    journey.changeClosingElsewhere({ titleCompany: 'Alamo Title' });
    await person.click(wire.getByRole('checkbox', { name: closingLists.wire['wire-called'] }));
    await person.click(wire.getByRole('checkbox', { name: closingLists.wire['wire-name'] }));
    await waitFor(() => {
      expect(journey.closing()).toMatchObject({ done: ['wire-called', 'wire-name'], titleCompany: 'Alamo Title' });
    });
  });

  it('shows what is stored when it can’t be saved', async () => {
    const { journey, toasts, person } = await renderPage();
    journey.failWith(saveClosing, 500);
    const box = part('3. Send the money safely').getByRole<HTMLInputElement>('checkbox', {
      name: closingLists.wire['wire-called'],
    });
    await person.click(box);
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t save that'));
    await waitFor(() => expect(box.checked).toBe(false));
  });
});

describe('the keys', () => {
  it('are celebrated, and can be taken back', async () => {
    const { journey, person } = await renderPage({ closing: { firstYear } });
    expect(part('After the keys: your first year').queryByRole('checkbox')).toBeNull();
    await person.click(part('6. Take the keys').getByRole('button', { name: 'I have the keys' }));
    await person.click((await dialog()).getByRole('button', { name: 'Continue' }));
    expect(journey.closing()).toMatchObject({ signedOn: '2027-01-04', keysOn: '2027-01-04' });
    expect(part('Welcome home!').getByText(/has been yours since January 4, 2027/)).toBeDefined();
    await person.click(
      part('Your first year').getByRole('checkbox', { name: 'Ignore mail that sells copies of your deed' }),
    );
    await waitFor(() => expect(journey.closing().firstYearDone).toEqual(['deed-mail']));
    await person.click(screen.getByRole('button', { name: 'I don’t have the keys yet: undo' }));
    await waitFor(() => expect(journey.closing().keysOn).toBeNull());
    expect(await screen.findByRole('region', { name: '6. Take the keys' })).toBeDefined();
  });

  it('that can’t be saved keep the form', async () => {
    const { journey, person } = await renderPage();
    journey.failWith(recordKeys, 503);
    await person.click(screen.getByRole('button', { name: 'I have the keys' }));
    expect(await part('6. Take the keys').findByText('We couldn’t save this')).toBeDefined();
  });
});

it('the first year names its sources, and takes the first payment from the note', async () => {
  const { journey, person } = await renderPage({ closing: { firstYear } });
  const year = part('After the keys: your first year');
  expect(year.getByRole('link', { name: /^Texas Comptroller/ })).toBeDefined();
  expect(year.getByText('General practice, not a rule. Checked November 1, 2026.')).toBeDefined();
  await person.type(year.getByLabelText(/^First payment by your note/), '2027-03-01');
  await person.click(year.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(journey.closing().firstPaymentOn).toBe('2027-03-01'));
});

describe('the dashboard of a new homeowner', () => {
  const homeowner = {
    address: '12 Oak Street',
    keysOn: '2027-01-04',
    done: 1,
    total: 7,
    next: [{ key: 'deed-mail', title: 'Ignore mail that sells copies of your deed', on: '2027-01-18' }],
  };

  it('is the ninth step, with what comes next', async () => {
    renderJourney({ overview: { firstName: 'Dana', homeowner, homes: { saved: 3, offers: 1 } } });
    const step = within(await screen.findByRole('region', { name: 'New Homeowner' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome home, Dana' })).toBeDefined();
    expect(step.getByText('Step 9 of 9')).toBeDefined();
    expect(step.getByText('January 18, 2027')).toBeDefined();
    expect(step.getByRole('link', { name: 'Your first year' }).getAttribute('href')).toBe('/closing');
    expect(screen.queryByRole('list', { name: 'Where you are' })).toBeNull();
  });

  it('says when everything is done', async () => {
    renderJourney({ overview: { homeowner: { ...homeowner, done: 7, next: [] } } });
    expect(await screen.findByText('You’ve done everything on your first-year list.')).toBeDefined();
  });
});

describe('on a phone', () => {
  const heads = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);

  it('one section is open at a time, and keeps what was typed', async () => {
    const { person } = await renderPage({ small: true, closing: full });
    expect(screen.getByRole('button', { name: 'You close on January 4, 2027', expanded: true })).toBeDefined();
    expect(heads()).toContain('3. Send the money safely');
    const wire = screen.getByRole('button', { name: '3. Send the money safely' });
    wire.focus();
    await person.keyboard('{Enter}');
    expect(heads()).toContain('You close on January 4, 2027');
    await person.type(part('3. Send the money safely').getByLabelText(/^Title or escrow company/), ' & Sons');
    await person.click(screen.getByRole('button', { name: '4. Walk through' }));
    expect(screen.queryByRole('textbox', { name: /^Title or escrow company/ })).toBeNull();
    await person.click(wire);
    expect(screen.getByRole('textbox', { name: /^Title or escrow company/ })).toHaveProperty(
      'value',
      'Alamo Title & Sons',
    );
    await person.click(wire);
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });
});
