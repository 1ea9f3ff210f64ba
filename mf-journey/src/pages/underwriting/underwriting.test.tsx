import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleAppraisal, exampleCondition, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { getUnderwriting, printValueRequest, type FinancingWay, type GapSolution } from '@hearthway/contracts/journey';
import { exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-12-05T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const terms = { ...examplePurchaseTerms, priceCents: 40_000_000 };
const contract = { contract: storedContract(terms), ...exampleDeadlines };
const cash = { ...contract, contract: storedContract({ ...terms, financing: 'cash' as const }) };

const way: FinancingWay = {
  priceCents: 40_000_000,
  loanCents: 32_000_000,
  loanToValueBasisPoints: 8_000,
  cashCents: 8_000_000,
  cashChangeCents: 0,
  upfrontFeeCents: 0,
  mortgageInsuranceCents: 0,
  paymentCents: 197_030,
  paymentChangeCents: 0,
  capped: false,
};
const solution: GapSolution = {
  plan: way,
  outcomes: [
    {
      outcome: 'pay',
      sellerCents: 0,
      sameLoan: {
        ...way,
        loanToValueBasisPoints: 8_421,
        mortgageInsuranceCents: 7_200,
        paymentCents: 204_230,
        paymentChangeCents: 7_200,
      },
      sameShare: {
        ...way,
        loanCents: 30_400_000,
        cashCents: 9_600_000,
        cashChangeCents: 1_600_000,
        paymentCents: 187_178,
      },
    },
  ],
  cancel: { lostCents: 20_000, protection: 'window' },
};

async function renderPage(given: GivenJourney = {}) {
  const rendered = renderJourney({ at: '/underwriting', contract, ...given });
  await screen.findByRole('heading', { level: 2, name: 'Good to know' });
  return rendered;
}
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const save = () => dialog().getByRole('button', { name: 'Save' });

describe('the page', () => {
  it('is a guide before there is a contract', async () => {
    await renderPage({ contract: undefined });
    expect(await screen.findByText('Underwriting starts with a contract')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your offers' }).getAttribute('href')).toBe('/make-offer');
    expect(screen.getByText('With a VA loan')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a condition' })).toBeNull();
  });

  it('tells a buyer who pays cash what doesn’t apply', async () => {
    await renderPage({ contract: cash });
    expect(part('You pay cash').getByText(/Nobody underwrites your purchase/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: /Where your loan stands/ })).toBeNull();
    expect(part('An appraisal, if you want one').getByRole('button', { name: 'Add the appraisal' })).toBeDefined();
  });

  it('says why it has nothing to show, and tries again', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(getUnderwriting, 503);
    const { person } = renderJourney({ at: '/underwriting', journey });
    await screen.findByText('We couldn’t load your underwriting');
    journey.failWith(getUnderwriting, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: '1. Where your loan stands' });
  });
});

describe('stages', () => {
  it('are added in their order, and taken back', async () => {
    const { journey, person } = await renderPage({
      underwriting: { entry: { steps: [{ stage: 'submitted', on: '2026-11-25', note: '' }] } },
    });
    await person.click(await button('Add a stage'));
    const stages = dialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(stages).toEqual(['Approved with conditions', 'Clear to close', 'Suspended', 'Denied']);
    const since = dialog().getByLabelText('Since');
    await person.clear(since);
    await person.type(since, '2026-11-20');
    await person.click(save());
    await dialog().findByText('Please choose a day from the stage before on');
    await person.clear(since);
    await person.type(since, '2026-12-01');
    await person.click(save());
    await waitFor(() => {
      expect(journey.underwriting().steps.at(-1)).toEqual({ stage: 'approved', on: '2026-12-01', note: '' });
    });
    await person.click(await button('Take back “Approved with conditions”'));
    await waitFor(() => expect(journey.underwriting().steps).toHaveLength(1));
  });

  it('that end in a no show what a buyer may ask for', async () => {
    const rights = [{ key: 'reasons', text: 'The reasons are due.', on: '2026-12-31', rowId: '' }];
    await renderPage({
      underwriting: { entry: { steps: [{ stage: 'denied', on: '2026-12-01', note: '' }] }, view: { rights } },
    });
    expect(screen.getByText('You have rights after a no')).toBeDefined();
    expect(screen.getByText('December 31, 2026:')).toBeDefined();
  });

  it('that clear the loan complete the milestone once the value is settled', async () => {
    const [report] = exampleAppraisal.reports;
    const worth = { ...exampleAppraisal, reports: report ? [{ ...report, valueCents: 40_000_000 }] : [] };
    const { journey, person } = await renderPage({
      underwriting: { entry: { steps: [{ stage: 'approved', on: '2026-12-01', note: '' }] }, appraisal: worth },
    });
    await screen.findByText('The value covers the price');
    await person.click(await button('Add a stage'));
    await person.click(save());
    await screen.findByText('Clear to close since December 5, 2026');
    await person.click(await button('Undo'));
    await waitFor(() => expect(journey.underwriting().steps).toHaveLength(1));
  });

  it('that changed elsewhere are not overwritten', async () => {
    const { journey, person, toasts } = await renderPage();
    await person.click(await button('Add a stage'));
    journey.changeUnderwritingElsewhere();
    await person.click(save());
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t save that'));
    expect(journey.underwriting().steps).toEqual([]);
  });
});

