import { exampleLoanEstimate } from '@hearthway/contracts/examples';
import {
  compareLoanEstimates,
  listLoanEstimates,
  listMilestones,
  type LoanEstimate,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { exampleProfile } from '../../../testing/in-memory/financial-profile.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import type { RenderOptions } from '../../../testing/render-journey.js';
import { openPage } from '../testing/open-page.js';

const named = (id: number, lender: string, change: Partial<LoanEstimate> = {}): LoanEstimate => ({
  ...exampleLoanEstimate,
  lockedUntil: '2099-01-05',
  id: `estimate-${id}`,
  version: 1,
  lender,
  ...change,
});
const oak = named(1, 'Oak Bank');

async function openEstimates(estimates: readonly LoanEstimate[], options: RenderOptions = {}) {
  const page = await openPage('Compare Loan Estimates', {
    financialProfile: exampleProfile,
    records: { [listLoanEstimates.path]: estimates },
    ...options,
  });
  await page.section.findByRole('button', { name: 'Add a Loan Estimate' });
  const result = async (lender: string) =>
    within((await page.section.findByRole('heading', { level: 4, name: lender })).closest('li')!);
  return { ...page, result, stored: () => page.journey.reply(listLoanEstimates) };
}

describe('a Loan Estimate', () => {
  it('takes few lines, and two of them are compared', async () => {
    const { press, dialog, person, section, stored, result } = await openEstimates([oak]);
    expect(section.getByText('Add one more to compare them.')).toBeDefined();
    await press('Add a Loan Estimate');
    const form = await dialog('Add a Loan Estimate');
    for (const [label, typed] of [
      ['Lender', 'Elm'],
      ['Loan amount', '300,000'],
      ['Interest rate, %', '6.25'],
      [/^Origination charges/, '1,250'],
      [/^Services you can’t/, '700'],
      [/^Services you can shop/, '1,800'],
      [/^Monthly mortgage insurance/, '100'],
      [/^Cash to close/, '1,200'],
    ] as const) {
      await person.type(form.getByLabelText(label), typed);
    }
    await person.click(form.getByLabelText('This money comes back to me'));
    await person.selectOptions(form.getByLabelText(/^Loan type/), 'FHA');
    await person.click(form.getByRole('button', { name: 'Save' }));

    const elm = await result('Elm');
    expect(stored()[1]).toMatchObject({
      loanType: 'fha',
      loanCents: 30_000_000,
      months: 360,
      originationCents: 125_000,
      pointsCents: 0,
      taxesCents: null,
      lockedUntil: null,
      cashToCloseCents: -120_000,
    });
    expect(elm.getByText(/^Origination charges: \$450 above the others/)).toBeDefined();
    expect(elm.getByText(/^The rate isn’t locked/)).toBeDefined();
    expect((await result('Oak Bank')).queryByText(/above the others/)).toBeNull();
    await person.click(elm.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^Your Loan Estimate shows \$1,250 for origination charges.*\?$/,
    );
  });

  it('reopens the step that rests on it when it is deleted', async () => {
    const { press, dialog, person, stored, journey } = await openEstimates([oak]);
    const asked = () => journey.requests.filter((request) => request === `GET ${listMilestones.path}`).length;
    const before = asked();
    await press('Delete Loan Estimate from Oak Bank');
    await person.click(
      (await dialog('Delete this Loan Estimate?')).getByRole('button', { name: 'Delete Loan Estimate' }),
    );
    await waitFor(() => {
      expect(stored()).toEqual([]);
      expect(asked()).toBe(before + 1);
    });
  });

  it('shows its other lines if it has any, so that no error hides', async () => {
    const { press, dialog, person, stored } = await openEstimates([oak]);
    await press('Change Loan Estimate from Oak Bank');
    const form = await dialog('Change this Loan Estimate');
    await person.clear(form.getByLabelText('Term, years'));
    await person.type(form.getByLabelText('Term, years'), '50');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please enter up to 40 years');
    expect(stored()).toEqual([oak]);
  });

  it('gets its other lines on demand', async () => {
    const { press, dialog, person } = await openEstimates([]);
    await press('Add a Loan Estimate');
    const form = await dialog('Add a Loan Estimate');
    expect(form.queryByLabelText(/^Prepaids/)).toBeNull();
    await person.click(form.getByRole('button', { name: /^Add the term/ }));
    expect(form.getByLabelText(/^Prepaids/)).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('Term, years'));
  });
});

