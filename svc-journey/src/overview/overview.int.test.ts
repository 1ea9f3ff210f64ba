import { exampleFigures } from '@hearthway/contracts/affordability';
import { exampleHomeEntry, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { daysLater, emptyPreApprovalInfo, type Home, type Scenario } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const today = new Date().toISOString().slice(0, 10);
const letter = { lender: 'Oak Bank', amountCents: 35_000_000, borrowers: 1, issuedOn: daysLater(today, -60) };
const event = (title: string, days: number) => ({ title, startsAt: `${daysLater(today, days)}T15:00:00.000Z` });

const overviewOf = async (buyer: Buyer) => (await buyer.call('/api/overview')).json();

async function send<Reply = unknown>(buyer: Buyer, method: string, path: string, body?: object, version?: number) {
  const response = await buyer.call(path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Reply;
}

it('is empty for a new buyer', async () => {
  expect(await overviewOf(await journey.buyer())).toEqual({
    firstName: null,
    budgetCents: null,
    letter: null,
    homes: null,
    nextEvent: null,
    homeowner: null,
  });
});

it('names the buyer as the wizard does, even with the rest of it blank', async () => {
  const buyer = await journey.buyer();
  await send(buyer, 'POST', '/api/pre-approval-info', { ...emptyPreApprovalInfo, firstName: ' Dana ' });
  expect(await overviewOf(buyer)).toMatchObject({ firstName: 'Dana' });
  await send(buyer, 'POST', '/api/pre-approval-info', emptyPreApprovalInfo);
  expect(await overviewOf(buyer)).toMatchObject({ firstName: null });
});

it('names the pinned budget, the letter that lasts longest, the homes, and the next event', async () => {
  const [buyer, other] = [await journey.buyer(), await journey.buyer()];
  const scenario = await send<Scenario>(buyer, 'POST', '/api/scenarios', { name: 'Our plan', figures: exampleFigures });
  await send(buyer, 'PUT', `/api/scenarios/${scenario.id}/pin`);
  for (const days of [10, 30, -1]) {
    await send(buyer, 'POST', '/api/pre-approval-letters', { ...letter, expiresOn: daysLater(today, days) });
  }
  await send(buyer, 'POST', '/api/homes', exampleHomeEntry);
  const home = await send<Home>(buyer, 'POST', '/api/homes', { ...exampleHomeEntry, address: '9 Birch Road' });
  await send(buyer, 'PUT', `/api/homes/${home.id}/stage`, { stage: 'offer' }, home.version);
  for (const [title, days] of [
    ['Past', -1],
    ['Later', 5],
    ['Next', 2],
  ] as const) {
    await send(buyer, 'POST', '/api/calendar-events', event(title, days));
  }

  expect(scenario.result.headlines.comfortable?.priceCents).toBeGreaterThan(0);
  expect(await overviewOf(buyer)).toEqual({
    firstName: null,
    budgetCents: scenario.result.headlines.comfortable?.priceCents,
    letter: { lender: 'Oak Bank', amountCents: 35_000_000, expiresOn: daysLater(today, 30) },
    homes: { saved: 2, offers: 1 },
    nextEvent: event('Next', 2),
    homeowner: null,
  });
  expect(await overviewOf(other)).toMatchObject({ budgetCents: null, letter: null, homes: null });
});

it('names the next deadline with the property’s zone, until it is done', async () => {
  const buyer = await journey.buyer();
  const terms = { ...examplePurchaseTerms, effectiveOn: today, closingOn: daysLater(today, 40) };
  await send(buyer, 'POST', '/api/contract', { ...terms, optionFeeCents: 0 });
  expect(await overviewOf(buyer)).toMatchObject({
    nextEvent: { title: 'Earnest money delivered', timeZone: 'America/Chicago' },
  });
  const done = { ownDate: null, ownTime: null, confirmed: true, done: true };
  await send(buyer, 'PUT', '/api/deadlines/earnest-money', done, 0);
  expect(await overviewOf(buyer)).toMatchObject({ nextEvent: { title: 'Option period ends' } });
});

it('names no letter that has expired', async () => {
  const buyer = await journey.buyer();
  await send(buyer, 'POST', '/api/pre-approval-letters', { ...letter, expiresOn: daysLater(today, -2) });
  expect(await overviewOf(buyer)).toMatchObject({ letter: null });
});
