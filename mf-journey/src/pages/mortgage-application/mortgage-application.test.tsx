import { exampleLoanEstimate, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  getMortgageApplication,
  listLoanEstimates,
  printMortgagePacket,
  saveMortgageApplication,
  type LoanEstimate,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { exampleApplication } from '../../testing/in-memory/mortgage-application.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-11-24T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const named = (id: string, lender: string, change: Partial<LoanEstimate> = {}): LoanEstimate => ({
  ...exampleLoanEstimate,
  id,
  version: 1,
  lender,
  ...change,
});
const oak = named('oak', 'Oak Bank');
const revisedOak = named('oak-2', 'Oak Bank', { issuedOn: '2026-12-01', originationCents: 120_000 });
const elm = named('elm', 'Elm Credit Union', { issuedOn: '2026-11-23' });

interface Opened extends RenderOptions {
  readonly terms?: Partial<PurchaseTerms> | null;
  readonly estimates?: readonly LoanEstimate[];
}

async function openPage({ terms = {}, estimates = [], ...options }: Opened = {}) {
  const contract = terms && storedContract({ ...examplePurchaseTerms, ...terms });
  const rendered = renderJourney({
    at: '/mortgage-application',
    ...(contract && { contract: { contract } }),
    records: { [listLoanEstimates.path]: estimates },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Mortgage application' });
  const { person, journey } = rendered;
  const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
  const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const stored = () => journey.reply(getMortgageApplication).application;
  return { ...rendered, section, press, dialog, stored };
}

describe('without a contract', () => {
  it('the page teaches, shows what is known, and compares estimates, but there is nothing to go ahead with', async () => {
    const { section } = await openPage({ terms: null, estimates: [oak, elm] });
    expect(await screen.findByRole('link', { name: 'Go to your offers' })).toBeDefined();
    const estimates = await section('Loan Estimates');
    await estimates.findByRole('heading', { name: /^Over five years/ });
    expect(estimates.queryByRole('button', { name: /^Go ahead/ })).toBeNull();
    const form = await section('The form, part by part');
    expect(form.queryByRole('checkbox')).toBeNull();
    expect(form.getByText('Jordan Rivera')).toBeDefined();
    const guide = await section('How applying works');
    expect(guide.getByRole('heading', { name: 'Don’t, until you have the keys' })).toBeDefined();
    expect(guide.getByRole('link', { name: /^Regulation B, 12 CFR 1002.9/ })).toBeDefined();
  });
});

describe('an application', () => {
  it('goes from six facts to a locked rate, and completes its milestone', async () => {
    const { press, dialog, person, stored, toasts, section } = await openPage({ estimates: [oak] });
    await press('Note your application');
    const application = await dialog('Your application');
    await person.type(application.getByLabelText(/^Lender/), 'Oak Bank');
    await person.type(application.getByLabelText(/^Day you applied/), '2026-11-18');
    await person.click(application.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(stored()).toMatchObject({ lender: 'Oak Bank', appliedOn: '2026-11-18' });
    });

    await press('Go ahead with Oak Bank');
    await screen.findByText('You go ahead with it');

    await press('Note your yes');
    const intent = await dialog('Your intent to proceed');
    await person.type(intent.getByLabelText(/^Day you said yes/), '2026-11-24');
    await person.click(intent.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(stored().intentOn).toBe('2026-11-24');
    });

    await press('Note your rate lock');
    const lock = await dialog('Your rate lock');
    // As the chosen Loan Estimate says.
    expect(lock.getByLabelText<HTMLInputElement>(/^Lock ends/).value).toBe('2027-01-05');
    await person.click(lock.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(lock.getByLabelText(/^Locked on/).getAttribute('aria-invalid')).toBe('true');
    });
    await person.type(lock.getByLabelText(/^Locked on/), '2026-11-24');
    await person.click(lock.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(stored().lock).toEqual({ lockedOn: '2026-11-24', until: '2027-01-05', rateMillionths: 62_500 });
    });
    expect(toasts.some(({ description }) => description?.includes('in your calendar'))).toBe(true);
    const decided = await section(/^3\. Go ahead/);
    expect(decided.getByText('6.25%, until January 5, 2027')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'This step is completed' })).toBeDefined();
  });

  it('shows checks, and the days that count with their sources', async () => {
    const { section } = await openPage({ mortgageApplication: exampleApplication });
    const standing = await section('Where you stand');
    expect(standing.getByText('1 thing to look at')).toBeDefined();
    const items = standing.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/^Look at this: /);
    expect(standing.getByText('Tue, Jan 12, 2027')).toBeDefined();
    const source = standing.getByRole('link', { name: /Regulation Z/ });
    expect(source.getAttribute('href')).toMatch(/^https:\/\/www\.ecfr\.gov\//);
  });

  it('tracks the parts of the form, on top of what another window saved', async () => {
    const { person, stored, journey, section } = await openPage();
    const form = await section('The form, part by part');
    const part = await form.findByRole('checkbox', { name: /^Who you are/ });
    journey.changeApplicationElsewhere({ lender: 'Elm Credit Union' });
    await person.click(part);
    await waitFor(() => {
      expect(stored()).toMatchObject({ finished: ['identity'], lender: 'Elm Credit Union' });
    });
    expect(form.getByText('1 of 10 parts filled in')).toBeDefined();
    expect(form.getByRole('link', { name: 'Add it to your finances' }).getAttribute('href')).toBe('/pre-approval-form');
  });

  it('keeps what another window noted of the same', async () => {
    const { person, press, dialog, stored, journey } = await openPage();
    await press('Note your yes');
    const intent = await dialog('Your intent to proceed');
    journey.changeApplicationElsewhere({ intentOn: '2026-11-20' });
    await person.type(intent.getByLabelText(/^Day you said yes/), '2026-11-24');
    await person.click(intent.getByRole('button', { name: 'Save' }));
    await intent.findByText('This day changed somewhere else');
    expect(stored().intentOn).toBe('2026-11-20');
  });

  it('says so if the contract ended meanwhile', async () => {
    const { journey, person, toasts, section } = await openPage();
    const part = await (await section('The form, part by part')).findByRole('checkbox', { name: /^Who you are/ });
    const message = 'That home isn’t under contract anymore. Please load the page again.';
    journey.failWith(saveMortgageApplication, 404, { code: 'contract.not-found', message });
    await person.click(part);
    await waitFor(() => {
      expect(toasts.at(-1)).toMatchObject({ title: 'We couldn’t save that', description: message });
    });
  });
});

