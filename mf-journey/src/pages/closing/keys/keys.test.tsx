import { exampleMilestones, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { saveClosing, type FirstYearItem } from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { momentOf } from '../../../features/local-time/index.js';
import { storedContract } from '../../../testing/in-memory/contract.js';
import type { GivenClosing } from '../../../testing/in-memory/closing.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: momentOf('2027-01-12', '12:00')! });
});
afterEach(() => void jest.useRealTimers());

const item: FirstYearItem = {
  key: 'homestead',
  title: 'File for your homestead tax benefit',
  on: '2027-04-30',
  text: 'File Form 50-114 with your county’s appraisal district by April 30.',
  forSome: false,
  done: false,
  rowId: 'first-year/TX/homestead@2026-01-01',
  sourceName: 'Texas Comptroller',
  sourceUrl: 'https://comptroller.texas.gov/taxes/property-tax/exemptions/',
  sourceDate: '2026-11-20',
  standing: 'cited',
};
const payment: FirstYearItem = {
  ...item,
  ...{ key: 'first-payment', title: 'First mortgage payment', on: '2027-03-01', text: 'The usual day.' },
  ...{ standing: 'practice', sourceName: 'General practice', sourceUrl: '' },
};

async function open(closing: GivenClosing = {}) {
  const milestones = exampleMilestones.map((one) => ({ ...one, status: 'in_progress' as const }));
  const journey = inMemoryJourney({
    milestones,
    contract: { contract: storedContract(examplePurchaseTerms) },
    closing: { firstYear: [payment, item], ...closing },
  });
  const rendered = renderJourney({ journey, at: '/closing' });
  await screen.findByRole('heading', { name: 'Take your keys' });
  return rendered;
}
const press = (name: string) => screen.findByRole('button', { name });

describe('the keys', () => {
  it('close the contract after a celebration, and undoing that opens it again', async () => {
    const { person, journey, toasts } = await open();
    expect(screen.getByLabelText<HTMLInputElement>('Day you got the keys').value).toBe('2027-01-12');
    await person.click(await press('I have the keys'));

    const celebration = within(await screen.findByRole('dialog'));
    expect(celebration.getByText('Closing')).toBeDefined();
    expect(journey.closing()).toMatchObject({ signedOn: '2027-01-12', keysOn: '2027-01-12' });
    expect(journey.contract()).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Welcome home!' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I have the keys' })).toBeNull();

    const { action } = toasts.find(({ title }) => title === 'The home is yours')!;
    await person.click(celebration.getByRole('button', { name: 'Undo' }));
    expect(await press('I have the keys')).toBeDefined();
    action?.onSelect();
    await person.tab();
    expect(journey.requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
    expect(journey.closing().keysOn).toBeNull();
    expect(journey.contract()?.status).toBe('active');
  });

  it('can be taken back from the page', async () => {
    const { person, journey, toasts } = await open();
    await person.click(await press('I have the keys'));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }));
    await person.click(await press('I don’t have the keys yet'));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open it again' }));
    expect(await press('I have the keys')).toBeDefined();
    expect(journey.closing()).toMatchObject({ version: 2, signedOn: null, keysOn: null });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Take your keys' }));
    expect(toasts.at(-1)?.title).toBe('Your contract is open again');
  });

  it('are never before the signatures', async () => {
    const { person, journey } = await open();
    const keysOn = screen.getByLabelText('Day you got the keys');
    await person.clear(keysOn);
    await person.type(keysOn, '2027-01-11');
    await person.click(await press('I have the keys'));
    expect(await screen.findByText('Please choose a day from signing on')).toBeDefined();
    expect(journey.closing().version).toBe(0);
  });

  it('of a closing that changed elsewhere are saved on top of that at the second try', async () => {
    const { person, journey } = await open();
    journey.changeClosingElsewhere({ titleCompany: 'Alamo Title' });
    await person.click(await press('I have the keys'));
    expect(await screen.findByText('This changed in another window')).toBeDefined();
    await waitFor(async () => {
      await person.click(await press('I have the keys'));
      expect(journey.closing()).toMatchObject({ titleCompany: 'Alamo Title', keysOn: '2027-01-12' });
    });
  });
});

describe('the first year', () => {
  const entry = (title: string) => {
    const list = within(screen.getByRole('list', { name: 'First year' }));
    const found = list.getAllByRole('listitem').find(({ textContent }) => textContent.includes(title));
    if (!found) throw new Error(`No entry ${title}`);
    return within(found);
  };

  it('is a preview before the keys, with each source', async () => {
    await open();
    expect(screen.getByText(/as if you got your keys on January 12, 2027/)).toBeDefined();
    const homestead = entry(item.title);
    expect(homestead.getByText('Friday, April 30, 2027, in 108 days')).toBeDefined();
    expect(homestead.getByRole('link', { name: /Texas Comptroller/ }).getAttribute('href')).toBe(item.sourceUrl);
    expect(homestead.queryByRole('checkbox')).toBeNull();
    expect(entry(payment.title).getByText(/General practice, checked/)).toBeDefined();
  });

  it('begins no earlier than a closing that was put off', async () => {
    const terms = { ...examplePurchaseTerms, possessionOn: '2027-01-14' };
    const journey = inMemoryJourney({
      contract: { contract: storedContract(terms) },
      closing: { closingOn: '2027-01-20' },
    });
    renderJourney({ journey, at: '/closing' });
    expect(await screen.findByText(/as if you got your keys on January 20, 2027/)).toBeDefined();
  });

  it('is ticked off after the keys', async () => {
    const { person, journey } = await open();
    await person.click(await press('I have the keys'));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }));
    await person.click(screen.getByRole('checkbox', { name: item.title }));
    await waitFor(() => expect(journey.closing().firstYearDone).toEqual(['homestead']));
    await person.click(await screen.findByRole('checkbox', { name: item.title, checked: true }));
    await waitFor(() => expect(journey.closing().firstYearDone).toEqual([]));
  });

  it('counts from the day in the note, once entered', async () => {
    const { person, journey } = await open();
    await person.click(entry(payment.title).getByText('Enter the day in your note'));
    await person.type(screen.getByLabelText(/^First payment/, { selector: 'input' }), '2027-02-01');
    await person.click(entry(payment.title).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.closing().firstPaymentOn).toBe('2027-02-01'));
  });

  it('keeps the day that another window entered meanwhile', async () => {
    const { person, journey } = await open();
    await person.click(entry(payment.title).getByText('Enter the day in your note'));
    await person.type(screen.getByLabelText(/^First payment/, { selector: 'input' }), '2027-02-01');
    journey.changeClosingElsewhere({ firstPaymentOn: '2027-04-01' });
    await person.click(entry(payment.title).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This day changed somewhere else')).toBeDefined();
    expect(journey.closing().firstPaymentOn).toBe('2027-04-01');
  });

  it('keeps a tick that couldn’t be saved as it was', async () => {
    const { person, journey, toasts } = await open();
    await person.click(await press('I have the keys'));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }));
    journey.failWith(saveClosing, 500);
    await person.click(screen.getByRole('checkbox', { name: item.title }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t save that'));
    expect(await screen.findByRole('checkbox', { name: item.title, checked: false })).toBeDefined();
  });
});
