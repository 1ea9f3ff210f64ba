import { exampleFigures } from '@hearthway/contracts/affordability';
import {
  exampleComparables,
  exampleFinancialProfile,
  exampleHomeEntry,
  examplePreApprovalLetter,
  examplePurchaseTerms,
} from '@hearthway/contracts/examples';
import {
  offerLimits,
  type AssessedHome,
  type CalendarEvent,
  type Deadline,
  type Home,
  type Milestone,
  type MilestoneRule,
  type Offer,
  type OfferList,
  type OfferReview,
  type OfferStatus,
  type OfferStepResult,
  type OfferStrategies,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const texan = { ...exampleHomeEntry, state: 'TX' } as const;
const send = { step: 'send', waived: [] };
const accept = { step: 'accept', effectiveOn: '2026-11-19' };

interface Sent {
  readonly body?: object;
  /** The version that the buyer read. */
  readonly version?: number;
  readonly key?: string;
}

async function call(buyer: Buyer, method: string, path: string, { body, version, key = randomUUID() }: Sent = {}) {
  const response = await buyer.call(path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: version === undefined ? { 'idempotency-key': key } : { 'if-match': `"${version}"` },
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown };
}

async function done<Reply>(...parameters: Parameters<typeof call>): Promise<Reply> {
  const { status, body } = await call(...parameters);
  if (status >= 300)
    throw new Error(`${parameters[1]} ${parameters[2]} was answered ${status}: ${JSON.stringify(body)}`);
  return body as Reply;
}

const refused = async (reply: ReturnType<typeof call>) => {
  const { status, body } = await reply;
  return [status, (body as { code?: string } | undefined)?.code];
};

const saveHome = async (buyer: Buyer, part: object = {}) =>
  (await done<{ home: Home }>(buyer, 'POST', '/api/homes', { body: { ...texan, ...part } })).home.id;
const draftFor = (buyer: Buyer, homeId: string) => done<Offer>(buyer, 'POST', '/api/offers', { body: { homeId } });
const begin = async (buyer: Buyer, part: object = {}) => draftFor(buyer, await saveHome(buyer, part));
const change = (buyer: Buyer, { id, version, comparables, terms }: Offer, part: Partial<Offer>) =>
  done<Offer>(buyer, 'PUT', `/api/offers/${id}`, { body: { comparables, terms, ...part }, version });
const take = (buyer: Buyer, { id, version }: Offer, step: object) =>
  call(buyer, 'POST', `/api/offers/${id}/steps`, { body: step, version });
const taken = ({ id }: Pick<Offer, 'id'>, buyer: Buyer, version: number, step: object) =>
  done<OfferStepResult>(buyer, 'POST', `/api/offers/${id}/steps`, { body: step, version });
const after = async (buyer: Buyer, offer: Offer, step: object) =>
  (await taken(offer, buyer, offer.version, step)).offer;
const sent = async (buyer: Buyer, part: object = {}) => after(buyer, await begin(buyer, part), send);

const list = (buyer: Buyer) => done<OfferList>(buyer, 'GET', '/api/offers');
const stagesOf = async (buyer: Buyer) =>
  (await done<{ homes: AssessedHome[] }>(buyer, 'GET', '/api/homes')).homes.map(({ stage }) => stage);
const contractOf = (buyer: Buyer) =>
  done<{ contract: PurchaseContract | null; history: PurchaseContract[] }>(buyer, 'GET', '/api/contract');
const answersOf = async (buyer: Buyer) =>
  (await done<{ events: CalendarEvent[] }>(buyer, 'GET', '/api/calendar-events')).events
    .filter(({ kind }) => kind === 'offer')
    .map(({ title, startsAt }) => [title, startsAt]);
const statusOf = async (buyer: Buyer, wanted: string) =>
  (await done<Milestone[]>(buyer, 'GET', '/api/milestones')).find(({ key }) => key === wanted)?.status;
const ruleOf = async (buyer: Buyer) =>
  (await done<MilestoneRule[]>(buyer, 'GET', '/api/milestone-rules')).find(({ key }) => key === 'make-offer')?.items;
const doneOf = async (buyer: Buyer) => (await ruleOf(buyer))?.map((item) => item.done);
/** As the message of a purchase leaves it. */
const unlock = (buyer: Buyer, productType: 'offer_toolkit' | 'founding_member') => {
  const bought = { userId: buyer.userId, paymentId: randomUUID(), productType, linkedAt: new Date() };
  const row = { _id: randomUUID(), ...bought, acknowledged: false, refunded: false };
  return journey.database.collection<typeof row>('unlocked-offers').insertOne(row);
};

describe('an offer', () => {
  it('begins at the asking price with the usual terms of its state, once for the same key', async () => {
    const buyer = await journey.buyer();
    const request = { body: { homeId: await saveHome(buyer) }, key: randomUUID() };
    const [one, other] = await Promise.all([
      done<Offer>(buyer, 'POST', '/api/offers', request),
      done<Offer>(buyer, 'POST', '/api/offers', request),
    ]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      status: 'draft',
      version: 1,
      terms: {
        priceCents: texan.priceCents,
        financing: 'loan',
        earnestMoneyCents: texan.priceCents / 100,
        optionFeeCents: 20_000,
        inspectionDays: 7,
        // The 42nd day is a Sunday.
        closingOn: '2027-01-04',
      },
    });
    expect((await list(buyer)).offers).toEqual([one]);
    const arizonan = await begin(buyer, { address: '9 Birch Road', state: 'AZ' });
    expect(arizonan.terms).toMatchObject({ optionFeeCents: 0, inspectionDays: 10 });
  });

  it('begins in cash for a buyer who pays cash', async () => {
    const buyer = await journey.buyer();
    const body = { payingCash: true, papers: [] };
    await done(buyer, 'PUT', '/api/pre-approval-progress', { body, version: 0 });
    const { terms } = await begin(buyer);
    expect(terms).toMatchObject({ financing: 'cash', financingDays: null, appraisalDays: null });
  });

  it('for the cheapest home has deposits that the price covers, and its long names fit into a contract', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer, { priceCents: 15_000, address: 'A'.repeat(120), city: 'C'.repeat(80) });
    expect(draft.terms).toMatchObject({ earnestMoneyCents: 150, optionFeeCents: 14_850 });
    const { contract } = await taken(draft, buyer, (await after(buyer, draft, send)).version, accept);
    expect(contract?.terms.address).toBe('A'.repeat(120));
  });

  it('goes from draft over counteroffers to the contract, and takes home, calendar, and milestones along', async () => {
    const buyer = await journey.buyer();
    const begun = await begin(buyer);
    expect(await ruleOf(buyer)).toMatchObject([
      { text: 'Write an offer for a home on your board', done: true },
      { text: 'Send it', done: false },
      { done: false },
    ]);
    const expiresAt = '2026-11-25T23:00:00.000Z';
    const draft = await change(buyer, begun, {
      comparables: [...exampleComparables],
      terms: { ...begun.terms, priceCents: 39_500_000, expiresAt },
    });
    const out = await after(buyer, draft, send);
    expect(await stagesOf(buyer)).toEqual(['offer']);
    expect(await statusOf(buyer, 'home-search')).toBe('completed');
    expect(await answersOf(buyer)).toEqual([[`Answer to your offer: ${texan.address}`, expiresAt]]);

    const later = { ...out.terms, priceCents: 40_100_000, expiresAt: '2026-11-26T23:00:00.000Z' };
    const countered = await after(buyer, out, { step: 'counter', by: 'seller', terms: later });
    expect(await answersOf(buyer)).toEqual([[expect.any(String), later.expiresAt]]);
    const { offer, contract } = await taken(countered, buyer, countered.version, accept);

    expect(offer).toMatchObject({ status: 'accepted', version: 5, history: [{}, {}, { step: 'accept', by: 'buyer' }] });
    expect(offer.history.map(({ terms }) => terms.priceCents)).toEqual([39_500_000, 40_100_000, 40_100_000]);
    expect((await contractOf(buyer)).contract).toEqual(contract);
    expect(contract).toMatchObject({
      offerId: offer.id,
      terms: { priceCents: 40_100_000, state: 'TX', contingencies: { inspection: { kind: 'days', days: 7 } } },
    });
    const { deadlines } = await done<{ deadlines: Deadline[] }>(buyer, 'GET', '/api/deadlines');
    expect(deadlines.find(({ key }) => key === 'inspection')?.localDate).toBe('2026-11-26');
    expect(await stagesOf(buyer)).toEqual(['contract']);
    expect(await answersOf(buyer)).toEqual([]);
    expect([await statusOf(buyer, 'make-offer'), await doneOf(buyer)]).toEqual(['completed', [true, true, true]]);
  });

  it('accepted by mistake is taken back with its contract, and accepted again', async () => {
    const buyer = await journey.buyer();
    const accepted = await after(buyer, await sent(buyer), accept);
    const reopened = await after(buyer, accepted, { step: 'reopen' });
    expect(reopened.status).toBe('sent');
    expect([await stagesOf(buyer), await statusOf(buyer, 'make-offer')]).toEqual([['offer'], 'in_progress']);
    expect(await contractOf(buyer)).toMatchObject({ contract: null, history: [{ offerId: reopened.id }] });
    expect((await after(buyer, reopened, accept)).status).toBe('accepted');
    expect((await contractOf(buyer)).contract?.status).toBe('active');
  });

  it('stays accepted once its contract fell through', async () => {
    const buyer = await journey.buyer();
    const accepted = await after(buyer, await sent(buyer), accept);
    await done(buyer, 'POST', '/api/contract/end', { body: { reason: 'fell_through' }, version: 1 });
    expect(await refused(take(buyer, accepted, { step: 'reopen' }))).toEqual([409, 'offer.wrong-status']);
    expect([await stagesOf(buyer), await doneOf(buyer)]).toEqual([['shortlist'], [true, true, false]]);
  });

  it('keeps its home in Offer when the contract of another one for it falls through', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer);
    const [one, other] = [await draftFor(buyer, homeId), await draftFor(buyer, homeId)];
    const [first, second] = [await after(buyer, one, send), await after(buyer, other, send)];
    await after(buyer, first, accept);
    await done(buyer, 'POST', '/api/contract/end', { body: { reason: 'fell_through' }, version: 1 });
    expect([await stagesOf(buyer), await statusOf(buyer, 'home-search')]).toEqual([['offer'], 'completed']);
    await after(buyer, second, { step: 'withdraw' });
    expect(await stagesOf(buyer)).toEqual(['shortlist']);
  });

  it('is accepted when the buyer enters the contract for its home, the one at its price first', async () => {
    const buyer = await journey.buyer();
    const expiresAt = '2026-11-25T23:00:00.000Z';
    const homeId = await saveHome(buyer);
    const sentAt = async (priceCents: number) => {
      const begun = await draftFor(buyer, homeId);
      return after(buyer, await change(buyer, begun, { terms: { ...begun.terms, priceCents, expiresAt } }), send);
    };
    const [low, high] = [await sentAt(38_000_000), await sentAt(39_000_000)];
    const stepsOf = async ({ id }: Offer) =>
      (await list(buyer)).offers.find((offer) => offer.id === id)?.history.map(({ step }) => step);

    const body = { ...examplePurchaseTerms, homeId, priceCents: 39_000_000 };
    const request = { body, key: randomUUID() };
    const both = [1, 2].map(() => done<PurchaseContract>(buyer, 'POST', '/api/contract', request));
    const [contract, again] = await Promise.all(both);
    expect(again).toEqual(contract);
    expect(contract?.offerId).toBe(high.id);
    expect([await stepsOf(low), await stepsOf(high)]).toEqual([['send'], ['send', 'accept']]);
    expect(await answersOf(buyer)).toHaveLength(1);

    await done(buyer, 'POST', '/api/contract/end', { body: { reason: 'fell_through' }, version: 1 });
    const next = { ...body, priceCents: 40_000_000 };
    const homeless = { body: { ...next, homeId: null } };
    const { offerId, version } = await done<PurchaseContract>(buyer, 'POST', '/api/contract', homeless);
    expect(offerId).toBeNull();
    await done(buyer, 'PUT', '/api/contract', { body: next, version });
    expect((await contractOf(buyer)).contract?.offerId).toBe(low.id);
  });

  it('isn’t asked of a buyer who entered a contract, as long as that lasts', async () => {
    const buyer = await journey.buyer();
    await done(buyer, 'POST', '/api/contract', { body: examplePurchaseTerms });
    expect([await doneOf(buyer), await statusOf(buyer, 'make-offer')]).toEqual([[true, true, true], 'completed']);
    await done(buyer, 'POST', '/api/contract/end', { body: { reason: 'fell_through' }, version: 1 });
    expect(await doneOf(buyer)).toEqual([false, false, false]);
  });

  it('that was sent keeps its home in Offer until the last one for it ends', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer);
    const [one, other] = [await draftFor(buyer, homeId), await draftFor(buyer, homeId)];
    const [first, second] = [await after(buyer, one, send), await after(buyer, other, send)];
    await after(buyer, first, { step: 'withdraw' });
    expect(await stagesOf(buyer)).toEqual(['offer']);
    const rejected = await after(buyer, second, { step: 'reject' });
    expect([await stagesOf(buyer), await statusOf(buyer, 'home-search')]).toEqual([['shortlist'], 'in_progress']);
    await after(buyer, rejected, { step: 'reopen' });
    expect(await stagesOf(buyer)).toEqual(['offer']);
  });

  it('that ended doesn’t take its home out of the contract', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer);
    const [one, other] = [await draftFor(buyer, homeId), await draftFor(buyer, homeId)];
    const [first, second] = [await after(buyer, one, send), await after(buyer, other, send)];
    await after(buyer, first, accept);
    await after(buyer, second, { step: 'expire' });
    expect(await stagesOf(buyer)).toEqual(['contract']);
  });

  it('counts its deadlines by the clock of the home, which has to be one of its state', async () => {
    const buyer = await journey.buyer();
    const offer = await sent(buyer);
    const elsewhere = await take(buyer, offer, { ...accept, timeZone: 'America/New_York' });
    expect(elsewhere).toMatchObject({
      status: 400,
      body: { code: 'offer.unusable-terms', details: [{ path: 'body.timeZone' }] },
    });
    const { contract } = await taken(offer, buyer, offer.version, { ...accept, timeZone: 'America/Denver' });
    expect(contract?.terms.timeZone).toBe('America/Denver');
  });
});

