import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleEstimateEntry, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  applicationSectionIds,
  printMortgagePacket,
  saveMortgageApplication,
  type LoanEstimate,
} from '@hearthway/contracts/journey';
import { exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import type { GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-11-24T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const oak: LoanEstimate = { id: 'oak', version: 1, ...exampleEstimateEntry };
const contract = { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines };
const lock = { lockedOn: '2026-11-24', until: '2027-01-08', rateMillionths: 62_500 };

async function renderPage(given: GivenJourney = {}) {
  const rendered = renderJourney({
    at: '/mortgage-application',
    contract,
    gettingPreApproved: { estimates: [oak] },
    ...given,
  });
  await screen.findByRole('region', { name: 'Take it to any lender' });
  return rendered;
}
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the page', () => {
  it('without a contract says where it starts, and what a lender asks', async () => {
    await renderPage({ contract: undefined });
    const action = await screen.findByRole('link', { name: 'Make an offer' });
    expect(action.getAttribute('href')).toBe('/make-offer');
    expect(part('The form, part by part').queryByRole('checkbox')).toBeNull();
    expect(part('The form, part by part').getByText(/Social Security number: type it only/)).toBeDefined();
    expect(screen.queryByRole('region', { name: '1. Apply' })).toBeNull();
  });

  it('asks nothing of a buyer who pays cash', async () => {
    renderJourney({
      at: '/mortgage-application',
      contract: { ...contract, contract: storedContract({ ...examplePurchaseTerms, financing: 'cash' }) },
    });
    expect(await screen.findByRole('region', { name: 'You pay cash' })).toBeDefined();
    expect(screen.queryByRole('region', { name: '1. Apply' })).toBeNull();
  });

  it('is a guide, and ends with the contract', async () => {
    await renderPage();
    expect(part('Until you have the keys').getByText(/No new credit/)).toBeDefined();
    expect(part('Good to know').getByText('Tennessee')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Your contract' })).toBeDefined();
  });

  it('tells checks, and days with rule and source', async () => {
    await renderPage({
      mortgageApplication: {
        dates: [
          {
            key: 'earliest-closing',
            title: 'Earliest closing after the Loan Estimate',
            on: '2026-11-30',
            state: 'ahead',
            rule: 'Seven business days.',
            rowId: 'row',
            sourceName: 'Regulation Z',
            sourceUrl: 'https://www.ecfr.gov/',
            sourceDate: '2026-11-01',
          },
        ],
        checks: [{ id: 'lock', result: 'warning', text: 'Your rate lock ends 4 days before you close.' }],
      },
    });
    const standing = part('Where you stand');
    expect(standing.getByText('Your rate lock ends 4 days before you close.').textContent).toMatch(/^Look again: /);
    expect(standing.getByText('November 30, 2026')).toBeDefined();
    expect(standing.getByRole('link', { name: /^Regulation Z/, hidden: true })).toBeDefined();
  });
});

describe('an application', () => {
  it('takes the lender and the day', async () => {
    const { journey, person } = await renderPage();
    await person.type(part('1. Apply').getByLabelText(/^Lender/), 'Oak Bank');
    await person.type(part('1. Apply').getByLabelText(/^Day you applied/), '2026-11-23');
    await person.click(part('1. Apply').getByRole('button', { name: 'Save application' }));
    await waitFor(() => {
      expect(journey.mortgageApplication()).toMatchObject({ version: 1, lender: 'Oak Bank', appliedOn: '2026-11-23' });
    });
  });

  it('counts the parts of the form, also when they are checked quickly', async () => {
    const { journey, person } = await renderPage();
    const parts = part('The form, part by part');
    expect(parts.getAllByRole('checkbox')).toHaveLength(applicationSectionIds.length);
    await person.click(parts.getByRole('checkbox', { name: 'Who you are' }));
    await person.click(parts.getByRole('checkbox', { name: 'What you owe' }));
    expect(await parts.findByText('2 of 10 filled in')).toBeDefined();
    await waitFor(() => {
      expect(journey.mortgageApplication()).toMatchObject({ version: 2, finished: ['identity', 'debts'] });
    });
  });

  it('goes on top of what another window saved', async () => {
    const { journey, person } = await renderPage();
    journey.changeApplicationElsewhere({ appliedOn: '2026-11-20' });
    await person.click(part('The form, part by part').getByRole('checkbox', { name: 'Who you are' }));
    await waitFor(() => {
      expect(journey.mortgageApplication()).toMatchObject({ finished: ['identity'], appliedOn: '2026-11-20' });
    });
  });

  it('shows what is stored when it can’t be saved', async () => {
    const { journey, toasts, person } = await renderPage();
    journey.failWith(saveMortgageApplication, 500);
    const box = part('The form, part by part').getByRole<HTMLInputElement>('checkbox', { name: 'Who you are' });
    await person.click(box);
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t save that'));
    await waitFor(() => expect(box.checked).toBe(false));
  });
});

describe('Loan Estimates', () => {
  it('are asked for at first', async () => {
    const { person } = await renderPage({ gettingPreApproved: {} });
    await person.click(part('2. Choose a Loan Estimate').getByRole('button', { name: 'Add a Loan Estimate' }));
    expect((await dialog()).getByLabelText('Lender')).toBeDefined();
  });

  it('are revised with a reason, beside the first one', async () => {
    const { journey, person } = await renderPage({ mortgageApplication: { application: { estimateId: 'oak' } } });
    const estimates = part('2. Choose a Loan Estimate');
    expect(estimates.getByText('Going ahead')).toBeDefined();
    await person.click(estimates.getByRole('button', { name: 'Add a revised one from Oak Bank' }));
    const form = await dialog();
    expect(form.getByLabelText<HTMLInputElement>('Lender').value).toBe('Oak Bank');
    await person.type(form.getByLabelText(/^Revised because/), 'The appraisal was low');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await estimates.findByText('Revised, November 24, 2026: The appraisal was low')).toBeDefined();
    expect(journey.estimates()).toHaveLength(2);
    expect(estimates.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('show what each costs in five years when they can be compared', async () => {
    const elm: LoanEstimate = { ...oak, id: 'elm', lender: 'Elm Credit Union' };
    await renderPage({ gettingPreApproved: { estimates: [oak, elm] } });
    const estimates = part('2. Choose a Loan Estimate');
    expect(estimates.getAllByText(/in five years$/)).toHaveLength(2);
    expect(estimates.getByRole('link', { name: 'Compare them line by line' })).toBeDefined();
  });
});

describe('the decision', () => {
  it('needs both days of a lock', async () => {
    const { journey, person } = await renderPage();
    const decision = part('3. Go ahead, and lock your rate');
    await person.type(decision.getByLabelText(/^Lock ends/), '2027-01-08');
    await person.click(decision.getByRole('button', { name: 'Save intent and lock' }));
    expect(await decision.findByText('Choose the day you locked')).toBeDefined();
    await person.type(decision.getByLabelText(/^Locked on/), '2027-02-08');
    await person.click(decision.getByRole('button', { name: 'Save intent and lock' }));
    expect(await decision.findByText('Choose a day from the lock on')).toBeDefined();
    expect(journey.mortgageApplication().version).toBe(0);
  });

  it('completes the milestone with the Loan Estimate, and can be undone', async () => {
    const { journey, person } = await renderPage({
      mortgageApplication: { application: { intentOn: '2026-11-24', lock } },
    });
    await person.click(part('2. Choose a Loan Estimate').getByRole('button', { name: 'Go ahead with Oak Bank' }));
    const celebration = await dialog();
    expect(celebration.getByText(/All that paperwork is in/)).toBeDefined();
    await person.click(celebration.getByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(journey.mortgageApplication().estimateId).toBeNull());
  });
});

describe('the packet', () => {
  it('says when it can’t be written', async () => {
    const { journey, toasts, person } = await renderPage();
    journey.failWith(printMortgagePacket, 500);
    await person.click(part('Take it to any lender').getByRole('button', { name: 'Download the packet (PDF)' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t write your packet'));
  });
});
