import { exampleClosing, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { closingLists, getClosing, listMilestoneRules, saveClosing } from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import { fullClosing } from '../../testing/in-memory/example-closing.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2027-01-04T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const contract = { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines };
const paysCash = { ...contract, contract: storedContract({ ...examplePurchaseTerms, financing: 'cash' }) };

async function openPage(given: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/closing', contract, ...given });
  await screen.findByRole('region', { name: 'How closing works' });
  await waitFor(() => {
    expect(screen.queryByText('Loading your closing')).toBeNull();
  });
  return rendered;
}
const isFolded = (element: HTMLElement) => element.closest('details:not([open])') !== null;
const correction = { receivedOn: '2027-01-04', aprMillionths: 66_000, productChanged: false, penaltyAdded: false };
const withClosing = (changes: Partial<typeof exampleClosing>) => ({
  ...fullClosing,
  closing: { ...exampleClosing, ...changes },
});
const part = (name: string) => within(screen.getByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const wire = () => part('Send the money safely');

describe('the page', () => {
  it('says where it starts without a contract, and is a guide', async () => {
    const { person } = await openPage({ contract: undefined });
    expect(screen.getByRole('link', { name: 'Go to your offers' }).getAttribute('href')).toBe('/make-offer');
    expect(screen.queryByRole('region', { name: 'Send the money safely' })).toBeNull();
    const guide = part('How closing works');
    await person.click(guide.getByText('Who closes in your state'));
    await person.selectOptions(guide.getByLabelText('State of the home'), 'Arizona');
    expect(guide.getByText('You get the keys once the deed is recorded.')).toBeDefined();
  });

  it('says what fits together, and what a day costs', async () => {
    await openPage({ closing: fullClosing });
    const standing = part('You close on January 12, 2027');
    expect(standing.getByText(/above the legal limits/).textContent).toMatch(/^Look at this: /);
    expect(standing.getByText(/Interest is \$51.37 a day/).textContent).toMatch(/20 days, \$1,027.40/);
  });

  it('says what to do about a day that has passed', async () => {
    await openPage({ closing: { closingOn: '2027-01-03' } });
    const standing = part('You were to close on January 3, 2027');
    expect(standing.getByRole('link', { name: 'your contract' }).getAttribute('href')).toBe('/make-offer#contract');
  });

  it('keeps what is typed while it tries again to load what completes the step', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(listMilestoneRules, 503);
    const { person } = await openPage({ journey });
    const note = wire().getByLabelText<HTMLInputElement>(/^Its phone number/);
    await person.type(note, '512-555-0177');
    journey.hold(listMilestoneRules);
    await person.click(wire().getByRole('checkbox', { name: closingLists.wire['wire-called'] }));
    await waitFor(() => {
      expect(journey.closing().done).toEqual(['wire-called']);
    });
    expect(wire().getByLabelText<HTMLInputElement>(/^Its phone number/)).toBe(note);
    expect(note.value).toBe('512-555-0177');
  });

  it('folds what is for the last days, and never the wire', async () => {
    await openPage({ closing: { closingOn: '2027-02-01' } });
    const { signing, walkThrough, wire: steps } = closingLists;
    expect(isFolded(screen.getByRole('button', { name: 'I have the keys' }))).toBe(true);
    expect(isFolded(screen.getByLabelText(signing['sign-id']))).toBe(true);
    expect(isFolded(screen.getByLabelText(walkThrough['walk-repairs']))).toBe(true);
    expect(isFolded(screen.getByLabelText(steps['wire-called']))).toBe(false);
    expect(isFolded(screen.getByRole('button', { name: 'The instructions changed' }))).toBe(false);
    expect(part('Take your keys').getByText(/^This is for February 1, 2027: once you’ve signed/)).toBeDefined();
  });

  it('opens the lists once the Closing Disclosure is there', async () => {
    await openPage({ closing: { ...fullClosing, closingOn: '2027-02-01' } });
    expect(isFolded(screen.getByLabelText(closingLists.signing['sign-id']))).toBe(false);
    expect(isFolded(screen.getByRole('button', { name: 'I have the keys' }))).toBe(true);
  });

  it('can be loaded again', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(getClosing, 503);
    const { person } = renderJourney({ at: '/closing', journey });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    journey.failWith(getClosing, undefined);
    await person.click(retry);
    expect(await screen.findByRole('region', { name: 'Send the money safely' })).toBeDefined();
  });

  it('asks a buyer who pays cash for no lender’s papers', async () => {
    await openPage({ contract: paysCash });
    expect(screen.queryByRole('region', { name: 'Check the Closing Disclosure' })).toBeNull();
    expect(part('Know what to bring').getByText(/settlement statement/)).toBeDefined();
    const signing = part('Sign, and be ready to move in');
    expect(signing.queryByRole('checkbox', { name: closingLists.signing['sign-note'] })).toBeNull();
    expect(signing.getByRole('checkbox', { name: closingLists.signing['sign-title'] })).toBeDefined();
  });

  it('is read after the keys, but for the lender’s papers', async () => {
    const closed = { ...storedContract(examplePurchaseTerms), status: 'closed' as const, deadlines: [] };
    await openPage({
      contract: { history: [closed] },
      closing: { ...fullClosing, closing: { ...exampleClosing, signedOn: '2027-01-12', keysOn: '2027-01-12' } },
    });
    expect(screen.getByText('This contract is closed')).toBeDefined();
    expect(screen.queryByRole('region', { name: /^You close on/ })).toBeNull();
    const steps = wire().getAllByRole<HTMLInputElement>('checkbox');
    expect(steps.map(({ checked, disabled }) => [checked, disabled])[0]).toEqual([true, true]);
    expect(wire().queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit your Closing Disclosure' })).toBeDefined();
  });
});

describe('the Closing Disclosure', () => {
  it('is compared with the Loan Estimate by bucket, with a message to the lender', async () => {
    const { person } = await openPage({ closing: fullClosing });
    const papers = part('Check the Closing Disclosure');
    const rows = papers.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'FeeLoan EstimateClosing DisclosureAbove the limit',
      'May not rise The lender set these, or chose who did.',
      'Origination charges$800$900$100',
      'Services you couldn’t shop for$700$700$0',
      'Total$1,500$1,600$100',
      'May rise 10% together Recording, and companies from the lender’s list.',
      'Services from the lender’s list$1,800$1,800–',
      'Recording fees$120$332–',
      'Total$1,920$2,132$20',
      'May change Companies you found, insurance, taxes, and interest.',
      'Prepaids$2,400$2,500–',
      'Initial escrow payment$1,500$1,550–',
      'Other costsNot given$600–',
      'Total$3,900$4,050No limit',
    ]);
    await person.click(papers.getByRole('button', { name: 'Copy the message' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Hello Harbor Credit Union/);
  });

  it('shows the clock with its rule and source', async () => {
    await openPage({ closing: fullClosing });
    const clock = part('The three-day clock');
    expect(clock.getByText('November 24, 2026')).toBeDefined();
    expect(clock.getByRole('link', { name: /Regulation Z/, hidden: true })).toBeDefined();
  });

  it('is entered, and errors are shown where they are', async () => {
    const { journey, person } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Enter your Closing Disclosure' }));
    const form = await dialog();
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter an amount')).toBeDefined();
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
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('is corrected', async () => {
    const { journey, person } = await openPage({ closing: fullClosing });
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

  it('doesn’t overwrite what another window entered', async () => {
    const { journey, person } = await openPage({ closing: fullClosing });
    await person.click(screen.getByRole('button', { name: 'Edit your Closing Disclosure' }));
    const form = await dialog();
    const elsewhere = exampleClosing.disclosure && { ...exampleClosing.disclosure, pointsCents: 5_000 };
    journey.changeClosingElsewhere({ disclosure: elsewhere });
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This Closing Disclosure changed somewhere else')).toBeDefined();
    const points = within(form.getByRole('row', { name: /^Points/ }));
    expect(points.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Nothing', '$50']);
    await person.click(form.getByRole('button', { name: 'Use the newer one' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(journey.closing().disclosure).toEqual(elsewhere);
  });

  it('goes without a correction that was none', async () => {
    const { journey, person } = await openPage({ closing: withClosing({ correction }) });
    await person.click(screen.getByRole('button', { name: 'There is no corrected one' }));
    await person.click((await dialog()).getByRole('button', { name: 'Remove it' }));
    await waitFor(() => {
      expect(journey.closing().correction).toBeNull();
    });
    expect(await screen.findByRole('button', { name: 'I got a corrected one' })).toBeDefined();
  });

  it.each([
    ['within the limits', 0, /^Of what both forms give, nothing is above its legal limit/],
    ['paid back', 12_000, /^Your lender credits you what is above the legal limits/],
  ])('%s asks for nothing', async (_, overCents, words) => {
    const buckets = fullClosing.comparison.buckets.map((total) => ({ ...total, overCents }));
    await openPage({ closing: { ...fullClosing, comparison: { ...fullClosing.comparison, buckets, owedCents: 0 } } });
    expect(part('Check the Closing Disclosure').getByText(words)).toBeDefined();
  });

  it('is measured against the first Loan Estimate, if the buyer says that nothing changed', async () => {
    const comparison = { ...fullClosing.comparison, revised: true };
    const { journey, person } = await openPage({ closing: { ...fullClosing, comparison } });
    await person.click(screen.getByRole('checkbox', { name: /measure against its first Loan Estimate/ }));
    await waitFor(() => {
      expect(journey.closing().heldToFirst).toBe(true);
    });
  });
});

it('the money to bring is added up, apart from what the home takes in all, and compared with the papers', async () => {
  const { journey, person } = await openPage({ closing: fullClosing });
  const cash = part('Know what to bring');
  const table = within(cash.getByRole('table', { name: 'Due at the table' }));
  expect(table.getByRole('row', { name: 'Your loan −$300,000' })).toBeDefined();
  expect(table.getByRole('row', { name: 'By your papers $103,082' })).toBeDefined();
  expect(table.getByRole('row', { name: 'Difference $1,000' })).toBeDefined();
  const inAll = within(cash.getByRole('table', { name: 'Out of your pocket, in all' }));
  expect(inAll.getByRole('row', { name: 'Total $106,882' })).toBeDefined();
  expect(cash.getByText(/appraised \$9,000 below the price/)).toBeDefined();
  await person.click(cash.getByRole('button', { name: 'Enter deposits and credits' }));
  const form = await dialog();
  expect(form.getByText('Empty is what your contract says: $4,000.')).toBeDefined();
  await person.type(form.getByLabelText(/^Gifts/), '1,000');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(journey.closing().cash).toEqual({ ...exampleClosing.cash, giftCents: 100_000 });
  });
});

it('money that comes back is entered and shown as such', async () => {
  const cash = { ...fullClosing.cash, expectedCents: -120_000, saidCents: -130_000 };
  const { journey, person } = await openPage({ closing: { ...fullClosing, cash } });
  const table = within(part('Know what to bring').getByRole('table', { name: 'Due at the table' }));
  expect(table.getByRole('row', { name: 'By our count $1,200 back to you' })).toBeDefined();
  expect(table.getByRole('row', { name: 'By your papers $1,300 back to you' })).toBeDefined();
  await person.click(part('Know what to bring').getByRole('button', { name: 'Enter deposits and credits' }));
  const form = await dialog();
  await person.clear(form.getByLabelText(/^Cash to close/));
  await person.type(form.getByLabelText(/^Cash to close/), '1,300');
  await person.click(form.getByLabelText('This money comes back to me'));
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(journey.closing().cash.saidCents).toBe(-130_000);
  });
});

describe('the wire', () => {
  it.each([
    ['Send the money safely', /^Title or escrow company/, 'Alamo 123456789012', /leave out Social Security, account/],
    ['Send the money safely', /^Its phone number/, '0012345678', /^Please enter a phone number/],
    ['Walk through', /^What isn’t right/, 'Wire it to 4111 1111 1111 1111', /leave out Social Security, account/],
  ])('keeps account numbers out: %s, %s', async (section, label, typed, error) => {
    const { journey, person } = await openPage();
    const form = part(section);
    await person.type(form.getByLabelText(label), typed);
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(error)).toBeDefined();
    expect(journey.closing().version).toBe(0);
  });

  it('keeps the phone number that another window entered beside the company', async () => {
    const { journey, person } = await openPage();
    journey.changeClosingElsewhere({ titlePhone: '512-555-0100' });
    await person.type(wire().getByLabelText(/^Title or escrow company/), 'Alamo Title');
    await person.click(wire().getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.closing()).toMatchObject({ titleCompany: 'Alamo Title', titlePhone: '512-555-0100' });
    });
    expect(await wire().findByDisplayValue('512-555-0100')).toBeDefined();
  });

  it.each([
    ['Keep mine', '512-555-0177'],
    ['Use the newer one', '512-555-0100'],
  ])('asks which phone number to keep, also after the page has loaded the other one: %s', async (choice, kept) => {
    const { journey, person } = await openPage();
    await person.type(wire().getByLabelText(/^Its phone number/), '512-555-0177');
    journey.changeClosingElsewhere({ titlePhone: '512-555-0100' });
    // The reply brings the other one.
    await person.click(wire().getByRole('checkbox', { name: closingLists.wire['wire-called'] }));
    await waitFor(() => {
      expect(journey.closing().done).toEqual(['wire-called']);
    });
    await person.click(wire().getByRole('button', { name: 'Save' }));
    expect(await wire().findByText('This entry changed somewhere else')).toBeDefined();
    expect(journey.closing().titlePhone).toBe('512-555-0100');
    await person.click(wire().getByRole('button', { name: choice }));
    await waitFor(() => {
      expect(journey.closing().titlePhone).toBe(kept);
    });
    expect(await wire().findByRole('button', { name: 'Save' })).toBeDefined();
    expect(wire().getByLabelText<HTMLInputElement>(/^Its phone number/).value).toBe(kept);
  });

  it('has no field but the company, its phone number, and the note of the walk-through', async () => {
    await openPage({ closing: fullClosing });
    const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
    expect(names).toEqual(['titleCompany', 'titlePhone', 'walkThroughNote']);
  });

  it('stops when instructions change, and names the number to call', async () => {
    const { journey, person } = await openPage({ closing: fullClosing });
    await person.click(wire().getByRole('button', { name: 'The instructions changed' }));
    expect(await wire().findByText('Stop. Send nothing.')).toBeDefined();
    expect(wire().getByText('Send nothing')).toBeDefined();
    expect(wire().getAllByText(/512-555-0100/).length).toBeGreaterThan(0);
    expect(journey.closing().wireChanged).toBe(true);
    await person.click(wire().getByRole('button', { name: 'It’s cleared up by phone' }));
    await waitFor(() => {
      expect(journey.closing().wireChanged).toBe(false);
    });
  });

  it('is checked off, also quickly, and on top of another window’s', async () => {
    const { journey, person } = await openPage();
    journey.changeClosingElsewhere({ titleCompany: 'Alamo Title' });
    await person.click(wire().getByRole('checkbox', { name: closingLists.wire['wire-called'] }));
    await person.click(wire().getByRole('checkbox', { name: closingLists.wire['wire-name'] }));
    await waitFor(() => {
      expect(journey.closing()).toMatchObject({ done: ['wire-called', 'wire-name'], titleCompany: 'Alamo Title' });
    });
  });

  it('shows what is stored when it can’t be saved', async () => {
    const { journey, person, toasts } = await openPage();
    journey.failWith(saveClosing, 503);
    const box = wire().getByRole<HTMLInputElement>('checkbox', { name: closingLists.wire['wire-portal'] });
    await person.click(box);
    await waitFor(() => {
      expect(box.checked).toBe(false);
    });
    expect(toasts[0]).toMatchObject({ tone: 'destructive' });
  });

  it('shows on a phone that the money must stay, and whom to call, above any folded section', async () => {
    await openPage({ closing: withClosing({ wireChanged: true }), small: true });
    expect(screen.getByText('Send nothing').closest('summary')).not.toBeNull();
    expect(isFolded(screen.getByRole('region', { name: 'If money went to the wrong place' }))).toBe(false);
  });

  it('says the order in which to call for help', async () => {
    const { person } = await openPage({ closing: fullClosing });
    const help = part('If money went to the wrong place');
    await person.click(help.getByText(/Do this within the hour/));
    const steps = help.getByRole('list', { name: 'Within the hour' });
    const calls = within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(calls.map((text) => text.split(/[.,]/)[0])).toEqual([
      'Your bank',
      'The FBI',
      'Your title company',
      'Write down times and names',
    ]);
  });
});
