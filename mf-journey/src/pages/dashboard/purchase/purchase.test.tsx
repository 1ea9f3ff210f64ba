import { exampleMilestones, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { getClosing, listDeadlines, type FirstYearItem, type Milestone } from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { momentOf } from '../../../features/local-time/index.js';
import { writePreference } from '../../../features/preferences/index.js';
import { exampleDeadlines, storedContract } from '../../../testing/in-memory/contract.js';
import { inMemoryJourney, type GivenJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: momentOf('2026-11-24', '12:00')! });
});
afterEach(() => {
  jest.useRealTimers();
  writePreference('tracker', 'standard');
});

/** Get Pre-Approved is still open. */
const milestones = exampleMilestones.map((one): Milestone => {
  const order = exampleMilestones.findIndex(({ key }) => key === 'make-offer');
  if (one.key === 'get-pre-approved') return { ...one, status: 'in_progress' };
  return { ...one, status: exampleMilestones.indexOf(one) <= order ? 'completed' : 'not_started' };
});
const contract = storedContract(examplePurchaseTerms);
const underContract = (given: GivenJourney = {}) =>
  inMemoryJourney({ milestones, contract: { contract, ...exampleDeadlines }, ...given });

describe('under contract', () => {
  it('leads with what is overdue, then what the contract needs, not with an earlier step', async () => {
    renderJourney({ journey: underContract() });
    const due = within(await screen.findByRole('region', { name: /^Earnest money delivered/ }));
    expect(due.getByText('Under contract: 4512 Shoal Creek Boulevard, Austin, TX')).toBeDefined();
    expect(due.getByText(/Monday, November 23, 2026 at .*, yesterday/)).toBeDefined();
    expect(due.getByText('Then: Option period ends, November 26, 2026')).toBeDefined();
    expect(due.getByRole('link', { name: 'Open your contract' }).getAttribute('href')).toBe('/make-offer');

    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Earnest money delivered Overdue', 'Mortgage Application']);
  });

  it('names everything that is overdue, and what comes then', async () => {
    const [earnest, option, loan] = exampleDeadlines.deadlines;
    const deadlines = [earnest!, { ...option!, overdue: true }, loan!];
    renderJourney({ journey: underContract({ contract: { contract, deadlines } }) });
    const due = within(await screen.findByRole('region', { name: /^Earnest money delivered/ }));
    expect(due.getByText('Also overdue: Option period ends')).toBeDefined();
    expect(due.getByText('Then: Loan approval, December 10, 2026')).toBeDefined();
  });

  it('waits for the purchase rather than moving the next step', async () => {
    const journey = underContract();
    const release = journey.hold(getClosing);
    renderJourney({ journey });
    await waitFor(() => expect(journey.requests).toContain('GET /api/closing'));
    expect(screen.queryByRole('heading', { level: 2, name: 'Mortgage Application' })).toBeNull();
    release();
    expect(await screen.findByRole('heading', { level: 2, name: 'Mortgage Application' })).toBeDefined();
  });

  it('in cash has no lenders and rates', async () => {
    const cash = storedContract({ ...examplePurchaseTerms, financing: 'cash' });
    renderJourney({ journey: underContract({ contract: { contract: cash, ...exampleDeadlines } }) });
    await screen.findByRole('region', { name: /^Earnest money delivered/ });
    expect(screen.queryByRole('heading', { name: 'Lender Matches' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Current Mortgage Rates' })).toBeNull();
  });

  it('is over once the contract fell through', async () => {
    renderJourney({
      journey: underContract({
        contract: { contract: null, history: [{ ...contract, status: 'fell_through', deadlines: [] }] },
      }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Mortgage Application' })).toBeDefined();
    expect(screen.queryByText(/^Under contract/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Lender Matches' })).toBeDefined();
  });

  it('leads to the page on which the next deadline is met', async () => {
    const [, inspection, financing] = exampleDeadlines.deadlines;
    renderJourney({ journey: underContract({ contract: { contract, deadlines: [inspection!, financing!] } }) });
    const due = within(await screen.findByRole('region', { name: 'Next deadline: Option period ends' }));
    expect(due.getByText(/^Thursday, November 26, 2026 at 5:00 PM Central time, in 2 days$/)).toBeDefined();
    expect(due.getByRole('link', { name: 'Get it done' }).getAttribute('href')).toBe('/home-inspection');
  });

  it('shows the next step alone once every deadline is done, and in any view of the tracker', async () => {
    writePreference('tracker', 'animated');
    const deadlines = exampleDeadlines.deadlines.map((one) => ({ ...one, doneAt: '2026-11-24T10:00:00.000Z' }));
    renderJourney({ journey: underContract({ contract: { contract, deadlines } }) });
    expect(await screen.findByRole('tab', { name: /Mortgage Application/, selected: true })).toBeDefined();
    expect(screen.queryByText(/^Next deadline/)).toBeNull();
  });

  it('says that the deadlines didn’t load, and the next step is there', async () => {
    const journey = underContract();
    journey.failWith(listDeadlines, 400);
    const { person } = renderJourney({ journey });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 2, name: 'Mortgage Application' })).toBeDefined();
    journey.failWith(listDeadlines, undefined);
    await person.click(retry);
    expect(await screen.findByText(/^Then: Option period ends/)).toBeDefined();
  });

  it('is the usual dashboard if the purchase doesn’t load', async () => {
    const journey = underContract();
    journey.failWith(getClosing, 400);
    renderJourney({ journey });
    expect(await screen.findByRole('heading', { level: 2, name: 'Mortgage Application' })).toBeDefined();
    expect(screen.queryByText(/^Under contract/)).toBeNull();
  });
});

describe('a new homeowner', () => {
  const item = (part: Partial<FirstYearItem>): FirstYearItem => ({
    ...{ key: 'deed-mail', title: 'Ignore mail', on: '2026-12-08', text: '', forSome: false, done: false },
    ...{ rowId: '', sourceName: 'General practice', sourceUrl: '', sourceDate: '2026-11-20', standing: 'practice' },
    ...part,
  });
  const firstYear = [
    item({}),
    item({ key: 'deed-recorded', title: 'Check your deed', on: '2026-12-24' }),
    item({ key: 'first-payment', title: 'First payment', on: '2027-01-01' }),
    item({ key: 'homestead', title: 'For veterans', on: '2027-02-01', forSome: true }),
    item({ key: 'tax-appeal', title: 'Appeal', on: '2027-05-15' }),
    item({ key: 'upkeep', title: 'Plan your upkeep', on: '2027-06-01' }),
  ];
  const owner = (part: GivenJourney = {}) => {
    const closed = { ...contract, status: 'closed' as const, endedAt: '2026-11-24T10:00:00.000Z', deadlines: [] };
    const closing = { signedOn: '2026-11-24', keysOn: '2026-11-24', firstYearDone: ['deed-recorded' as const] };
    return inMemoryJourney({
      milestones: milestones.map((one) => ({ ...one, status: 'completed' as const })),
      contract: { contract: null, history: [closed] },
      closing: { closing, firstYear },
      ...part,
    });
  };

  it('sees their home and the next three things of the first year, and no lenders any more', async () => {
    renderJourney({ journey: owner() });
    const home = within(await screen.findByRole('region', { name: 'New Homeowner' }));
    expect(home.getByText('4512 Shoal Creek Boulevard, Austin, TX, yours since November 24, 2026.')).toBeDefined();
    expect(home.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ignore mail December 8, 2026, in 14 days',
      'First payment January 1, 2027, in 38 days',
      'Appeal May 15, 2027, in 172 days',
    ]);
    expect(home.getByRole('link', { name: 'See your first year' }).getAttribute('href')).toBe('/closing#first-year');
    expect(screen.getByText('You’ve completed', { exact: false }).textContent).toContain('9 of 9 milestones');
    expect(screen.queryByRole('heading', { name: 'Lender Matches' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Current Mortgage Rates' })).toBeNull();
  });

  it('isn’t told how much of the journey is left, if they skipped steps', async () => {
    renderJourney({ journey: owner({ milestones }) });
    await screen.findByRole('region', { name: 'New Homeowner' });
    await waitFor(() => {
      expect(screen.queryByText('You’ve completed', { exact: false })).toBeNull();
    });
  });

  it('sees what is ahead, how much is behind, and no distance of many years', async () => {
    const later = [
      item({ on: '2026-11-20' }),
      item({ key: 'first-payment', title: 'First payment', on: '2027-01-01' }),
      item({ key: 'insurance-request', title: 'Ask to end mortgage insurance', on: '2037-03-01' }),
    ];
    renderJourney({ journey: owner({ closing: { closing: { keysOn: '2026-11-10' }, firstYear: later } }) });
    const home = within(await screen.findByRole('region', { name: 'New Homeowner' }));
    expect(home.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'First payment January 1, 2027, in 38 days',
      'Ask to end mortgage insurance March 1, 2037',
    ]);
    expect(home.getByText('One earlier thing isn’t ticked off yet.')).toBeDefined();
  });

  it('keeps the animated path, if chosen, below', async () => {
    writePreference('tracker', 'animated');
    renderJourney({ journey: owner() });
    await screen.findByRole('region', { name: 'New Homeowner' });
    expect(await screen.findByRole('tab', { name: /Closing/ })).toBeDefined();
  });

  it('who buys again sees that contract', async () => {
    const closed = { ...contract, id: 'first', status: 'closed' as const, deadlines: [] };
    renderJourney({ journey: owner({ milestones, contract: { contract, history: [closed], ...exampleDeadlines } }) });
    expect(await screen.findByRole('region', { name: /^Earnest money delivered/ })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'New Homeowner' })).toBeNull();
  });
});
