import { changeDeadline, getContract } from '@hearthway/contracts/journey';
import { exampleHomeEntry, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import { exampleSentOffer } from '../../testing/in-memory/example-offers.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';
import { momentOf } from '../local-time/index.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: momentOf('2026-11-24', '12:00')! });
});
afterEach(() => void jest.useRealTimers());

const underContract = () =>
  inMemoryJourney({ contract: { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines } });

async function openContract(journey = underContract()) {
  const rendered = renderJourney({ journey, at: '/make-offer' });
  await screen.findByRole('heading', { name: 'Under contract' });
  await screen.findByRole('list', { name: 'Still to come' });
  return rendered;
}

const item = (title: string) => {
  const contract = within(screen.getByRole('region', { name: 'Under contract' }));
  const found = contract
    .getAllByRole('listitem', { hidden: true })
    .find((found) => found.textContent.includes(title) && found.querySelector('button'));
  if (!found) throw new Error(`No deadline ${title}`);
  return within(found);
};
const dialog = async () => within(await screen.findByRole('dialog'));
const inspection = (journey: ReturnType<typeof inMemoryJourney>) =>
  journey.deadlines().find(({ key }) => key === 'inspection');

it('a home that was closed on leads to its papers and first year', async () => {
  const closed = { ...storedContract(examplePurchaseTerms), status: 'closed' as const, deadlines: [] };
  renderJourney({ at: '/make-offer', contract: { history: [closed] } });
  expect(await screen.findByText('You closed on 4512 Shoal Creek Boulevard, Austin, TX')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Signed another contract?' })).toBeDefined();
  expect(screen.getByText(/effective November 19, 2026. Closed/)).toBeDefined();
});

describe('a home under contract', () => {
  it('leads to the choice of emails', async () => {
    const { person } = await openContract();
    await person.click(screen.getByRole('link', { name: 'Get emails, too' }));
    const heading = await screen.findByRole('heading', { name: 'Emails from us' });
    expect(window.location.hash).toBe(`#${heading.id}`);
  });

  it('shows what comes next, and each deadline with its hour, zone, rule, and source', async () => {
    await openContract();
    expect(screen.getByText('in 50 days')).toBeDefined();
    expect(screen.getByText('Next: Option period ends')).toBeDefined();
    expect(item('Earnest money delivered').getByText('Overdue')).toBeDefined();
    expect(
      item('Earnest money delivered').getByText(/from Sunday, November 22, 2026, which isn’t a business day/),
    ).toBeDefined();
    const option = item('Option period ends');
    expect(option.getByText('Thursday, November 26, 2026 at 5:00 PM Central time, in 2 days')).toBeDefined();
    expect(option.getByText(/Counting 7 days from/)).toBeDefined();
    expect(option.getByRole('link', { name: /TREC 20-18/, hidden: true }).getAttribute('href')).toBe(
      'https://www.trec.texas.gov/forms',
    );
    expect(option.getByText(/standard form.*checked November 20, 2026/)).toBeDefined();
    expect(item('Closing').getByText(/From your signed page. Our count: Tuesday, January 12, 2027/)).toBeDefined();
    expect(screen.getByText('3 of 5 compared')).toBeDefined();
    expect(screen.getByText('Done (1)')).toBeDefined();
  });

  it('shows what is odd about a date beside it', async () => {
    const journey = underContract();
    journey.changeDeadlineElsewhere('financing', { warning: 'That is after closing.' });
    await openContract(journey);
    expect(item('Loan approval').getByText('That is after closing.').closest('details')).toBeNull();
  });

  it('says first what is overdue, and leads there', async () => {
    const { person } = await openContract();
    expect(screen.getByText('A deadline is overdue')).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Earnest money delivered' }));
    expect(document.activeElement?.tagName).toBe('LI');
    expect(document.activeElement?.textContent).toContain('Earnest money delivered');
  });

  it('takes the date and hour of the signed page, and keeps ours beside them', async () => {
    const { journey, person } = await openContract();
    await person.click(item('Option period ends').getByRole('button', { name: /^Compare/ }));
    const form = await dialog();
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please choose one')).toBeDefined();
    await person.click(form.getByLabelText('Another date'));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please choose a date')).toBeDefined();
    await person.type(form.getByLabelText('Date on your page'), '2026-11-27');
    await person.clear(form.getByLabelText('Time on your page'));
    await person.type(form.getByLabelText('Time on your page'), '21:00');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await item('Option period ends').findByText(/Friday, November 27, 2026 at 9:00 PM/)).toBeDefined();
    expect(item('Option period ends').getByText(/Our count: Thursday, November 26, 2026 at 5:00 PM/)).toBeDefined();
    expect(inspection(journey)?.confirmedAt).not.toBeNull();
  });

  it('confirms a date that the signed page has, too', async () => {
    const { person } = await openContract();
    await person.click(item('Option period ends').getByRole('button', { name: /^Compare/ }));
    const form = await dialog();
    await person.click(form.getByLabelText('The same date'));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('4 of 5 compared')).toBeDefined();
  });

  it('marks a deadline done with one press, and takes that back with another', async () => {
    const { journey, person } = await openContract();
    await person.click(item('Earnest money delivered').getByRole('button', { name: /^Mark done/ }));
    await screen.findByText('Done (2)');
    expect(document.activeElement?.textContent).toBe('Deadlines');
    await person.click(item('Earnest money delivered').getByText(/^Not done yet/));
    await screen.findByText('Done (1)');
    expect(journey.deadlines()[0]).toMatchObject({ doneAt: null, confirmedAt: expect.any(String) });
  });

  it('shows both versions if another window was faster, and keeps what was entered until the buyer chooses', async () => {
    const { journey, person } = await openContract();
    await person.click(item('Option period ends').getByRole('button', { name: /^Compare/ }));
    const form = await dialog();
    await person.click(form.getByLabelText('Another date'));
    await person.type(form.getByLabelText('Date on your page'), '2026-11-27');
    journey.changeDeadlineElsewhere('inspection', { confirmedAt: '2026-11-24T15:00:00.000Z' });
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('This deadline changed somewhere else');
    expect(form.getByRole('cell', { name: 'November 27, 2026' })).toBeDefined();
    await person.click(form.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(inspection(journey)?.own?.localDate).toBe('2026-11-27'));
  });

  it('says why a date can’t be saved next to it', async () => {
    const { journey, person } = await openContract();
    journey.failWith(changeDeadline, 400, { code: 'deadline.too-early', message: 'That day is before the contract.' });
    await person.click(item('Option period ends').getByRole('button', { name: /^Compare/ }));
    const form = await dialog();
    await person.click(form.getByLabelText('Another date'));
    await person.type(form.getByLabelText('Date on your page'), '2026-11-01');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('That day is before the contract.')).toBeDefined();
  });

  it('takes the day on which papers came', async () => {
    const { journey, person } = await openContract();
    await person.click(item('Title objections sent').getByRole('button', { name: /^They came/ }));
    await person.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.contract()?.terms.titleReceivedOn).toBe('2026-11-24'));
  });

  it('takes a date that only the signed page names', async () => {
    const waiting = [{ key: 'resolution', title: 'Inspection resolution agreed', rule: 'Your contract names a date.' }];
    const journey = inMemoryJourney({
      contract: { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines, waiting },
    });
    const { person } = await openContract(journey);
    await person.click(item('Inspection resolution agreed').getByRole('button', { name: /^Add the date/ }));
    const form = await dialog();
    await person.type(form.getByLabelText('Day on your signed page'), '2026-12-03');
    await person.type(form.getByLabelText(/^Time/), '17:00');
    await person.click(form.getByRole('button', { name: 'Save' }));
    const saved = { kind: 'date', on: '2026-12-03', time: '17:00' };
    await waitFor(() => expect(journey.contract()?.terms.contingencies.inspectionResolution).toEqual(saved));
  });

  it('ends only after a question that says what happens, and stays in the history', async () => {
    const { journey, person, toasts } = await openContract();
    await person.click(screen.getByRole('button', { name: 'It fell through' }));
    const question = await dialog();
    expect(question.getByText(/the steps that it completed reopen/)).toBeDefined();
    expect(journey.contract()).not.toBeNull();
    await person.click(question.getByRole('button', { name: 'It fell through' }));
    await screen.findByRole('heading', { name: 'Already signed a contract?' });
    expect(screen.getByText('Earlier contracts (1)')).toBeDefined();
    expect(screen.getByText(/\$400,000, effective November 19, 2026. Fell through on November 20, 2026/)).toBeDefined();
    const deadlines = within(screen.getByText(/^Its deadlines/).closest('details')!);
    expect(deadlines.getAllByRole('listitem', { hidden: true })[0]?.textContent).toMatch(/^\w.+: .*2026/);
    expect(toasts.map(({ title }) => title)).toEqual(['Contract ended']);
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

describe('the terms', () => {
  it('of a purchase in cash celebrate the contract, not what a lender would do', async () => {
    const { person } = renderJourney({ at: '/make-offer' });
    await person.click(await screen.findByRole('button', { name: 'Enter a signed contract' }));
    const form = await dialog();
    await person.type(form.getByLabelText('Address'), '12 Oak Street, Austin, TX');
    await person.selectOptions(form.getByLabelText('State'), 'TX');
    await person.selectOptions(form.getByLabelText('How you pay'), 'In cash');
    await person.type(form.getByLabelText('Price'), '350000');
    await person.type(form.getByLabelText('Earnest money'), '3500');
    await person.type(form.getByLabelText('Effective date'), '2026-11-20');
    await person.type(form.getByLabelText('Closing day'), '2026-12-30');
    await person.click(form.getByRole('button', { name: 'Save' }));
    const celebration = within(await screen.findByRole('dialog', { name: 'Milestone Completed!' }));
    expect(celebration.getByText('Make Offer')).toBeDefined();
  });

  it('are entered from the signed pages', async () => {
    const { journey, person } = renderJourney({ at: '/make-offer' });
    await person.click(await screen.findByRole('button', { name: 'Enter a signed contract' }));
    const form = await dialog();
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please enter the street address')).toBeDefined();
    expect(form.getByText('Please choose the state')).toBeDefined();
    expect(form.getByText('Please enter the earnest money')).toBeDefined();
    await person.type(form.getByLabelText('Address'), '12 Oak Street, Nashville, TN');
    await person.selectOptions(form.getByLabelText('State'), 'TN');
    expect(form.getByLabelText('The home’s time zone')).toHaveProperty('value', 'America/Chicago');
    await person.selectOptions(form.getByLabelText('The home’s time zone'), 'Eastern');
    await person.type(form.getByLabelText('Price'), '350000');
    await person.type(form.getByLabelText('Earnest money'), '3500');
    await person.type(form.getByLabelText('Effective date'), '2026-11-20');
    await person.type(form.getByLabelText('Closing day'), '2026-12-30');
    const window = within(form.getByRole('group', { name: 'Inspection' }));
    await person.selectOptions(window.getByRole('combobox'), 'A number of days');
    await person.type(window.getByLabelText('Days'), '14');
    await person.selectOptions(form.getByRole('combobox', { name: 'Appraisal' }), 'Waived');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Milestone Completed!' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Under contract', hidden: true })).toBeDefined();
    expect(journey.contract()?.terms).toEqual({
      ...examplePurchaseTerms,
      address: '12 Oak Street, Nashville, TN',
      state: 'TN',
      timeZone: 'America/New_York',
      priceCents: 35_000_000,
      earnestMoneyCents: 350_000,
      optionFeeCents: 0,
      effectiveOn: '2026-11-20',
      closingOn: '2026-12-30',
      contingencies: {
        ...examplePurchaseTerms.contingencies,
        inspection: { kind: 'days', days: 14, time: null },
        financing: { kind: 'none' },
        appraisal: { kind: 'waived' },
      },
    });
  });

  it('say what follows from the chosen home', async () => {
    const journey = inMemoryJourney({
      homes: {
        homes: [
          { ...exampleHomeEntry, id: 'old', address: '7 Elm Street', yearBuilt: 1951 },
          { ...exampleHomeEntry, id: 'new', address: '9 Elm Street', yearBuilt: 2016 },
        ],
      },
      offers: { offers: [{ ...exampleSentOffer, homeId: 'old' }] },
    });
    const { person } = renderJourney({ journey, at: '/make-offer' });
    await person.click(await screen.findByRole('button', { name: 'Enter a signed contract' }));
    const form = await dialog();
    const choose = async (address: RegExp) => {
      await person.selectOptions(form.getByLabelText('On your board'), form.getByRole('option', { name: address }));
    };
    const leadPaint = () => form.getByRole('combobox', { name: 'Lead-paint test', hidden: true });
    await form.findByLabelText('On your board');
    await choose(/^7 Elm/);
    expect(form.getByText('Your offer for this home will be marked as accepted.')).toBeDefined();
    expect(form.getByText(/we count ten days for a lead-paint test/)).toBeDefined();
    expect(leadPaint()).toHaveProperty('value', 'days');
    await choose(/^9 Elm/);
    expect(form.queryByText(/marked as accepted|ten days/)).toBeNull();
    expect(leadPaint()).toHaveProperty('value', 'none');
    await choose(/^7 Elm/);
    await person.type(form.getByLabelText('Earnest money'), '3500');
    await person.type(form.getByLabelText('Effective date'), '2026-11-20');
    await person.type(form.getByLabelText('Closing day'), '2026-12-30');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Under contract', hidden: true });
    const { leadPaint: window } = journey.contract()?.terms.contingencies ?? {};
    expect(window).toEqual({ kind: 'days', days: 10, time: null });
  });

  it('are changed, and both versions shown if another window was faster', async () => {
    const { journey, person } = await openContract();
    await person.click(screen.getByRole('button', { name: 'Change the terms' }));
    const form = await dialog();
    await person.clear(form.getByLabelText('Closing day'));
    await person.type(form.getByLabelText('Closing day'), '2027-01-20');
    journey.changeContractElsewhere({ closingOn: '2027-01-15' });
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This contract changed somewhere else');
    expect(form.getByRole('row', { name: 'Closing day January 20, 2027 January 15, 2027' })).toBeDefined();
    await person.click(form.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(journey.contract()?.terms).toEqual({ ...examplePurchaseTerms, closingOn: '2027-01-20' }),
    );
  });
});

it('can be loaded again after a failure', async () => {
  const journey = underContract();
  journey.failWith(getContract, 503);
  const { person } = renderJourney({ journey, at: '/make-offer' });
  await screen.findByText('We couldn’t load your contract', undefined, { timeout: 10_000 });
  journey.failWith(getContract, undefined);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Under contract' })).toBeDefined();
});