describe('two requests at once', () => {
  it.each(['withdraw', 'reject', 'expire'])('that %s the last two offers for a home return it', async (step) => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer);
    const drafts = [await draftFor(buyer, homeId), await draftFor(buyer, homeId)];
    const offers = await Promise.all(drafts.map((draft) => after(buyer, draft, send)));
    await Promise.all(offers.map((offer) => after(buyer, offer, { step })));
    expect(await stagesOf(buyer)).toEqual(['shortlist']);
  });

  it('that accept an offer make one contract, and so do those that accept two', async () => {
    const buyer = await journey.buyer();
    const [one, other] = [await sent(buyer), await sent(buyer, { address: '9 Birch Road' })];
    const replies = await Promise.all([one, one, other, other].map((offer) => take(buyer, offer, accept)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await contractOf(buyer)).history).toEqual([]);
    const statuses = (await list(buyer)).offers.map(({ status }): OfferStatus => status);
    expect(statuses.sort()).toEqual(['accepted', 'sent']);
    expect((await stagesOf(buyer)).sort()).toEqual(['contract', 'offer']);
  });

  it('that accept an offer and enter its contract make one contract', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer);
    const offer = await after(buyer, await draftFor(buyer, homeId), send);
    const entered = call(buyer, 'POST', '/api/contract', { body: { ...examplePurchaseTerms, homeId } });
    const replies = await Promise.all([take(buyer, offer, accept), entered]);
    expect(replies.map(({ status }) => status < 300).sort()).toEqual([false, true]);
    expect((await contractOf(buyer)).contract?.offerId).toBe(offer.id);
    expect((await list(buyer)).offers.map(({ status }) => status)).toEqual(['accepted']);
  });

  it('never make more offers than we keep', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer);
    for (let count = 1; count < offerLimits.perBuyer; count += 1) await draftFor(buyer, homeId);
    const replies = await Promise.all(
      [1, 2, 3].map(() => refused(call(buyer, 'POST', '/api/offers', { body: { homeId } }))),
    );
    expect(replies.sort()).toEqual([
      [201, undefined],
      [409, 'offer.too-many'],
      [409, 'offer.too-many'],
    ]);
    expect((await list(buyer)).offers).toHaveLength(offerLimits.perBuyer);
  });
});