describe('the comparison', () => {
  it('names the cheapest, and marks in words what stands out', async () => {
    const { section, result } = await openEstimates([oak, named(2, 'Elm', { originationCents: 230_000 })]);
    await section.findByRole('heading', { name: 'Over five years, Oak Bank costs about $1,500 less than Elm' });
    expect((await result('Oak Bank')).getByText('Lowest cost')).toBeDefined();
    expect((await result('Elm')).getByText('$1,500 more')).toBeDefined();
    const table = within(section.getByRole('table', { name: 'Side by side, line by line' }));
    expect(table.getByRole('row', { name: 'Origination charges $800 $2,300High' })).toBeDefined();
    expect(table.getAllByRole('row', { name: /\$\d/ }).length).toBeGreaterThan(15);
  });

  it('says so when they cost about the same', async () => {
    const { section } = await openEstimates([oak, named(2, 'Elm')]);
    await section.findByRole('heading', { name: 'Over five years, they cost about the same' });
  });

  it('names no cheapest while fees are missing, and shows which are', async () => {
    const { section, result } = await openEstimates([
      named(1, 'Harbor', { rateMillionths: 65_000, shoppableServicesCents: null }),
      named(2, 'Blank', { originationCents: null, requiredServicesCents: null, shoppableServicesCents: null }),
    ]);
    await section.findByRole('heading', { name: 'Add the missing fees to see which one costs least' });
    expect(section.queryByText(/Lowest cost|more$/)).toBeNull();
    for (const lender of ['Harbor', 'Blank']) expect((await result(lender)).getByText('Without fees')).toBeDefined();
    const table = within(section.getByRole('table', { name: 'Side by side, line by line' }));
    for (const name of [
      'Fees At least $1,500 Not known',
      /^Cost in five years ?Without fees \$[\d,]+ \$[\d,]+$/,
      /^As offered, on its own terms \$[\d,]+ ?Without services you can shop for \$[\d,]+ ?Without fees$/,
    ]) {
      expect(table.getByRole('row', { name })).toBeDefined();
    }
  });

  it('is of the first four, which it says are the most, or of those that the buyer chooses', async () => {
    const five = ['Oak', 'Elm', 'Ash', 'Fir', 'Yew'].map((name, index) => named(index + 1, name));
    const { section, person, result } = await openEstimates(five);
    const box = (name: string) => section.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` });
    const most = 'Four are compared, the most at once. Uncheck one to compare another.';
    expect([box('Yew').checked, box('Yew').disabled, box('Oak').checked]).toEqual([false, true, true]);
    expect(section.getByText(most)).toBeDefined();
    await person.click(box('Oak'));
    expect([box('Yew').checked, box('Yew').disabled]).toEqual([false, false]);
    expect(section.queryByText(most)).toBeNull();
    await person.click(box('Yew'));
    await result('Yew');
    expect(section.queryByRole('heading', { level: 4, name: 'Oak' })).toBeNull();
    for (const name of ['Yew', 'Elm', 'Ash']) await person.click(box(name));
    expect(section.getByText('Choose two to four to compare.')).toBeDefined();
  });

  it('is tried again when it failed', async () => {
    const journey = inMemoryJourney({ records: { [listLoanEstimates.path]: [oak, named(2, 'Elm')] } });
    journey.failWith(compareLoanEstimates, 503);
    const { section, press, result } = await openEstimates([], { journey });
    await section.findByText('We couldn’t load your comparison', undefined, { timeout: 5_000 });
    journey.failWith(compareLoanEstimates, undefined);
    await press('Try again');
    await result('Elm');
  });
});
