import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  exampleComparables,
  exampleHomeEntry,
  exampleOfferTerms,
  examplePurchaseTerms,
} from '@hearthway/contracts/examples';
import {
  getContract,
  getTermSheet,
  listHomes,
  listMilestoneRules,
  listOffers,
  type Offer,
} from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { storedContract } from '../../testing/in-memory/contract.js';
import { savedHome } from '../../testing/in-memory/homes.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-11-23T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const home = savedHome('home-1', exampleHomeEntry);
const at = '2026-11-20T10:00:00.000Z';
const draft: Offer = {
  id: 'offer-1',
  version: 1,
  homeId: home.id,
  address: '12 Oak Street, Austin, TX',
  status: 'draft',
  comparables: [],
  terms: exampleOfferTerms,
  history: [],
  createdAt: at,
  updatedAt: at,
};
const sent: Offer = {
  ...draft,
  status: 'sent',
  history: [{ step: 'send', by: 'buyer', at, terms: exampleOfferTerms }],
};

async function renderPage(given: GivenJourney = {}) {
  const rendered = renderJourney({ at: '/make-offer', homes: [home], ...given });
  await screen.findByRole('heading', { level: 2, name: 'Good to know' });
  return rendered;
}
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page', () => {
  it('is a guide before there is an offer', async () => {
    await renderPage();
    for (const name of ['Know', 'Do', 'Avoid', 'Who does it', 'Costs', 'Takes']) {
      expect(part('Good to know').getByRole('heading', { name })).toBeDefined();
    }
  });

  it.each([
    ['the offers', listOffers],
    ['the homes', listHomes],
    ['the contract', getContract],
  ])('shows all of it at once, so that nothing shifts: not before %s', async (_what, operation) => {
    const journey = inMemoryJourney({ homes: [home] });
    const release = journey.hold(operation);
    renderJourney({ at: '/make-offer', journey });
    await waitFor(() => expect(journey.requests).toContain(`GET ${operation.path}`));
    const others = [listOffers, listHomes, getContract, listMilestoneRules].filter((other) => other !== operation);
    for (const { path } of others) await waitFor(() => expect(journey.requests).toContain(`GET ${path}`));
    await screen.findByText('Loading your offers');
    expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
    release();
    expect(await screen.findByRole('region', { name: 'Good to know' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Enter a signed contract' })).toBeDefined();
  });

  it('starts with the home', async () => {
    const { journey, person } = await renderPage();
    await person.click(await button(/^Write an offer/));
    await screen.findByRole('heading', { name: '1. What similar homes sold for' });
    expect(journey.offers()).toMatchObject([{ homeId: home.id, status: 'draft' }]);
  });

  it('opens the offer that a home has already', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [draft] } });
    await person.click(await button('Open the offer for 4512 Shoal Creek Blvd'));
    expect(document.activeElement?.textContent).toBe('Your offers');
    expect(journey.offers()).toHaveLength(1);
  });

  it('leads to the board if no home is saved', async () => {
    await renderPage({ homes: [] });
    expect((await screen.findByRole('link', { name: 'Save a home' })).getAttribute('href')).toBe('/home-search');
  });
});