describe('a request is refused', () => {
  it('for steps and changes that the status doesn’t allow', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    expect(await refused(take(buyer, draft, accept))).toEqual([409, 'offer.wrong-status']);
    const { id, version, terms } = await after(buyer, draft, send);
    const path = `/api/offers/${id}`;
    for (const [method, body] of [
      ['PUT', { comparables: [], terms }],
      ['DELETE', undefined],
    ] as const)
      expect(await refused(call(buyer, method, path, { ...(body && { body }), version }))).toEqual([
        409,
        'offer.wrong-status',
      ]);
  });

  it('after another window changed the offer', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    await change(buyer, draft, {});
    const [path, conflict] = [`/api/offers/${draft.id}`, [409, 'offer.conflict']];
    const body = { comparables: [], terms: draft.terms };
    expect(await refused(call(buyer, 'PUT', path, { body, version: 1 }))).toEqual(conflict);
    expect(await refused(call(buyer, 'DELETE', path, { version: 1 }))).toEqual(conflict);
    expect(await refused(take(buyer, draft, send))).toEqual(conflict);
  });

  it('for a sale that is yet to come', async () => {
    const buyer = await journey.buyer();
    const { id, version, terms } = await begin(buyer);
    const comparables = [exampleComparables[0], { ...exampleComparables[1], soldOn: '2099-01-01' }];
    expect(await call(buyer, 'PUT', `/api/offers/${id}`, { body: { comparables, terms }, version })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: [{ path: 'body.comparables.1.soldOn' }] },
    });
  });

  it('for another buyer’s offer or home', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const { id, version, terms, homeId } = await begin(owner);
    const path = `/api/offers/${id}`;
    const body = { comparables: [], terms };
    for (const reply of [
      call(stranger, 'PUT', path, { body, version }),
      call(stranger, 'DELETE', path, { version }),
      call(stranger, 'POST', `${path}/steps`, { body: send, version }),
      call(stranger, 'GET', `${path}/review`),
      call(stranger, 'GET', `${path}/strategies`),
      call(stranger, 'GET', `${path}/term-sheet`),
    ])
      expect(await refused(reply)).toEqual([404, 'offer.not-found']);
    expect(await refused(call(stranger, 'POST', '/api/offers', { body: { homeId } }))).toEqual([
      409,
      'offer.unknown-home',
    ]);
    expect((await list(stranger)).offers).toEqual([]);
  });

  it('without confirming what the offer gives up', async () => {
    const buyer = await journey.buyer();
    const begun = await begin(buyer);
    const draft = await change(buyer, begun, { terms: { ...begun.terms, inspectionDays: null } });
    expect(await refused(take(buyer, draft, send))).toEqual([409, 'offer.waivers-unconfirmed']);
    expect((await after(buyer, draft, { step: 'send', waived: ['inspectionDays'] })).status).toBe('sent');
  });

  it.each([
    ['before 2026', '2025-11-19', [400, 'offer.unusable-terms']],
    ['after closing', '2099-11-19', [400, 'offer.unusable-terms']],
    ['in the future', '2026-11-30', [400, 'day.in-future']],
  ])('with an effective date %s, and the offer stays as it is', async (_what, effectiveOn, expected) => {
    const buyer = await journey.buyer();
    const offer = await sent(buyer);
    expect(await refused(take(buyer, offer, { ...accept, effectiveOn }))).toEqual(expected);
    expect((await list(buyer)).offers).toEqual([offer]);
    expect(await contractOf(buyer)).toEqual({ contract: null, history: [] });
  });

  it('to accept for a home without a state, or without its home', async () => {
    const buyer = await journey.buyer();
    const stateless = await sent(buyer, { state: null });
    expect(await refused(take(buyer, stateless, accept))).toEqual([409, 'offer.no-state']);
    const { homes } = await done<{ homes: Home[] }>(buyer, 'GET', '/api/homes');
    await done(buyer, 'DELETE', `/api/homes/${stateless.homeId}`, { version: homes[0]?.version ?? 0 });
    expect(await refused(take(buyer, stateless, accept))).toEqual([409, 'contract.unknown-home']);
    expect((await after(buyer, stateless, { step: 'withdraw' })).address).toContain(texan.address);
  });
});

