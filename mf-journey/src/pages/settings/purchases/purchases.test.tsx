import { listPurchases, type Purchases } from '@hearthway/contracts/commerce';
import { exampleUser } from '@hearthway/contracts/examples';
import { requestEmailVerification } from '@hearthway/contracts/identity';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { inMemoryJourney, type GivenJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

const verified = { ...exampleUser, emailVerifiedAt: '2026-11-20T12:00:00.000Z' };
const bought: Purchases = {
  toolkit: true,
  purchases: [
    {
      id: 'receipt-2',
      productType: 'offer_toolkit',
      amountCents: 10_000,
      status: 'paid',
      paidAt: '2026-11-20T18:00:00.000Z',
    },
    {
      id: 'receipt-1',
      productType: 'founding_member',
      amountCents: 5000,
      status: 'refunded',
      paidAt: '2026-11-19T18:00:00.000Z',
      memberNumber: 12,
    },
  ],
};

async function openPurchases(given: GivenJourney = {}, user = exampleUser) {
  const journey = inMemoryJourney(given);
  const rendered = renderJourney({ at: '/settings', journey, user });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const section = within(screen.getByRole('region', { name: 'Purchases' }));
  return { ...rendered, journey, section };
}

it('shows receipts, member number and toolkit to their owner', async () => {
  const { section } = await openPurchases({ purchases: bought, account: { user: verified } }, verified);
  const [toolkit, membership] = within(await section.findByRole('list', { name: 'Your purchases' })).getAllByRole(
    'listitem',
  );
  expect(toolkit?.textContent).toContain('Offer Toolkit Paid$100, once, on');
  expect(toolkit?.textContent).toContain('Receipt receipt-2');
  expect(membership?.textContent).toContain('Refunded');
  expect(membership?.textContent).toContain('Member #12 of our Founding 100');
  expect(section.getByText('It’s yours until you close on your home.')).toBeDefined();
  expect(section.queryByRole('link', { name: 'See the offer' })).toBeNull();
  expect(section.getByText('jordan@example.com is verified.')).toBeDefined();
  expect(section.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});

it('shows what the toolkit adds and costs to a buyer without it', async () => {
  const { section } = await openPurchases();
  const link = await section.findByRole('link', { name: 'See the offer' });
  expect(link.getAttribute('href')).toBe('/#offer-toolkit');
  expect(section.getByText('AI offer strategy')).toBeDefined();
  expect(section.getByText(/\$100 at the early-waitlist price: save \$49 on the \$149/)).toBeDefined();
});

it('sends the link again, and says how long to wait if that is too often', async () => {
  const { section, person, journey } = await openPurchases();
  const button = await section.findByRole('button', { name: 'Send the link again' });
  await person.click(button);
  expect(await section.findByText(/We’ve emailed a new link to jordan@example.com/)).toBeDefined();
  journey.failWith(requestEmailVerification, 429, { code: 'request.too-many', headers: { 'retry-after': '120' } });
  await person.click(button);
  expect((await section.findByRole('alert')).textContent).toContain('Please wait 2 minutes');
});

it('can be loaded again after a failure', async () => {
  const journey = inMemoryJourney();
  journey.failWith(listPurchases, 503);
  const { person } = renderJourney({ at: '/settings', journey });
  expect(await screen.findByText('We couldn’t load your purchases')).toBeDefined();
  journey.failWith(listPurchases, undefined);
  const section = within(screen.getByRole('region', { name: 'Purchases' }));
  await person.click(section.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(section.getByRole('link', { name: 'See the offer' })).toBeDefined();
  });
});