describe('a draft', () => {
  it('gets its sales, which say what the home is worth', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [draft] } });
    await person.click(await button('Add a sale'));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(dialog().getByText('Enter what it sold for')).toBeDefined();
    await person.type(dialog().getByLabelText('Address'), '4 Birch Road');
    await person.type(dialog().getByLabelText('Sold for'), '401,000');
    await person.type(dialog().getByLabelText('Day of sale'), '2026-10-12');
    await person.type(dialog().getByLabelText('Subtract: your home is worse by'), '5,000');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('about $396,000');
    expect(journey.offers()[0]?.comparables).toMatchObject([{ priceCents: 40_100_000, adjustmentCents: -500_000 }]);
  });

  it('without the Offer Toolkit, says what it adds and goes on', async () => {
    await renderPage({ offers: { offers: [draft] } });
    expect(await screen.findByText('The Offer Toolkit prices your offer three ways')).toBeDefined();
    expect(part('3. Set your terms').getByLabelText('Price')).toBeDefined();
  });

  it('with it, takes one of three prices', async () => {
    const priced = { ...draft, comparables: [...exampleComparables] };
    const { journey, person } = await renderPage({ offers: { offers: [priced], toolkit: true } });
    await person.click(await button('Use this price (Competitive)'));
    await waitFor(() => expect(journey.offers()[0]?.terms.priceCents).toBe(40_500_000));
    await button('Your price (Competitive)');
  });

  it('keeps terms that are being typed when a price is chosen, and isn’t sent without them', async () => {
    const priced = { ...draft, comparables: [...exampleComparables] };
    const { journey, person } = await renderPage({ offers: { offers: [priced], toolkit: true } });
    const price = await button('Use this price (Competitive)');
    const terms = part('3. Set your terms');
    await person.type(terms.getByLabelText('Included items'), ', washer');
    await person.click(price);
    await waitFor(() => expect(terms.getByLabelText<HTMLInputElement>('Price').value).toBe('405,000'));
    expect(terms.getByLabelText<HTMLInputElement>('Included items').value).toBe('Refrigerator, washer');
    const send = await button('I sent this offer');
    expect((send as HTMLButtonElement).disabled).toBe(true);
    await person.click(terms.getByRole('button', { name: 'Save terms' }));
    await waitFor(() => expect((send as HTMLButtonElement).disabled).toBe(false));
    expect(journey.offers()[0]?.terms).toMatchObject({ priceCents: 40_500_000, inclusions: 'Refrigerator, washer' });
  });

  it('asks before terms that are being typed make room for another offer', async () => {
    const other = { ...draft, id: 'offer-2', homeId: 'home-2', address: '4 Birch Road' };
    const { person } = await renderPage({ offers: { offers: [draft, other] } });
    const price = () => part('3. Set your terms').getByLabelText<HTMLInputElement>('Price');
    await screen.findByRole('region', { name: '3. Set your terms' });
    const saved = price().value;
    await person.clear(price());
    await person.type(price(), '390,000');
    await person.click(await button(/^4 Birch Road/));
    await person.click(dialog().getByRole('button', { name: 'Stay here' }));
    expect(price().value).toBe('390,000');
    await person.click(await button(/^4 Birch Road/));
    expect(dialog().getByText(/12 Oak Street/)).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(price().value).toBe(saved));
    expect((await button(/^4 Birch Road/)).getAttribute('aria-pressed')).toBe('true');
    await person.click(await button(/^12 Oak Street/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gets its terms, with an error at each wrong one', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [draft] } });
    await button('Save terms');
    const terms = part('3. Set your terms');
    const price = terms.getByLabelText('Price');
    await person.clear(price);
    await person.click(terms.getByRole('button', { name: 'Save terms' }));
    await terms.findByText('Enter the price you offer');
    await person.type(price, '410,000');
    await person.type(terms.getByLabelText('Up to'), '400,000');
    await person.click(terms.getByRole('button', { name: 'Save terms' }));
    await terms.findByText('Enter more than the price');
    await person.clear(terms.getByLabelText('Up to'));
    await person.clear(terms.getByLabelText('Inspection, days'));
    await person.click(terms.getByRole('button', { name: 'Save terms' }));
    await waitFor(() =>
      expect(journey.offers()[0]?.terms).toMatchObject({
        priceCents: 41_000_000,
        escalation: null,
        inspectionDays: null,
      }),
    );
  });

  it('is saved as a term sheet by buyers of the Offer Toolkit', async () => {
    // jsdom downloads nothing.
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { journey, person, toasts } = await renderPage({ offers: { offers: [draft], toolkit: true } });
    journey.failWith(getTermSheet, 503);
    await person.click(await button('Download the term sheet (PDF)'));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t write your term sheet'));
    journey.failWith(getTermSheet, undefined);
    await person.click(await button('Download the term sheet (PDF)'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect([files[0]?.type, files[0]?.size]).toEqual(['application/pdf', 8]);
    click.mockRestore();
  });

  it('is checked and sent', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [draft] } });
    await button('I sent this offer');
    const review = part('4. Look it over');
    await review.findByText('The price is $5,000 above your letter.');
    expect(review.getByRole('rowheader', { name: '22' })).toBeDefined();
    await person.click(review.getByRole('button', { name: 'I sent this offer' }));
    await screen.findByRole('heading', { name: 'Waiting for the seller’s answer' });
    expect(journey.offers()[0]?.status).toBe('sent');
  });

  it('can be deleted', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [draft] } });
    await person.click(await button('Delete this draft'));
    await person.click(dialog().getByRole('button', { name: 'Keep it' }));
    expect(journey.offers()).toHaveLength(1);
    await person.click(await button('Delete this draft'));
    await person.click(dialog().getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(journey.offers()).toEqual([]));
    await screen.findByRole('heading', { name: 'Pick the home' });
  });
});