it('a draft is deleted', async () => {
  const buyer = await journey.buyer();
  const { id, version } = await begin(buyer);
  await done(buyer, 'DELETE', `/api/offers/${id}`, { version });
  expect([(await list(buyer)).offers, await doneOf(buyer)]).toEqual([[], [false, false, false]]);
});

describe('the Offer Toolkit', () => {
  it('unlocks three prices, never above the letter', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    const path = `/api/offers/${draft.id}/strategies`;
    await unlock(buyer, 'founding_member');
    expect(await refused(call(buyer, 'GET', path))).toEqual([403, 'offer.toolkit-required']);
    await unlock(buyer, 'offer_toolkit');
    expect(await refused(call(buyer, 'GET', path))).toEqual([409, 'offer.too-few-comparables']);
    await change(buyer, draft, { comparables: [...exampleComparables] });
    const letter = { ...examplePreApprovalLetter, amountCents: 40_000_000, expiresOn: '2027-01-15' };
    await done(buyer, 'POST', '/api/pre-approval-letters', { body: letter });
    expect(await list(buyer)).toMatchObject({ toolkit: true, caps: { ceilingCents: null, letterCents: 40_000_000 } });
    const { strategies } = await done<OfferStrategies>(buyer, 'GET', path);
    expect(strategies.map(({ name, priceCents, cappedBy }) => [name, priceCents, cappedBy])).toEqual([
      ['conservative', 39_800_000, null],
      ['market', 40_000_000, 'letterCents'],
      ['competitive', 40_000_000, 'letterCents'],
    ]);
  });

  it('unlocks the term sheet', async () => {
    const buyer = await journey.buyer();
    const path = `/api/offers/${(await begin(buyer)).id}/term-sheet`;
    expect(await refused(call(buyer, 'GET', path))).toEqual([403, 'offer.toolkit-required']);
    await unlock(buyer, 'offer_toolkit');
    const response = await buyer.call(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await response.text()).slice(0, 8)).toBe('%PDF-1.7');
  });
});

