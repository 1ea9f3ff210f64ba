import { exampleAppraisal, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  emptyValueRequest,
  getAppraisal,
  printValueRequest,
  saveAppraisal,
  type AppraisalEntry,
  type AppraisalReport,
} from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { momentOf } from '../../../features/local-time/index.js';
import { exampleSolution, type GivenAppraisal } from '../../../testing/in-memory/appraisal.js';
import { storedContract } from '../../../testing/in-memory/contract.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';

// Only the date is faked, so that it can't change during a test.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: momentOf('2026-11-24', '12:00')! }));
afterAll(() => void jest.useRealTimers());

const terms = examplePurchaseTerms;
const contract = storedContract(terms);
const example = exampleAppraisal.reports[0]!;
const asking = (request: Partial<AppraisalReport['request']>): AppraisalEntry => ({
  ...exampleAppraisal,
  reports: [{ ...example, request: { ...emptyValueRequest, ...request } }],
});

async function open(appraisal: GivenAppraisal = {}, options: RenderOptions = {}) {
  const page = renderJourney({ at: '/underwriting', contract: { contract }, ...options, appraisal });
  await screen.findByRole('heading', { level: 2, name: 'How appraisals work' });
  const press = async (name: string | RegExp) => page.person.click(await screen.findByRole('button', { name }));
  return { ...page, press };
}
const section = async (name: string | RegExp) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('without a contract', () => {
  it('is a guide, with the figures it quotes and their sources', async () => {
    await open({}, { contract: {} });
    expect((await section('The appraisal')).getByText(/^With a home under contract/)).toBeDefined();
    const guide = await section('How appraisals work');
    expect(guide.getByText(/^You pay for it, about \$550/)).toBeDefined();
    expect(guide.getByText(/has 2 business days to send sales/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add the appraisal' })).toBeNull();
  });

  it('that failed to load is loaded again', async () => {
    const journey = inMemoryJourney();
    journey.failWith(getAppraisal, 503);
    const { person } = renderJourney({ at: '/underwriting', journey });
    await screen.findByText('We couldn’t load your underwriting');
    journey.failWith(getAppraisal, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await section('How appraisals work');
  });
});

it.each([
  [null, ['With a VA loan', 'With an FHA loan']],
  ['va', ['With a VA loan']],
  ['fha', ['With an FHA loan']],
  ['usda', []],
] as const)('the guide is about the buyer’s loan (%s)', async (loanType, titles) => {
  await open({ view: { loanType } });
  const guide = await section('How appraisals work');
  expect(guide.queryAllByText(/^With an? (?:VA|FHA) loan$/).map(({ textContent }) => textContent)).toEqual(titles);
});

it('the clause of a loan is named by its program', async () => {
  const cancel = { lostCents: 20_000, protection: 'clause', until: null } as const;
  const loan = { ...exampleAppraisal.loan!, program: 'va', from: 'estimate', financedFeeCents: 0 } as const;
  await open({ entry: exampleAppraisal, view: { loan, solution: { ...exampleSolution, cancel } } });
  const gap = await section('The value is $20,000 below the price');
  expect(gap.getByText(/^VA contracts have a clause/)).toBeDefined();
});

describe('the appraisal', () => {
  it('is noted from the order to a value of the price', async () => {
    const { journey, person, press } = await open();
    await press('Add the appraisal');
    const form = await dialog('Add an appraisal');
    await person.type(form.getByLabelText(/^Ordered/), '2026-11-30');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('It isn’t this day yet at the home. Choose an earlier day.');
    await person.clear(form.getByLabelText(/^Ordered/));
    await person.type(form.getByLabelText(/^Ordered/), '2026-11-20');
    await person.type(form.getByLabelText(/^Appraiser’s visit/), '2026-11-30');
    await person.click(form.getByRole('button', { name: 'Save' }));
    const reports = await section('The appraisal');
    await reports.findByText('Ordered November 20, 2026, visit November 30, 2026');
    expect(reports.getByText('Visit noted')).toBeDefined();

    await press(/^Change.*appraisal$/);
    const again = await dialog('Change this appraisal');
    await person.type(again.getByLabelText(/^Value in the report/), '400,000');
    await person.click(again.getByRole('button', { name: 'Save' }));
    await reports.findByText('The value covers the price');
    expect(journey.appraisal().reports).toMatchObject([{ orderedOn: '2026-11-20', valueCents: 40_000_000 }]);
  });

  it('may not be needed', async () => {
    const { journey, person } = await open();
    await person.click(await screen.findByLabelText('My lender needs no appraisal'));
    await screen.findByText(/^Your lender needs none/);
    expect(journey.appraisal().waived).toBe(true);
  });

  it('may be one of two: the buyer says which one counts, or deletes one', async () => {
    const second = { ...example, id: 'report-2', valueCents: 40_000_000 };
    const { journey, person, press } = await open({ entry: { ...exampleAppraisal, reports: [example, second] } });
    expect((await section('The appraisal')).getByText('The value covers the price')).toBeDefined();
    await press(/^My lender goes by this one.*\(appraisal\)$/);
    await section('The value is $20,000 below the price');
    await press(/^Delete.*appraisal$/);
    await person.click((await dialog('Delete this appraisal?')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('The value covers the price');
    expect(journey.appraisal()).toMatchObject({ reports: [{ id: 'report-2' }], usedId: null });
  });

  it('changed in another window while a form was open shows both versions', async () => {
    const { journey, person, press } = await open({ entry: exampleAppraisal });
    await press(/^Change.*appraisal$/);
    const form = await dialog('Change this appraisal');
    journey.changeAppraisalElsewhere({ reports: [{ ...example, valueCents: 39_000_000 }] });
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This appraisal changed somewhere else');
    expect(journey.appraisal().reports[0]?.valueCents).toBe(39_000_000);
  });

  it('is read again when the buyer comes back, since its price and loan change elsewhere', async () => {
    const { journey, person } = await open();
    await person.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
    journey.changeAppraisalElsewhere({ waived: true });
    history.back();
    await screen.findByText(/^Your lender needs none/);
  });

  it('says when the contract’s right to leave ends, and when the copy is due', async () => {
    const window = { at: '2026-12-10T23:00:00.000Z', on: '2026-12-10', passed: false };
    await open({ entry: { ...exampleAppraisal, reports: [{ ...example, valueCents: null }] }, view: { window } });
    const reports = await section('The appraisal');
    expect(reports.getByText('December 10, 2026')).toBeDefined();
    expect(reports.getByText(/no later than January 7, 2027: three business days before you close/)).toBeDefined();
  });
});

describe('a value below the price', () => {
  it('has four answers to the cent, and keeps the chosen one', async () => {
    const { journey, person, press } = await open({ entry: exampleAppraisal });
    await section('The value is $20,000 below the price');
    const pay = within(screen.getByRole('table', { name: 'You pay the gap' }));
    expect(pay.getByText('84.21%')).toBeDefined();
    expect(pay.getByRole('cell', { name: /^\$96,000.*\$16,000 more$/ })).toBeDefined();
    expect(pay.getByRole('cell', { name: /^\$2,042\.30.*\$72 more$/ })).toBeDefined();
    const leave = within(screen.getByRole('article', { name: 'You end the contract' }));
    expect(leave.getByText('$200')).toBeDefined();
    expect(leave.getByText('December 10, 2026')).toBeDefined();

    await press('I pay the gap');
    const form = await dialog('You pay the gap');
    await person.type(form.getByLabelText(/^What was agreed/), 'From savings');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('You pay the gap: November 24, 2026');
    expect(journey.appraisal().decision).toEqual({
      outcome: 'pay',
      on: '2026-11-24',
      valueCents: 38_000_000,
      note: 'From savings',
    });
    await press('Take it back');
    await waitFor(() => {
      expect(journey.appraisal().decision).toBeNull();
    });
  });

  it('is counted with the buyer’s own loan if there is no Loan Estimate', async () => {
    const { journey, person, press } = await open({ entry: { ...exampleAppraisal, loan: null } });
    const gap = await section('The value is $20,000 below the price');
    expect(gap.getByRole('link', { name: 'Choose your Loan Estimate' }).getAttribute('href')).toBe(
      '/mortgage-application',
    );
    await press('Enter the loan');
    const form = await dialog('Your loan');
    await person.selectOptions(form.getByLabelText('Program'), 'VA');
    await person.selectOptions(form.getByLabelText('VA funding fee'), 'Used before');
    await person.type(form.getByLabelText('Loan'), '400,000');
    await person.type(form.getByLabelText('Rate (%)'), '6.25');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your own figures: VA, $400,000 at 6.25% over 30 years.');
    expect(journey.appraisal().loan).toEqual({
      program: 'va',
      loanCents: 40_000_000,
      rateMillionths: 62_500,
      months: 360,
      fundingFeeUse: 'later',
    });
    await press('Remove my figures');
    await waitFor(() => {
      expect(journey.appraisal().loan).toBeNull();
    });
  });

  it('keeps the answer that another window chose meanwhile', async () => {
    const decision = { outcome: 'split', on: '2026-11-24', valueCents: 38_000_000, note: '' } as const;
    const { journey, person, press } = await open({ entry: exampleAppraisal });
    await press('I pay the gap');
    const form = await dialog('You pay the gap');
    expect(document.activeElement).toBe(form.getByLabelText('Decided on'));
    journey.changeAppraisalElsewhere({ decision });
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This decision changed somewhere else');
    expect(form.getByRole('row', { name: /^Your answer You pay the gap .*split/i })).toBeDefined();
    expect(journey.appraisal().decision).toEqual(decision);
  });

  it('asks again after the value changed, and tells of a promise', async () => {
    const decision = { outcome: 'pay', on: '2026-11-23', valueCents: 37_000_000, note: '' } as const;
    const offer = { promisedCents: 1_500_000, comparables: [] };
    await open({ entry: { ...exampleAppraisal, decision }, view: { offer } });
    const gap = await section('The value is $20,000 below the price');
    expect(gap.getByText('The value changed after you decided')).toBeDefined();
    expect(gap.getByText('The other $5,000 is open to talk about.', { exact: false })).toBeDefined();
  });
});

describe('the request to reconsider', () => {
  it('doesn’t replace a sale that another window changed, nor add it a second time', async () => {
    const [sale] = exampleAppraisal.reports.flatMap(({ request }) => request.comparables);
    if (!sale) throw new Error('The example has a sale');
    const { journey, person } = await open({ entry: exampleAppraisal });
    const request = await section('Ask to reconsider the value');
    await person.click(request.getByRole('button', { name: /^Change.*the sale of 14 Oak Street$/ }));
    const elsewhere = { ...sale, priceCents: 41_000_000 };
    journey.changeAppraisalElsewhere({
      reports: exampleAppraisal.reports.map((report) => ({
        ...report,
        request: { ...report.request, comparables: [elsewhere] },
      })),
    });
    const form = await dialog('Change this sale');
    await person.click(form.getByRole('button', { name: 'Save sale' }));
    await form.findByText('This sale changed somewhere else');
    expect(form.getByRole('cell', { name: '$410,000' })).toBeDefined();
    expect(journey.appraisal().reports[0]?.request.comparables).toEqual([elsewhere]);
  });

  it('collects errors and sales, also those of the offer, until it is sent', async () => {
    const sale = { address: '1 Birch Road', priceCents: 40_500_000, soldOn: '2026-04-20', squareFeet: null, note: '' };
    const { journey, person, press } = await open({
      entry: asking({}),
      view: { offer: { promisedCents: 0, comparables: [sale] } },
    });
    const request = await section('Ask to reconsider the value');
    expect(request.queryByRole('button', { name: 'I sent it' })).toBeNull();
    await press(/^Use.*the sale of 1 Birch Road$/);
    await request.findByText(/^Sold more than six months ago/);
    expect(request.queryByText('Or use those of your offer')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(request.getByRole('heading', { level: 2 })));
    await press('Add a sale');
    const form = await dialog('Add a sale');
    await person.type(form.getByLabelText('Address'), '20 Elm Street');
    await person.type(form.getByLabelText('Sold for'), '405,000');
    await person.type(form.getByLabelText('Day of sale'), '2026-10-20');
    await person.click(form.getByRole('button', { name: 'Save sale' }));
    await request.findByText('20 Elm Street');
    await press('Add an error');
    const line = await dialog('Add an error');
    await person.type(line.getByLabelText('What is wrong'), 'Loan account 123456789');
    await person.click(line.getByRole('button', { name: 'Save' }));
    await line.findByText(/^Please leave out Social Security, account, and card numbers/);
    await person.clear(line.getByLabelText('What is wrong'));
    await person.type(line.getByLabelText('What is wrong'), 'Page 2: two baths, not one');
    await person.click(line.getByRole('button', { name: 'Save' }));
    await request.findByText('Page 2: two baths, not one');
    await press('Name the form');
    const name = await dialog('Your lender’s form');
    await person.type(name.getByLabelText('Name of the form'), 'Value appeal');
    await person.click(name.getByRole('button', { name: 'Save' }));
    await request.findByText('Your lender’s form: Value appeal');
    await press('I sent it');
    await person.click((await dialog('You sent the request')).getByRole('button', { name: 'Save' }));
    await request.findByText(/^You sent it on November 24, 2026/);
    expect(request.queryByRole('button', { name: /^(?:Add|Change|Remove)/ })).toBeNull();
    expect(journey.appraisal().reports[0]?.request).toEqual({
      ...emptyValueRequest,
      form: 'Value appeal',
      errors: ['Page 2: two baths, not one'],
      comparables: [sale, { ...sale, address: '20 Elm Street', soldOn: '2026-10-20' }],
      sentOn: '2026-11-24',
    });
  });

  it('that raised the value settles it', async () => {
    const { journey, person, press } = await open({
      entry: asking({ errors: ['Two baths, not one'], sentOn: '2026-11-22' }),
    });
    await press('Note the answer');
    const form = await dialog('What the lender answered');
    await person.type(form.getByLabelText(/^New value/), '400,000');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('The value covers the price');
    await screen.findByText(/On November 24, 2026, the lender answered: the value is now \$400,000/);
    expect(journey.appraisal().reports[0]?.request).toMatchObject({
      answeredOn: '2026-11-24',
      newValueCents: 40_000_000,
    });
    await press('I haven’t sent it');
    const question = await dialog('You haven’t sent it?');
    expect(journey.appraisal().reports[0]?.request.answeredOn).toBe('2026-11-24');
    await person.click(question.getByRole('button', { name: 'I haven’t sent it' }));
    await screen.findByRole('button', { name: 'I sent it' });
  });

  it('is downloaded as a PDF, or says why not', async () => {
    // jsdom downloads nothing.
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { journey, press, toasts } = await open({ entry: exampleAppraisal });
    await section('Ask to reconsider the value');
    journey.failWith(printValueRequest, 503, { message: 'Please try again in a minute.' });
    await press('Download the request (PDF)');
    await waitFor(() => {
      expect(toasts.at(-1)?.title).toBe('We couldn’t make your request');
    });
    journey.failWith(printValueRequest, undefined);
    await press('Download the request (PDF)');
    await waitFor(() => {
      expect(files[0]?.type).toBe('application/pdf');
    });
    click.mockRestore();
  });
});

describe('a buyer who pays cash', () => {
  it('may order one, and has no loan to count', async () => {
    const cash = storedContract({ ...terms, financing: 'cash' });
    await open({ entry: exampleAppraisal }, { contract: { contract: cash } });
    await section('An appraisal, if you want one');
    const split = within(await screen.findByRole('table', { name: 'You split the gap' }));
    expect(split.queryByText('Loan-to-value')).toBeNull();
    expect(screen.queryByText('Ask to reconsider the value')).toBeNull();
    expect(screen.queryByLabelText('My lender needs no appraisal')).toBeNull();
  });
});

describe('after the keys', () => {
  it('what was kept is shown, and nothing changes', async () => {
    const decision = { outcome: 'pay', on: '2026-11-23', valueCents: 38_000_000, note: 'From savings' } as const;
    const closed = { ...contract, status: 'closed' as const };
    await open({ entry: { ...exampleAppraisal, decision } }, { contract: { contract: closed } });
    const saved = await section('The appraisal');
    expect(saved.getByText(/You pay the gap, on November 23, 2026\. From savings/)).toBeDefined();
    expect(saved.getByRole('button', { name: 'Download the request (PDF)' })).toBeDefined();
    expect(saved.queryByRole('button', { name: /Add|Change|Delete/ })).toBeNull();
  });
});

it('says why a change couldn’t be saved', async () => {
  const { journey, person, toasts } = await open();
  const box = await screen.findByLabelText('My lender needs no appraisal');
  journey.failWith(saveAppraisal, 503, { message: 'Please try again in a minute.' });
  await person.click(box);
  await waitFor(() => {
    expect(toasts.at(-1)).toMatchObject({
      title: 'We couldn’t save that',
      description: 'Please try again in a minute.',
    });
  });
});