describe('conditions', () => {
  it('are added from what most lenders ask for', async () => {
    const { journey, person } = await renderPage();
    await person.click(await screen.findByText('What most lenders ask for'));
    await person.click(await button('Add Proof of home insurance (binder)'));
    expect(dialog().getByLabelText('What the lender asks for')).toHaveProperty(
      'value',
      'Proof of home insurance (binder)',
    );
    await person.type(dialog().getByLabelText(/^Sent on/), '2026-12-04');
    await person.click(save());
    await dialog().findByText('Please say how you sent it, and to whom');
    await person.type(dialog().getByLabelText(/^How, and to whom/), 'Portal');
    await person.click(save());
    await screen.findByText('You sent this on December 4, 2026: Portal');
    expect(journey.conditions()).toMatchObject([{ type: 'insurance', askedOn: '2026-12-05', sentOn: '2026-12-04' }]);
  });

  it('that are asked for again come with an answer to copy', async () => {
    const again = { ...exampleCondition, sentOn: '2026-12-02', proof: 'Portal', askedAgainOn: '2026-12-04' };
    const { person, toasts } = await renderPage({ underwriting: { conditions: [again] } });
    const reply = await screen.findByRole('region', { name: /^Your answer about/ });
    expect(reply.textContent).toContain('I sent it on December 2, 2026: Portal');
    await person.click(await button('Copy the answer'));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Answer copied'));
  });

  it('refuse account numbers, and are deleted', async () => {
    const { journey, person } = await renderPage({ underwriting: { conditions: [exampleCondition] } });
    await person.click(await button('Edit Latest bank statement, all pages'));
    await person.type(dialog().getByLabelText(/^Papers you send/), 'Account 12345678901');
    await person.click(save());
    await dialog().findByText(/^Please leave out Social Security, account, and card numbers/);
    await person.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(journey.conditions()).toEqual([]));
  });
});

describe('papers', () => {
  it('are noted with their date', async () => {
    const { journey, person } = await renderPage();
    await person.click(await button('Add a paper'));
    await person.click(save());
    await dialog().findByText('Please say which paper it is');
    await person.type(dialog().getByLabelText('Name'), 'Stub of November');
    await person.click(save());
    await waitFor(() => {
      expect(journey.underwriting().papers).toMatchObject([{ kind: 'pay_stub', datedOn: '2026-12-05', until: null }]);
    });
  });

  it('come with what a longer lock costs', async () => {
    const options = [{ days: 5, lowCents: 16_000, expectedCents: 32_000, highCents: 64_000 }];
    const lock = { lockUntil: '2026-12-30', closingOn: '2027-01-04', shortDays: 5, loanCents: 32_000_000, rowId: '' };
    await renderPage({ underwriting: { view: { extension: { ...lock, options } } } });
    expect(screen.getByText('Your lock ends 5 days before you close')).toBeDefined();
    expect(within(screen.getByRole('table')).getByText('$320')).toBeDefined();
  });
});

