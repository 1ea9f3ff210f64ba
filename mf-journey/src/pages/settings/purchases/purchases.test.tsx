import { listPurchases, type Purchase } from '@hearthway/contracts/commerce';
import { exampleUser } from '@hearthway/contracts/examples';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { examplePurchases } from '../../../testing/in-memory/purchases.js';
import { inMemoryJourney, type GivenJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

const [toolkit, membership] = examplePurchases.receipts;

async function openPurchases(given: GivenJourney = {}, journey = inMemoryJourney(given)) {
  const rendered = renderJourney({ at: '/settings#settings-purchases', journey });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { ...rendered, section: within(screen.getByRole('region', { name: 'Purchases' })) };
}

async function receiptsOf(...receipts: Purchase[]) {
  const { section } = await openPurchases({ purchases: { receipts } });
  return within(await section.findByRole('list', { name: 'Your purchases' })).getAllByRole('listitem');
}

it('shows each receipt, what it is for, and whom to ask about it', async () => {
  const [first, second] = await receiptsOf(toolkit, membership);
  expect(first?.textContent).toContain('Offer Toolkit pre-order Paid');
  expect(first?.textContent).toContain('Three priced strategies and the term sheet are ready on Make Offer.');
  expect(within(first!).getByText('$100, once')).toBeDefined();
  expect(within(first!).getByText('Nov 20, 2026')).toBeDefined();
  expect(within(first!).getByText(toolkit.id)).toBeDefined();
  expect(first?.textContent).toContain('you keep every right the law gives you');
  expect(within(first!).getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe(
    '/terms#offer-toolkit',
  );
  expect(
    within(first!)
      .getByRole('link', { name: /^Email support/ })
      .getAttribute('href'),
  ).toBe(`mailto:support@hearthway.example?subject=Order%20${toolkit.id}`);
  expect(within(second!).getByText('Founding Member #12 of 100')).toBeDefined();
  expect(second?.textContent).toContain('Contributions are final and non-refundable');
});

it.each([toolkit, membership])(
  'says that an order is refunded, and promises nothing of it: $productType',
  async (one) => {
    const [receipt] = await receiptsOf({ ...one, status: 'refunded' });
    expect(receipt?.textContent).toContain('Refunded');
    expect(receipt?.textContent).not.toMatch(/Reserved|Thank you|non-refundable/);
  },
);

it('says which address has no purchases, and looks again', async () => {
  const { section, person, journey } = await openPurchases();
  expect(await section.findByText(/^No purchases with jordan@example.com/)).toBeDefined();
  await person.click(section.getByRole('button', { name: 'Look again' }));
  expect(journey.requests.filter((request) => request === `GET ${listPurchases.path}`)).toHaveLength(2);
});

it('says that purchases appear once the address is confirmed, and leads there', async () => {
  const { section, person } = await openPurchases({ account: { user: { ...exampleUser, emailVerified: false } } });
  await person.click(await section.findByRole('link', { name: 'Confirm your email' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Email address' })));
});

it('can be loaded again after a failure', async () => {
  const journey = inMemoryJourney({ purchases: { receipts: [toolkit] } });
  journey.failWith(listPurchases, 503);
  const { section, person } = await openPurchases({}, journey);
  const again = await section.findByRole('button', { name: 'Try again' });
  expect(section.getByText('We couldn’t load your purchases')).toBeDefined();
  journey.failWith(listPurchases, undefined);
  await person.click(again);
  expect(await section.findByRole('list', { name: 'Your purchases' })).toBeDefined();
});
