import { exampleHomeEntry, exampleOfferTerms, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  changeOffer,
  createOffer,
  getTermSheet,
  listMilestones,
  listOffers,
  notSoldYet,
  takeOfferStep,
  type Milestone,
  type Offer,
} from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import { exampleDraft, exampleSentOffer } from '../../testing/in-memory/example-offers.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

// Elsewhere than the home is.
const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'America/New_York';
  jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-11-28T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

interface Opened extends RenderOptions {
  readonly offer?: Offer;
  readonly toolkit?: boolean;
  readonly path?: string;
}

/** Opens the page, or an offer on it at one of its steps. */
async function openPage({ offer, toolkit = false, at, path = '/make-offer', ...options }: Opened = {}) {
  const rendered = renderJourney({
    at: offer ? `${path}?offer=${offer.id}${at ?? ''}` : path,
    homes: { homes: [exampleHomeEntry] },
    offers: { offers: offer ? [offer] : [], toolkit },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  const { person, journey } = rendered;
  const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
  const follow = async (name: string | RegExp) => person.click(await screen.findByRole('link', { name }));
  const type = async (label: string, text: string) => {
    const control = await screen.findByLabelText<HTMLInputElement>(label);
    await person.clear(control);
    await person.type(control, text);
    return control;
  };
  const stored = () => journey.reply(listOffers).offers[0];
  return { ...rendered, press, follow, type, stored };
}

const dialog = async () => within(await screen.findByRole('dialog'));

describe('from the home to the contract', () => {
  it('a buyer prices, reviews, sends, and is accepted', async () => {
    const { person, press, follow, type, stored, journey } = await openPage();
    await press(/^Write an offer/);
    await follow('Continue without sales');
    await type('The price you offer', '401000');
    await press('Save and continue');
    await screen.findByRole('heading', { name: 'Set your terms' });
    expect(window.location.hash).toBe('#terms');
    await press('Save and continue');
    await screen.findByText('Your letter covers the price.');
    expect(screen.getByRole('img', { name: /^Step chart\. From day 0/ })).toBeDefined();
    await press('I sent this offer');
    await screen.findByRole('heading', { name: 'Waiting for the seller’s answer' });
    expect(stored()).toMatchObject({ status: 'sent', terms: { priceCents: 40_100_000 } });
    await press('They accepted it');
    const acceptance = await dialog();
    await person.selectOptions(acceptance.getByLabelText('The home’s time zone'), 'Mountain');
    await person.click(acceptance.getByRole('button', { name: 'Start my deadlines' }));
    await screen.findByRole('heading', { name: 'Make an offer' });
    expect(journey.contract()?.terms).toMatchObject({ priceCents: 40_100_000, timeZone: 'America/Denver' });
  });

  it.each(['overview', '#review'])('the Offer Toolkit is named at %s', async (at) => {
    await openPage(at === 'overview' ? {} : { offer: exampleDraft, at });
    const link = await screen.findByRole('link', { name: 'See the Offer Toolkit' });
    expect(link.getAttribute('href')).toBe('/#offer-toolkit');
  });

  it('without a home, it leads to Home Search', async () => {
    await openPage({ homes: { homes: [] } });
    expect((await screen.findByRole('link', { name: 'Go to Home Search' })).getAttribute('href')).toBe('/home-search');
  });

  it('a home without a state asks for it first', async () => {
    await openPage({ homes: { homes: [{ ...exampleHomeEntry, state: null }] } });
    const link = await screen.findByRole('link', { name: /^Add its state first/ });
    expect(link.getAttribute('href')).toBe('/home-search/home-1');
  });

  it('many homes are a few at first, with the one that led here on top', async () => {
    const homes = Array.from({ length: 7 }, (_, index) => ({
      ...exampleHomeEntry,
      address: `${index + 1} Oak Street`,
    }));
    const { press } = await openPage({ homes: { homes }, path: '/make-offer?home=home-7' });
    const buttons = async () =>
      (await screen.findAllByRole('button', { name: /^Write an offer/ })).map((button) => button.textContent);
    expect(await buttons()).toHaveLength(5);
    expect((await buttons())[0]).toBe('Write an offer for 7 Oak Street');
    await press('Show all 7');
    expect(await buttons()).toHaveLength(7);
  });

  it('what went wrong at the start is said', async () => {
    const { press, journey } = await openPage();
    journey.failWith(createOffer, 409, { code: 'offer.too-many', message: 'Delete a draft to begin another.' });
    await press(/^Write an offer/);
    expect((await screen.findByRole('alert')).textContent).toContain('Delete a draft to begin another.');
  });
});

describe('the sales behind a price', () => {
  const bare = { ...exampleDraft, comparables: [] };

  it('are typed, with how the home compares', async () => {
    const { person, press, stored } = await openPage({ offer: bare });
    await press('Add a sale');
    const sale = await dialog();
    await person.type(sale.getByLabelText('Address'), '7 Birch Road');
    await person.type(sale.getByLabelText('Sold for'), '390000');
    await person.type(sale.getByLabelText('Day of sale'), '2026-10-01');
    await person.selectOptions(sale.getByLabelText('Your home is'), 'Worse than this one');
    await person.type(sale.getByLabelText('Worse by'), '8000');
    await person.type(sale.getByLabelText('Why'), 'No garage');
    await person.click(sale.getByRole('button', { name: 'Save sale' }));
    expect(await screen.findByText('about $382,000')).toBeDefined();
    expect(stored()?.comparables).toMatchObject([{ adjustmentCents: -800_000, note: 'No garage' }]);
  });

  it('are asked for by how much they differ, and are sold already', async () => {
    const { person, press } = await openPage({ offer: exampleDraft });
    await press(/^Change.*the sale of 1 Birch Road$/);
    const sale = await dialog();
    await person.clear(sale.getByLabelText('Day of sale'));
    await person.type(sale.getByLabelText('Day of sale'), '2099-01-01');
    await person.selectOptions(sale.getByLabelText('Your home is'), 'Better than this one');
    await person.click(sale.getByRole('button', { name: 'Save sale' }));
    expect(await sale.findByText('Please enter by how much, or choose that it’s about the same')).toBeDefined();
    await person.type(sale.getByLabelText('Better by'), '5000');
    await person.click(sale.getByRole('button', { name: 'Save sale' }));
    expect(await sale.findByText(notSoldYet)).toBeDefined();
  });

  it('that are old count, with a warning', async () => {
    const [first, ...others] = exampleDraft.comparables;
    const old = { ...first!, soldOn: '2020-01-15' };
    await openPage({ offer: { ...exampleDraft, comparables: [old, ...others] } });
    const item = (await screen.findByRole('heading', { name: old.address })).closest('li');
    expect(item?.textContent).toContain('Sold more than six months ago. It still counts');
  });

  it('keep what is typed when saving fails, and a sale that another window added', async () => {
    const { person, press, stored, journey } = await openPage({ offer: exampleDraft });
    await press(/^Change.*the sale of 1 Birch Road$/);
    const sale = await dialog();
    const address = sale.getByLabelText<HTMLInputElement>('Address');
    await person.type(address, ' B');
    journey.failWith(changeOffer, 503, { message: 'Please try again in a minute.' });
    await person.click(sale.getByRole('button', { name: 'Save sale' }));
    expect((await sale.findByRole('alert')).textContent).toContain('Please try again in a minute.');
    expect(address.value).toBe('1 Birch Road B');
    journey.failWith(changeOffer, undefined);
    const fourth = { ...exampleDraft.comparables[0]!, address: '4 Birch Road' };
    journey.changeOfferElsewhere('draft', { comparables: [...exampleDraft.comparables, fourth] });
    await person.click(sale.getByRole('button', { name: 'Save sale' }));
    expect(await sale.findByText(/^Your sales changed somewhere else/)).toBeDefined();
    await person.click(sale.getByRole('button', { name: 'Save sale' }));
    await waitFor(() => {
      expect(stored()?.comparables.map((one) => one.address)).toEqual([
        '1 Birch Road B',
        '2 Birch Road',
        '3 Birch Road',
        '4 Birch Road',
      ]);
    });
  });
});

describe('the price', () => {
  it('is one of three with the toolkit', async () => {
    const { press, stored } = await openPage({ offer: exampleDraft, toolkit: true, at: '#price' });
    await press('Use this price: Competitive');
    await press('Save and continue');
    await screen.findByRole('heading', { name: 'Set your terms' });
    expect(stored()?.terms.priceCents).toBe(41_000_000);
  });

  it('is the buyer’s own without it, which is said with what it adds and costs', async () => {
    await openPage({ offer: exampleDraft, at: '#price' });
    expect(await screen.findByText(/\$100 once, not a\s+subscription/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the Offer Toolkit' }).getAttribute('href')).toBe('/#offer-toolkit');
    expect(screen.getByLabelText('The price you offer')).toBeDefined();
  });
});

describe('the terms', () => {
  it('stay typed from step to step, and errors are at their fields', async () => {
    const { press, follow, type } = await openPage({ offer: exampleDraft, at: '#terms' });
    await type('Option period, days', 'abc');
    await press('Save and continue');
    expect(await screen.findByText('Please enter whole days, up to 60')).toBeDefined();
    await follow('Back');
    await follow(/^Terms$/);
    expect((await screen.findByLabelText<HTMLInputElement>('Option period, days')).value).toBe('abc');
  });

  it('may end by a day alone, at its end, which is told on both clocks', async () => {
    const { press, type, stored } = await openPage({ offer: exampleDraft, at: '#terms' });
    await type('Answer by (optional)', '2026-12-03');
    expect(screen.getByText(/At the home, that’s 10:59 PM CST\.$/)).toBeDefined();
    await press('Save and continue');
    expect(await screen.findByText(/Dec 3, 2026 at 11:59 PM your time \(10:59 PM CST\)/)).toBeDefined();
    expect(stored()?.terms.expiresAt).toBe('2026-12-04T04:59:00.000Z');
  });

  it('don’t end before they go out', async () => {
    const { press, type, stored } = await openPage({ offer: exampleDraft, at: '#terms' });
    await type('Closing day', '2026-11-27');
    await type('Answer by (optional)', '2026-11-28');
    await type('At this time (optional)', '11:59');
    await press('Save and continue');
    expect(await screen.findByText('This day has passed. Please choose a later one')).toBeDefined();
    expect(screen.getByText('This has passed. Please choose a later day or time')).toBeDefined();
    expect(stored()).toEqual(exampleDraft);
    await type('At this time (optional)', '12:01');
    expect(screen.queryByText('This has passed. Please choose a later day or time')).toBeNull();
  });

  it('that changed elsewhere are the buyer’s choice', async () => {
    const { press, type, stored, journey } = await openPage({ offer: exampleDraft, at: '#terms' });
    await type('Earnest money', '5000');
    journey.changeOfferElsewhere('draft', { terms: { ...exampleOfferTerms, closingOn: '2027-01-20' } });
    await press('Save and continue');
    await screen.findByRole('heading', { name: 'This offer changed somewhere else' });
    expect(screen.getByRole('row', { name: 'Earnest money $5,000 $4,000' })).toBeDefined();
    await press('Keep mine');
    await screen.findByRole('heading', { name: 'Look it over, then send it' });
    expect(stored()?.terms).toMatchObject({ earnestMoneyCents: 500_000, closingOn: '2027-01-12' });
  });

  it('are saved when the buyer leaves', async () => {
    const { follow, type, stored } = await openPage({ offer: exampleDraft, at: '#terms' });
    await type('Earnest money', '5000');
    await follow('All offers');
    await waitFor(() => {
      expect(stored()?.terms.earnestMoneyCents).toBe(500_000);
    });
  });

  it('that give up a protection go out once that is confirmed', async () => {
    const terms = { ...exampleOfferTerms, inspectionDays: null };
    const { person, press, stored } = await openPage({ offer: { ...exampleDraft, terms }, at: '#review' });
    await press('I sent this offer');
    expect(await screen.findByText('Please confirm this, or set its days under Terms')).toBeDefined();
    await person.click(screen.getByRole('checkbox', { name: /^I give up my inspection/ }));
    await press('I sent this offer');
    await waitFor(() => {
      expect(stored()?.status).toBe('sent');
    });
  });
});

describe('an offer that went out', () => {
  it('keeps counteroffers, with what they changed', async () => {
    const { person, press, stored } = await openPage({ offer: exampleSentOffer });
    await press('They countered');
    const counter = await dialog();
    await person.click(counter.getByRole('button', { name: 'Save counteroffer' }));
    expect(await counter.findByText('Please change what the counteroffer changes.')).toBeDefined();
    const price = counter.getByLabelText('Price');
    await person.clear(price);
    await person.type(price, '412000');
    await person.click(counter.getByRole('button', { name: 'Save counteroffer' }));
    await screen.findByRole('heading', { name: 'A counteroffer is on the table' });
    expect(screen.getByText('$412,000', { selector: 'ins' }).closest('dd')?.textContent).toBe(
      'From $400,000 to $412,000',
    );
    expect(stored()).toMatchObject({ status: 'countered', terms: { priceCents: 41_200_000 } });
  });

  it('can have expired once the time to answer has passed', async () => {
    const terms = { ...exampleOfferTerms, expiresAt: '2026-11-25T22:00:00.000Z' };
    const { press } = await openPage({ offer: { ...exampleSentOffer, terms } });
    await press('It expired');
    await screen.findByRole('heading', { name: 'This offer expired' });
  });

  it('is told apart from another one for the same home, and from its contract that fell through', async () => {
    const ended = { ...storedContract(examplePurchaseTerms), status: 'fell_through' as const, offerId: 'sent' };
    const accepted: Offer = { ...exampleSentOffer, status: 'accepted' };
    await openPage({
      offers: { offers: [accepted, exampleDraft] },
      contract: { history: [{ ...ended, deadlines: [] }] },
    });
    const row = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent;
    expect(await row('$400,000, sent Nov 24, 2026 at 11:00 AM')).toMatch(/Fell through$/);
    expect(await row('$400,000, begun Nov 23, 2026 at 11:00 AM')).toMatch(/Draft$/);
  });

  it('became the home that the buyer has the keys to', async () => {
    const closed = { ...storedContract(examplePurchaseTerms), status: 'closed' as const, offerId: 'sent' };
    const offer: Offer = { ...exampleSentOffer, status: 'accepted' };
    await openPage({ offer, contract: { history: [{ ...closed, deadlines: [] }] } });
    expect(await screen.findByRole('heading', { name: 'You closed on this home' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See your first year' }).getAttribute('href')).toBe('/closing#first-year');
    expect(screen.queryByRole('button', { name: 'I recorded that by mistake' })).toBeNull();
  });

  it('takes back an answer recorded by mistake', async () => {
    const { press, stored } = await openPage({ offer: exampleSentOffer });
    await press('They said no');
    expect(await screen.findByRole('heading', { name: 'The answer was no' })).toBe(document.activeElement);
    await press('I recorded that by mistake');
    expect(await screen.findByRole('heading', { name: 'Waiting for the seller’s answer' })).toBe(
      document.activeElement,
    );
    expect(stored()?.history.map(({ step }) => step)).toEqual(['send', 'reject', 'reopen']);
  });

  it('doesn’t celebrate again what taking an answer back only restores', async () => {
    const offer: Offer = { ...exampleSentOffer, status: 'rejected' };
    const { press, journey } = await openPage({ offer });
    await screen.findByRole('button', { name: 'I recorded that by mistake' });
    // As the service does.
    journey.changeHomeElsewhere(offer.homeId, { stage: 'offer' });
    const isCompleted = ({ key, status }: Milestone) => key === 'home-search' && status === 'completed';
    expect(journey.reply(listMilestones).some(isCompleted)).toBe(true);
    const completed = () => document.querySelectorAll('[data-status="completed"]').length;
    const before = completed();
    await press('I recorded that by mistake');
    await waitFor(() => {
      expect(completed()).toBe(before + 1);
    });
    // A celebration would have come with that.
    await import('../../features/milestones/components/celebration.js');
    await screen.findByRole('heading', { name: 'Waiting for the seller’s answer' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can’t be accepted, too, while another home is under contract', async () => {
    const contract = { contract: storedContract(examplePurchaseTerms) };
    await openPage({ offer: exampleSentOffer, contract });
    const link = await screen.findByRole('link', { name: 'See your contract' });
    expect(link.getAttribute('href')).toBe('/make-offer');
    expect(screen.getByRole('button', { name: 'They countered' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'They accepted it' })).toBeNull();
  });

  it('says why an answer wasn’t saved', async () => {
    const { press, journey } = await openPage({ offer: exampleSentOffer });
    journey.failWith(takeOfferStep, 409, { code: 'offer.conflict', message: 'This offer changed in another window.' });
    await press('They said no');
    expect((await screen.findByRole('alert')).textContent).toContain('This offer changed in another window.');
  });

  it('says why there is no term sheet', async () => {
    const { press, journey, toasts } = await openPage({ offer: exampleSentOffer, toolkit: true });
    journey.failWith(getTermSheet, 503, { message: 'Please try again in a minute.' });
    await press('Download term sheet (PDF)');
    await waitFor(() => {
      expect(toasts.at(-1)).toMatchObject({ description: 'Please try again in a minute.' });
    });
  });
});

it('is a guide by state before there is an offer', async () => {
  const { person } = await openPage({ homes: { homes: [] } });
  await person.selectOptions(await screen.findByLabelText('State of the home'), 'Tennessee');
  expect(screen.getByText('Your broker can’t pay you a cash rebate. Ask for a lower fee instead.')).toBeDefined();
});