describe('an appraisal', () => {
  const low = { appraisal: exampleAppraisal, solution };

  it('below the price shows each answer to the cent, and keeps the choice', async () => {
    const { journey, person } = await renderPage({ underwriting: low });
    await screen.findByText('The value is $20,000 below the price');
    const figures = within(screen.getByRole('table', { name: 'You pay the gap' }));
    expect(figures.getByText('84.21%')).toBeDefined();
    expect(figures.getByText('$72')).toBeDefined();
    expect(figures.getByRole('cell', { name: '$96,000 (+$16,000)' })).toBeDefined();
    expect(figures.getByRole('cell', { name: '$2,042.30 (+$72)' })).toBeDefined();
    await person.click(await button('I pay the gap'));
    await person.type(dialog().getByLabelText(/^What was agreed/), 'From savings');
    await person.click(save());
    await screen.findByText('You pay the gap: December 5, 2026');
    expect(journey.appraisal().decision).toMatchObject({ outcome: 'pay', valueCents: 38_000_000 });
    await person.click(await button('Take it back'));
    await waitFor(() => expect(journey.appraisal().decision).toBeNull());
  });

  it('asks for the loan if there is no Loan Estimate', async () => {
    const { journey, person } = await renderPage({ underwriting: { appraisal: { ...exampleAppraisal, loan: null } } });
    await person.click(await button('Enter the loan'));
    await person.selectOptions(dialog().getByLabelText('Program'), 'va');
    expect(dialog().getByLabelText('VA funding fee')).toBeDefined();
    await person.click(save());
    await dialog().findByText('Please enter the loan');
    await person.type(dialog().getByLabelText('Loan'), '400,000');
    await person.type(dialog().getByLabelText('Rate (%)'), '6.25');
    await person.click(save());
    await waitFor(() => {
      expect(journey.appraisal().loan).toEqual({
        program: 'va',
        loanCents: 40_000_000,
        rateMillionths: 62_500,
        months: 360,
        fundingFeeUse: 'first',
      });
    });
  });

  it('is waived, or noted with its value', async () => {
    const { journey, person } = await renderPage();
    await person.click(await screen.findByLabelText('My lender needs no appraisal'));
    await waitFor(() => expect(journey.appraisal().waived).toBe(true));
    await person.click(await button('Add the appraisal'));
    await person.type(dialog().getByLabelText(/^Value in the report/), '400,000');
    await person.click(save());
    await screen.findByText('The value covers the price');
  });

  it('can be reconsidered once, with sales and errors', async () => {
    // jsdom downloads nothing.
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { journey, person, toasts } = await renderPage({ underwriting: low });
    await person.click(await button('Add a sale'));
    await person.type(dialog().getByLabelText('Address'), '20 Elm Street');
    await person.type(dialog().getByLabelText('Sold for'), '405,000');
    await person.type(dialog().getByLabelText('Sold on'), '2026-10-20');
    await person.click(save());
    await screen.findByText('20 Elm Street');
    const [report] = journey.appraisal().reports;
    expect(report?.request.comparables).toHaveLength(2);
    await person.type(screen.getByLabelText(/^Sent to the lender on/), '2026-12-05');
    await person.click(await button('Save the request'));
    await waitFor(() => expect(journey.appraisal().reports[0]?.request.sentOn).toBe('2026-12-05'));
    journey.failWith(printValueRequest, 503);
    await person.click(await button('Download what is saved (PDF)'));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t write your request'));
    journey.failWith(printValueRequest, undefined);
    await person.click(await button('Download what is saved (PDF)'));
    await waitFor(() => expect(files[0]?.type).toBe('application/pdf'));
    click.mockRestore();
  });
});

it('writes the letter on a large deposit, and keeps nothing of it', async () => {
  const { person } = await renderPage({ underwriting: { view: { largeDepositCents: 416_667 } } });
  const deposit = part('5. Explain a large deposit');
  expect(deposit.getByText(/about \$4,167 for you/)).toBeDefined();
  await person.type(deposit.getByLabelText('Amount'), '9,000');
  await person.type(deposit.getByLabelText('Day of the deposit'), '2026-11-10');
  await person.type(deposit.getByLabelText('Bank'), 'Oak Bank 123456789');
  await person.type(deposit.getByLabelText('In a sentence'), 'I sold my motorcycle');
  await person.click(deposit.getByRole('button', { name: 'Write the letter' }));
  await deposit.findByText(/^Please leave out Social Security/);
  await person.clear(deposit.getByLabelText('Bank'));
  await person.type(deposit.getByLabelText('Bank'), 'Oak Bank');
  await person.click(deposit.getByRole('button', { name: 'Write the letter' }));
  const letter = await deposit.findByRole('region', { name: 'Your letter' });
  expect(letter.textContent).toContain('deposit of $9,000 to my account at Oak Bank on November 10, 2026');
});
