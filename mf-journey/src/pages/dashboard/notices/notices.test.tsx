import { exampleUser } from '@hearthway/contracts/examples';
import { acknowledgeUnlockedOffers, listUnlockedOffers, type UnlockedOffer } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { examplePurchases } from '../../../testing/in-memory/purchases.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

afterEach(() => {
  sessionStorage.clear();
});

const [toolkit, membership] = examplePurchases.unlocked;
const unconfirmed = { ...exampleUser, emailVerified: false };

const bought = (...unlocked: UnlockedOffer[]) => inMemoryJourney({ purchases: { unlocked } });
/** Notices appear only after the page has rested for a while. */
const notice = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 10_000 }));
const thanks = 'Thank you for your purchase';

describe('what a purchase unlocked', () => {
  it('is said once, of two purchases together, and never again anywhere', async () => {
    const journey = bought(toolkit, membership);
    const first = renderJourney({ journey });
    const card = await notice(thanks);
    expect(card.getByRole('status').textContent).toBe(
      'Thank you, Founding Member #12. Your Offer Toolkit is open on Make Offer. See your purchases',
    );
    await first.person.click(card.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region', { name: thanks })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => {
      expect(journey.reply(listUnlockedOffers).map(({ isNew }) => isNew)).toEqual([false, false]);
    });
    first.unmount();

    const asked = journey.requests.length;
    renderJourney({ journey, user: unconfirmed });
    await notice('Confirm your email');
    expect(journey.requests.slice(asked)).toContain(`GET ${listUnlockedOffers.path}`);
    expect(screen.queryByRole('region', { name: thanks })).toBeNull();
  });

  it.each([
    [[toolkit], 'Thank you. Your Offer Toolkit is open on Make Offer.'],
    [[toolkit, { ...toolkit, id: 'offer-3' }], 'Thank you. Your Offer Toolkit is open on Make Offer.'],
    [[membership], 'Thank you, Founding Member #12.'],
    [[{ ...membership, memberNumber: undefined }], 'Thank you, Founding Member.'],
    [
      [membership, { ...membership, id: 'offer-3', memberNumber: 7 }],
      'Thank you, Founding Member #12 and Founding Member #7.',
    ],
  ])('fits a line or two: %#', async (unlocked: readonly UnlockedOffer[], words) => {
    renderJourney({ purchases: { unlocked } });
    expect((await notice(thanks)).getByRole('status').textContent).toBe(`${words} See your purchases`);
  });

  it('is read by following its link to the purchases', async () => {
    const journey = bought(membership);
    const { person } = renderJourney({ journey });
    await person.click((await notice(thanks)).getByRole('link', { name: 'See your purchases' }));
    expect(location.pathname + location.hash).toBe('/settings#settings-purchases');
    expect(await screen.findByRole('region', { name: 'Purchases' })).toBeDefined();
    await waitFor(() => {
      expect(journey.reply(listUnlockedOffers)).toEqual([{ ...membership, isNew: false }]);
    });
  });

  it('is said again on the next visit if that could not be stored', async () => {
    const journey = bought(membership);
    journey.failWith(acknowledgeUnlockedOffers, 503);
    const { person, unmount } = renderJourney({ journey });
    await person.click((await notice(thanks)).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region', { name: thanks })).toBeNull();
    unmount();
    renderJourney({ journey });
    await notice(thanks);
  });
});

describe('an address that isn’t confirmed', () => {
  it('is mentioned until that is dismissed for this visit', async () => {
    const { person, unmount } = renderJourney({ user: unconfirmed });
    const note = await notice('Confirm your email');
    expect(note.getByRole('link').getAttribute('href')).toBe('/settings#settings-email');
    expect(note.getByText(/the code that we email to/).textContent).toContain('jordan@example.com');
    expect(note.getByText('with a link or a code.')).toBeDefined();
    await person.click(note.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
    unmount();

    const journey = bought(membership);
    const again = renderJourney({ journey, user: unconfirmed });
    await again.person.click((await notice(thanks)).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
    again.unmount();

    sessionStorage.clear();
    renderJourney({ user: unconfirmed });
    await notice('Confirm your email');
  });
});