describe('an offer that was sent', () => {
  it('keeps a counteroffer with what it changed', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [sent] } });
    await person.click(await button('Record a counteroffer'));
    const price = dialog().getByLabelText('Price');
    await person.clear(price);
    await person.type(price, '405,000');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('The seller countered');
    expect(screen.getByText('$400,000', { selector: 'del' })).toBeDefined();
    expect(screen.getByText('$405,000', { selector: 'ins' })).toBeDefined();
    expect(journey.offers()[0]).toMatchObject({ status: 'countered', terms: { priceCents: 40_500_000 } });
  });

  it('can be sent once its terms are saved, also those that paying in cash leaves out', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [draft] } });
    await person.selectOptions(screen.getByLabelText('How you pay'), 'In cash');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'I sent this offer' })).toHaveProperty('disabled', true),
    );
    await person.click(await button('Save terms'));
    await waitFor(() => expect(journey.offers()[0]?.terms).toMatchObject({ financing: 'cash', financingDays: null }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'I sent this offer' })).toHaveProperty('disabled', false),
    );
  });

  it('becomes the contract, with its effective date', async () => {
    const { journey, person } = await renderPage({ offers: { offers: [sent] } });
    await person.click(await button('They accepted it'));
    await person.selectOptions(dialog().getByLabelText('The home’s time zone'), 'Mountain');
    await person.click(dialog().getByRole('button', { name: 'Start my deadlines' }));
    await screen.findByText('You’re under contract');
    expect(journey.offers()[0]?.status).toBe('accepted');
    await person.click(await button('Undo'));
    await waitFor(() => expect(journey.offers()[0]?.status).toBe('sent'));
  });

  it('says so when its contract fell through', async () => {
    const accepted: Offer = { ...sent, status: 'accepted' };
    const ended = { ...storedContract(examplePurchaseTerms), offerId: accepted.id, status: 'fell_through' as const };
    await renderPage({ offers: { offers: [accepted] }, contract: { contract: null, history: [ended] } });
    await screen.findByText('This contract fell through');
    expect(screen.queryByText('You’re under contract')).toBeNull();
    expect(screen.queryByRole('button', { name: 'I recorded that by mistake' })).toBeNull();
  });

  it.each([
    ['They said no', 'Rejected'],
    ['I withdrew it', 'Withdrawn'],
    ['It expired', 'Expired'],
  ])('“%s” ends it', async (name, heading) => {
    const { person } = await renderPage({ offers: { offers: [sent] } });
    await person.click(await button(name));
    await screen.findByRole('heading', { name: heading });
    expect(screen.queryByRole('button', { name: 'Record a counteroffer' })).toBeNull();
    await person.click(await button('I recorded that by mistake'));
    await button('Record a counteroffer');
  });
});

describe('a contract that began elsewhere', () => {
  const { city, state } = exampleHomeEntry;

  it('is entered from the signed pages, with what the board knows, and shows its deadlines', async () => {
    const { journey, person } = await renderPage();
    await person.click(await button('Enter a signed contract'));
    expect(dialog().getByLabelText('Address')).toHaveProperty('value', `${home.address}, ${city}, ${state}`);
    await person.click(dialog().getByRole('button', { name: 'Count my deadlines' }));
    expect(
      dialog()
        .getByLabelText(/^Effective date/)
        .getAttribute('aria-invalid'),
    ).toBe('true');
    await person.type(dialog().getByLabelText(/^Effective date/), '2026-11-20');
    await person.type(dialog().getByLabelText('Closing day'), '2027-01-05');
    await person.type(dialog().getByLabelText('Earnest money'), '4,250');
    await person.type(dialog().getByLabelText('Inspection or option, days'), '7');
    await person.type(dialog().getByLabelText('Title objections, days'), '500');
    await person.click(dialog().getByRole('button', { name: 'Count my deadlines' }));
    expect(dialog().getByText('Enter 120 days or fewer')).toBeDefined();
    await person.clear(dialog().getByLabelText('Title objections, days'));
    await person.click(dialog().getByRole('button', { name: 'Count my deadlines' }));

    expect(await screen.findByRole('region', { name: 'Your contract' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enter a signed contract' })).toBeNull();
    expect(journey.contract()?.terms).toMatchObject({
      homeId: home.id,
      state: 'TX',
      timeZone: 'America/Chicago',
      priceCents: home.priceCents,
      earnestMoneyCents: 425_000,
      contingencies: { inspection: { kind: 'days', days: 7, time: null }, financing: { kind: 'none' } },
    });
  });

  it('that was entered by mistake is taken back with one Undo', async () => {
    const { journey, person } = await renderPage();
    await person.click(await button('Enter a signed contract'));
    await person.type(dialog().getByLabelText(/^Effective date/), '2026-11-20');
    await person.type(dialog().getByLabelText('Closing day'), '2027-01-05');
    await person.click(dialog().getByRole('button', { name: 'Count my deadlines' }));
    const celebration = within(await screen.findByRole('dialog', { name: milestoneTexts.celebrationTitle }));
    await person.click(celebration.getByRole('button', { name: /Undo/ }));
    expect(await button('Enter a signed contract')).toBeDefined();
    expect(journey.contract()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your contract' })).toBeNull();
  });

  it('can be for a home that isn’t on the board', async () => {
    const { journey, person } = await renderPage({ homes: [] });
    await person.click(await button('Enter a signed contract'));
    expect(dialog().queryByLabelText('On your board')).toBeNull();
    await person.type(dialog().getByLabelText('Address'), '4 Bay Street, Pensacola, FL');
    await person.selectOptions(dialog().getByLabelText('State'), 'FL');
    await person.selectOptions(dialog().getByLabelText('The home’s time zone'), 'America/Chicago');
    await person.type(dialog().getByLabelText('Price'), '350,000');
    await person.selectOptions(dialog().getByLabelText('How you pay'), 'cash');
    expect(dialog().queryByLabelText('Financing, days')).toBeNull();
    await person.type(dialog().getByLabelText(/^Effective date/), '2026-11-20');
    await person.type(dialog().getByLabelText('Closing day'), '2026-12-15');
    await person.click(dialog().getByRole('button', { name: 'Count my deadlines' }));
    await screen.findByRole('region', { name: 'Your contract' });
    expect(journey.contract()?.terms).toMatchObject({ homeId: null, timeZone: 'America/Chicago', financing: 'cash' });
  });
});