describe('the review', () => {
  const reviewOf = (buyer: Buyer, { id }: Offer) => done<OfferReview>(buyer, 'GET', `/api/offers/${id}/review`);
  const resultsOf = ({ checks }: OfferReview) => checks.map((check) => [check.id, check.result]);

  it('lists what is missing, and what could be lost day by day', async () => {
    const buyer = await journey.buyer();
    const review = await reviewOf(buyer, await begin(buyer));
    expect(resultsOf(review)).toEqual([
      ['letter', 'missing'],
      ['budget', 'missing'],
      ['deposit', 'missing'],
    ]);
    expect(review.cashAtRisk[0]).toEqual({ day: 0, cents: 20_000, reason: expect.any(String) });
    expect(review.summary[0]).toBe(`You offer $425,000 for ${texan.address}, Austin, TX, with a loan.`);
  });

  it('compares the offer with the buyer’s letter, budget, cash, and loan', async () => {
    const buyer = await journey.buyer();
    await done(buyer, 'PUT', '/api/financial-profile', { body: { version: 0, profile: exampleFinancialProfile } });
    const { id } = await done<{ id: string }>(buyer, 'POST', '/api/scenarios', {
      body: { name: 'Our plan', figures: exampleFigures, level: 'comfortable' },
    });
    await done(buyer, 'PUT', `/api/scenarios/${id}/pin`);
    await done(buyer, 'POST', '/api/pre-approval-letters', { body: examplePreApprovalLetter });
    const begun = await begin(buyer);
    const terms = { ...begun.terms, priceCents: 25_000_000, appraisalGapCents: 100, sellerCreditCents: 750_001 };
    const review = await reviewOf(buyer, await change(buyer, begun, { terms }));
    expect(resultsOf(review)).toEqual([
      ['letter', 'fine'],
      ['budget', 'fine'],
      ['deposit', 'fine'],
      ['appraisal-gap', 'fine'],
      ['seller-credit', 'fine'],
    ]);
    const cited = new Set(review.checks.flatMap(({ policyRowIds }) => policyRowIds));
    expect(new Set(review.policyRows.map((row) => row.id))).toEqual(cited);
    expect(cited.size).toBeGreaterThan(0);
    expect((await list(buyer)).caps).toEqual({
      ceilingCents: expect.any(Number),
      letterCents: examplePreApprovalLetter.amountCents,
    });
  });
});