describe('Loan Estimates', () => {
  it('begin with the first one', async () => {
    const { section, press, dialog } = await openPage();
    const estimates = await section(/^2\. Choose/);
    await estimates.findByRole('heading', { name: 'Enter your first estimate' });
    await press('Add a Loan Estimate');
    await dialog('Add a Loan Estimate');
  });

  it('are listed by lender with their revisions in order, and compared by the latest', async () => {
    const { section, press, stored } = await openPage({
      estimates: [revisedOak, elm, oak],
      mortgageApplication: { entry: { estimateId: 'oak', intentOn: '2026-11-21' } },
    });
    const estimates = await section(/^2\. Choose/);
    const item = within((await estimates.findByText('First, Nov 20, 2026')).closest<HTMLElement>('ol')!);
    expect(item.getAllByText(/^First|^Revised/).map(({ textContent }) => textContent)).toEqual([
      'First, Nov 20, 2026',
      'Revised, Dec 1, 2026',
    ]);
    expect(item.getByText('Origination charges: $800 before, $1,200 now')).toBeDefined();
    await estimates.findByRole('heading', { name: /^Over five years/ });
    expect(estimates.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    await press('Go ahead with the revised one from Oak Bank');
    await waitFor(() => {
      expect(stored()).toMatchObject({ estimateId: 'oak-2', intentOn: '2026-11-21' });
    });
  });

  it('of another lender need a new yes and a new lock', async () => {
    const lock = { lockedOn: '2026-11-22', until: '2027-01-15', rateMillionths: null };
    const { press, stored, toasts } = await openPage({
      estimates: [oak, elm],
      mortgageApplication: { entry: { estimateId: 'oak', intentOn: '2026-11-21', lock } },
    });
    const fold = async (name: string) => (await screen.findByRole('button', { name })).closest('details');
    expect((await fold('Change your yes'))?.open).toBe(false);
    await press('Go ahead with Elm Credit Union');
    await waitFor(() => {
      expect(stored()).toMatchObject({ estimateId: 'elm', intentOn: null, lock: null });
    });
    expect(toasts.at(-1)?.description).toMatch(/with Oak Bank/);
    expect(await fold('Note your yes')).toBeNull();
  });

  it('with a rate lock that ends before closing keep the last step open', async () => {
    const lock = { lockedOn: '2026-11-22', until: '2027-01-05', rateMillionths: null };
    await openPage({
      estimates: [oak],
      mortgageApplication: { entry: { estimateId: 'oak', intentOn: '2026-11-21', lock } },
    });
    expect((await screen.findByRole('button', { name: 'Change your rate lock' })).closest('details')).toBeNull();
  });

  it('stay left out of the comparison when they are revised', async () => {
    const ash = named('ash', 'Ash Bank', { issuedOn: '2026-11-24' });
    const { press, dialog, person } = await openPage({ estimates: [oak, elm, ash] });
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Compare Oak Bank' });
    await person.click(await box());
    await press('Add a revised one from Oak Bank');
    await person.click((await dialog('Add a Loan Estimate')).getByRole('button', { name: 'Save' }));
    await screen.findByText('Revised, Nov 24, 2026');
    expect((await box()).checked).toBe(false);
  });

  it('are revised from what the lender sent before', async () => {
    const { press, dialog, person, journey } = await openPage({ estimates: [oak] });
    await press('Add a revised one from Oak Bank');
    const form = await dialog('Add a Loan Estimate');
    expect(form.getByLabelText<HTMLInputElement>('Lender').value).toBe('Oak Bank');
    const origination = form.getByLabelText(/^Origination charges/);
    await person.clear(origination);
    await person.type(origination, '900');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Revised, Nov 24, 2026');
    expect(journey.reply(listLoanEstimates)[1]).toMatchObject({ originationCents: 90_000, issuedOn: '2026-11-24' });
  });
});

describe('the packet', () => {
  it('says what went wrong', async () => {
    const { press, toasts, journey } = await openPage();
    journey.failWith(printMortgagePacket, 503);
    await press('Download the packet (PDF)');
    await waitFor(() => {
      expect(toasts.map(({ title }) => title)).toContain('We couldn’t make your packet');
    });
  });
});

describe('other buyers', () => {
  it('who pay cash have nothing to apply for', async () => {
    await openPage({ terms: { financing: 'cash' } });
    expect(await screen.findByText(/needs no loan, so there is nothing to apply for/)).toBeDefined();
    expect(screen.queryByRole('region', { name: /^1\. Apply/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'change your contract' })).toBeDefined();
  });

  it('who paid cash have nothing left to change', async () => {
    const closed = { ...storedContract({ ...examplePurchaseTerms, financing: 'cash' }), status: 'closed' as const };
    await openPage({ terms: null, mortgageApplication: { closed } });
    await screen.findByRole('region', { name: 'You paid cash' });
    expect(screen.queryByRole('link', { name: 'change your contract' })).toBeNull();
  });

  it('who have their keys see what they kept', async () => {
    const closed = { ...storedContract(examplePurchaseTerms), status: 'closed' as const };
    await openPage({
      terms: null,
      estimates: [oak, elm],
      mortgageApplication: { closed, entry: { lender: 'Oak Bank', estimateId: 'oak', intentOn: '2026-11-21' } },
    });
    expect(await screen.findByText(/^You closed on/)).toBeDefined();
    expect((await screen.findByText('You went ahead')).closest('li')?.textContent).toMatch(
      /^Oak Bank, November 20, 2026/,
    );
    expect(screen.queryByRole('button', { name: /^Note|^Change|^Go ahead/ })).toBeNull();
  });

  it('whose connection fails can try again', async () => {
    const journey = inMemoryJourney({});
    journey.failWith(getMortgageApplication, 503);
    const { person } = await openPage({ terms: null, journey });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
    journey.failWith(getMortgageApplication, undefined);
    await person.click(again);
    await screen.findByRole('heading', { name: 'Your application starts with a contract' });
  });
});
