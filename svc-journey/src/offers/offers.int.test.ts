import {
  exampleComparables,
  exampleHomeEntry,
  exampleLetterEntry,
  examplePurchaseTerms,
} from '@hearthway/contracts/examples';
import {
  daysLater,
  type Home,
  type Milestone,
  type Offer,
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

const home = { ...exampleHomeEntry, state: 'TX' } as const;
const today = new Date().toISOString().slice(0, 10);

async function call(buyer: Buyer, method: string, path: string, body?: object, version?: number) {
  const response = await buyer.call(path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown };
}

async function done<Reply>(...parameters: Parameters<typeof call>): Promise<Reply> {
  const { status, body } = await call(...parameters);
  if (status >= 300) throw new Error(`${parameters[1]} ${parameters[2]} answered ${status}: ${JSON.stringify(body)}`);
  return body as Reply;
}

const saveHome = (buyer: Buyer, entry: object = home) => done<Home>(buyer, 'POST', '/api/homes', entry);
const begin = async (buyer: Buyer, entry?: object) =>
  done<Offer>(buyer, 'POST', '/api/offers', { homeId: (await saveHome(buyer, entry)).id });
const take = (buyer: Buyer, { id, version }: Offer, step: object) =>
  call(buyer, 'POST', `/api/offers/${id}/steps`, step, version);
const taken = async (buyer: Buyer, offer: Offer, step: object) => {
  const { status, body } = await take(buyer, offer, step);
  if (status !== 200) throw new Error(`The step was answered ${status}: ${JSON.stringify(body)}`);
  return body as OfferStepResult;
};
const statusOf = async (buyer: Buyer, title: string) =>
  (await done<Milestone[]>(buyer, 'GET', '/api/milestones')).find((milestone) => milestone.title === title)?.status;
/** Which items of the milestone’s rule are done. */
async function checklistOf(buyer: Buyer) {
  const reply = await done<{ rules: { title: string; items: { done: boolean }[] }[] }>(
    buyer,
    'GET',
    '/api/milestone-rules',
  );
  return reply.rules.find(({ title }) => title === 'Make Offer')?.items.map((item) => item.done);
}
/** As an event of a purchase leaves it. */
const grantToolkit = async (userId: string) => {
  const paymentId = randomUUID();
  const bought = { userId, paymentId, productType: 'offer_toolkit', since: new Date() };
  await journey.database.collection<{ _id: string }>('entitlements').insertOne({ _id: paymentId, ...bought });
};
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, (body as { code?: string }).code];

describe('an offer', () => {
  it('begins at the asking price with the usual terms, once for the same key', async () => {
    const buyer = await journey.buyer();
    const { id: homeId } = await saveHome(buyer);
    const key = randomUUID();
    const post = async () => {
      const response = await buyer.call('/api/offers', {
        method: 'POST',
        body: JSON.stringify({ homeId }),
        headers: { 'idempotency-key': key },
      });
      return (await response.json()) as Offer;
    };
    const [one, other] = await Promise.all([post(), post()]);
    expect(one).toEqual(other);
    const elsewhere = await buyer.call('/api/offers', {
      method: 'POST',
      body: JSON.stringify({ homeId: (await saveHome(buyer)).id }),
      headers: { 'idempotency-key': key },
    });
    expect(await elsewhere.json()).toMatchObject({ code: 'request.key-reused' });
    expect(one).toMatchObject({
      status: 'draft',
      version: 1,
      terms: { priceCents: home.priceCents, inspectionDays: 7 },
    });
  });

  it('goes from draft to counteroffer to contract, which moves the home and the milestones', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    const entry = { comparables: exampleComparables, terms: { ...draft.terms, priceCents: 39_500_000 } };
    const changed = await done<Offer>(buyer, 'PUT', `/api/offers/${draft.id}`, entry, 1);
    const { offer: sent } = await taken(buyer, changed, { step: 'send' });
    expect(await statusOf(buyer, 'Home Search')).toBe('completed');
    const [onBoard] = (await done<{ homes: Home[] }>(buyer, 'GET', '/api/homes')).homes;
    expect(onBoard?.stage).toBe('offer');

    const terms = { ...entry.terms, priceCents: 40_100_000 };
    const { offer: countered } = await taken(buyer, sent, { step: 'counter', by: 'seller', terms });
    const { offer, contract } = await taken(buyer, countered, { step: 'accept', effectiveOn: '2026-11-19' });
    expect(offer).toMatchObject({ status: 'accepted', version: 5 });
    expect(contract).toMatchObject({
      status: 'active',
      offerId: draft.id,
      terms: {
        priceCents: 40_100_000,
        effectiveOn: '2026-11-19',
        contingencies: { inspection: { kind: 'days', days: 7 } },
      },
    });
    expect(await statusOf(buyer, 'Make Offer')).toBe('completed');
    const { contract: active } = await done<{ contract: PurchaseContract }>(buyer, 'GET', '/api/contract');
    expect(active.id).toBe(contract?.id);
    const { homes } = await done<{ homes: Home[] }>(buyer, 'GET', '/api/homes');
    expect(homes[0]?.stage).toBe('contract');
    const { deadlines } = await done<{ deadlines: { key: string; localDate: string }[] }>(
      buyer,
      'GET',
      '/api/deadlines',
    );
    expect(deadlines.find(({ key }) => key === 'inspection')?.localDate).toBe('2026-11-26');
  });

  it('begins in cash for a buyer who pays cash', async () => {
    const buyer = await journey.buyer();
    await done(buyer, 'PUT', '/api/pre-approval-progress', { payingCash: true, papers: [] }, 0);
    const { terms } = await begin(buyer);
    expect(terms).toMatchObject({ financing: 'cash', financingDays: null, appraisalDays: null });
  });

  it('returns its home to the shortlist when the last offer for it ends, and takes it along when reopened', async () => {
    const buyer = await journey.buyer();
    const { id: homeId } = await saveHome(buyer);
    const stage = async () => (await done<{ homes: Home[] }>(buyer, 'GET', '/api/homes')).homes[0]?.stage;
    const sendOne = async () => {
      const { offer } = await taken(buyer, await done<Offer>(buyer, 'POST', '/api/offers', { homeId }), {
        step: 'send',
      });
      return offer;
    };
    const [one, other] = [await sendOne(), await sendOne()];
    await taken(buyer, one, { step: 'withdraw' });
    expect(await stage()).toBe('offer');
    const { offer: rejected } = await taken(buyer, other, { step: 'reject' });
    expect(await stage()).toBe('shortlist');
    expect(await statusOf(buyer, 'Home Search')).toBe('in_progress');
    await taken(buyer, rejected, { step: 'reopen' });
    expect(await stage()).toBe('offer');
  });

  it('returns its home when the last two offers for it end at once', async () => {
    for (const end of ['withdraw', 'reject', 'expire'] as const) {
      const buyer = await journey.buyer();
      const { id: homeId } = await saveHome(buyer);
      const sent = await Promise.all(
        [1, 2].map(async () => {
          const draft = await done<Offer>(buyer, 'POST', '/api/offers', { homeId });
          return (await taken(buyer, draft, { step: 'send' })).offer;
        }),
      );
      await Promise.all(sent.map((offer) => taken(buyer, offer, { step: end })));
      expect((await done<{ homes: Home[] }>(buyer, 'GET', '/api/homes')).homes[0]?.stage).toBe('shortlist');
    }
  });

  it('has a term sheet for buyers of the Offer Toolkit only', async () => {
    const buyer = await journey.buyer();
    const { id } = await begin(buyer);
    const path = `/api/offers/${id}/term-sheet`;
    expect(codeOf(await call(buyer, 'GET', path))).toEqual([403, 'offer.toolkit-required']);
    await grantToolkit(buyer.userId);
    const response = await buyer.call(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await response.text()).slice(0, 8)).toBe('%PDF-1.7');
    expect(codeOf(await call(await journey.buyer(), 'GET', path))).toEqual([404, 'offer.not-found']);
  });

  it('accepted by mistake can be undone with its contract, and accepted again', async () => {
    const buyer = await journey.buyer();
    const accept = { step: 'accept', effectiveOn: '2026-11-19' };
    const { offer: sent } = await taken(buyer, await begin(buyer), { step: 'send' });
    const { offer: accepted } = await taken(buyer, sent, accept);
    const { offer: reopened } = await taken(buyer, accepted, { step: 'reopen' });
    expect(reopened.status).toBe('sent');
    expect(await statusOf(buyer, 'Make Offer')).toBe('in_progress');
    const { homes } = await done<{ homes: Home[] }>(buyer, 'GET', '/api/homes');
    expect(homes[0]?.stage).toBe('offer');
    expect(await done(buyer, 'GET', '/api/contract')).toMatchObject({
      contract: null,
      history: [{ offerId: sent.id, status: 'fell_through' }],
    });
    const { contract } = await taken(buyer, reopened, accept);
    expect(contract?.status).toBe('active');
  });

  it.each([
    ['before 2026', '2025-11-19', null],
    ['after closing', '2099-11-19', null],
    ['years before closing', '2026-01-01', '2029-01-01'],
  ])('isn’t accepted with an effective date %s', async (_what, effectiveOn, closingOn) => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    const terms = { ...draft.terms, ...(closingOn !== null && { closingOn }) };
    const entry = await done<Offer>(buyer, 'PUT', `/api/offers/${draft.id}`, { comparables: [], terms }, 1);
    const { offer } = await taken(buyer, entry, { step: 'send' });
    expect(codeOf(await take(buyer, offer, { step: 'accept', effectiveOn }))).toEqual([400, 'offer.unusable-terms']);
    expect(await done(buyer, 'GET', '/api/contract')).toEqual({ contract: null, history: [] });
    expect(await done(buyer, 'GET', '/api/offers')).toMatchObject({ offers: [{ status: 'sent' }] });
  });

  it('counts its deadlines by the clock of the home, which has to be one of its state', async () => {
    const buyer = await journey.buyer();
    const { offer } = await taken(buyer, await begin(buyer), { step: 'send' });
    const accept = { step: 'accept', effectiveOn: '2026-11-19' };
    const refused = await take(buyer, offer, { ...accept, timeZone: 'America/New_York' });
    expect(codeOf(refused)).toEqual([400, 'offer.unusable-terms']);
    expect(refused.body).toMatchObject({ details: [{ path: 'body.timeZone' }] });
    const { contract } = await taken(buyer, offer, { ...accept, timeZone: 'America/Denver' });
    expect(contract?.terms.timeZone).toBe('America/Denver');
  });

  it('for the cheapest home has deposits that the price covers', async () => {
    const buyer = await journey.buyer();
    const { terms } = await begin(buyer, { ...home, priceCents: 15_000 });
    expect([terms.earnestMoneyCents, terms.optionFeeCents]).toEqual([150, 14_850]);
  });

  it('for a home with long names fits into a contract', async () => {
    const buyer = await journey.buyer();
    const names = { address: 'A'.repeat(120), city: 'C'.repeat(80) };
    const { offer } = await taken(buyer, await begin(buyer, { ...home, ...names }), { step: 'send' });
    const { contract } = await taken(buyer, offer, { step: 'accept', effectiveOn: today });
    expect(contract?.terms.address).toBe(names.address);
  });

  it('is done in the checklist as long as its contract lasts', async () => {
    const buyer = await journey.buyer();
    const isDone = () => checklistOf(buyer);
    const { offer } = await taken(buyer, await begin(buyer), { step: 'send' });
    await taken(buyer, offer, { step: 'accept', effectiveOn: today });
    expect(await isDone()).toEqual([true, true, true]);
    await done(buyer, 'POST', '/api/contract/end', { reason: 'fell_through' }, 1);
    expect(await isDone()).toEqual([true, true, false]);
  });

  it('isn’t asked for in the checklist of a buyer whose contract began elsewhere', async () => {
    const buyer = await journey.buyer();
    await done(buyer, 'POST', '/api/contract', examplePurchaseTerms);
    expect(await checklistOf(buyer)).toEqual([true, true, true]);
    expect(await statusOf(buyer, 'Make Offer')).toBe('completed');
  });

  it('stays accepted once its contract has ended', async () => {
    const buyer = await journey.buyer();
    const { offer: sent } = await taken(buyer, await begin(buyer), { step: 'send' });
    const { offer } = await taken(buyer, sent, { step: 'accept', effectiveOn: '2026-11-19' });
    await done(buyer, 'POST', '/api/contract/end', { reason: 'fell_through' }, 1);
    expect(codeOf(await take(buyer, offer, { step: 'reopen' }))).toEqual([409, 'offer.wrong-status']);
  });

  it('that is accepted twice at once makes one contract', async () => {
    const buyer = await journey.buyer();
    const { offer } = await taken(buyer, await begin(buyer), { step: 'send' });
    const accept = { step: 'accept', effectiveOn: '2026-11-19' };
    const replies = await Promise.all([take(buyer, offer, accept), take(buyer, offer, accept)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { history } = await done<{ history: unknown[] }>(buyer, 'GET', '/api/contract');
    expect(history).toEqual([]);
  });

  it('stays sent if another home is under contract already', async () => {
    const buyer = await journey.buyer();
    const accept = { step: 'accept', effectiveOn: '2026-11-19' };
    const first = await taken(buyer, await begin(buyer), { step: 'send' });
    const second = await taken(buyer, await begin(buyer, { ...home, address: '9 Birch Road' }), { step: 'send' });
    await taken(buyer, first.offer, accept);
    expect(codeOf(await take(buyer, second.offer, accept))).toEqual([409, 'contract.exists']);
    const { offers } = await done<{ offers: Offer[] }>(buyer, 'GET', '/api/offers');
    expect(offers.find(({ id }) => id === second.offer.id)?.status).toBe('sent');
  });

  it('needs the home’s state to become a contract', async () => {
    const buyer = await journey.buyer();
    const { offer } = await taken(buyer, await begin(buyer, { ...home, state: null }), { step: 'send' });
    expect(codeOf(await take(buyer, offer, { step: 'accept', effectiveOn: '2026-11-19' }))).toEqual([
      409,
      'offer.no-state',
    ]);
  });

  it('refuses steps and changes that its status doesn’t allow', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    expect(codeOf(await take(buyer, draft, { step: 'reject' }))).toEqual([409, 'offer.wrong-status']);
    const { offer } = await taken(buyer, draft, { step: 'send' });
    const entry = { comparables: [], terms: offer.terms };
    expect(codeOf(await call(buyer, 'PUT', `/api/offers/${offer.id}`, entry, offer.version))).toEqual([
      409,
      'offer.wrong-status',
    ]);
    expect(codeOf(await call(buyer, 'DELETE', `/api/offers/${offer.id}`, undefined, offer.version))).toEqual([
      409,
      'offer.wrong-status',
    ]);
  });

  it('returns both versions when another window saved first', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    const entry = { comparables: [], terms: draft.terms };
    await done(buyer, 'PUT', `/api/offers/${draft.id}`, entry, 1);
    const { status, body } = await call(buyer, 'PUT', `/api/offers/${draft.id}`, entry, 1);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'offer.conflict', versions: { yours: entry, current: { version: 2 } } });
  });

  it('can’t be read or changed by another buyer', async () => {
    const [owner, other] = [await journey.buyer(), await journey.buyer()];
    const { id } = await begin(owner);
    for (const [method, path] of [
      ['DELETE', `/api/offers/${id}`],
      ['GET', `/api/offers/${id}/review`],
      ['GET', `/api/offers/${id}/strategies`],
    ] as const) {
      const version = method === 'DELETE' ? 1 : undefined;
      expect(codeOf(await call(other, method, path, undefined, version))).toEqual([404, 'offer.not-found']);
    }
    const { id: homeId } = (await done<{ homes: Home[] }>(owner, 'GET', '/api/homes')).homes[0] ?? { id: '' };
    expect(codeOf(await call(other, 'POST', '/api/offers', { homeId }))).toEqual([400, 'offer.unknown-home']);
  });

  it('is deleted as a draft', async () => {
    const buyer = await journey.buyer();
    const { id } = await begin(buyer);
    await done(buyer, 'DELETE', `/api/offers/${id}`, undefined, 1);
    expect((await done<{ offers: Offer[] }>(buyer, 'GET', '/api/offers')).offers).toEqual([]);
  });
});

describe('three prices', () => {
  it('are for buyers of the Offer Toolkit, from three sales on, never above the letter', async () => {
    const buyer = await journey.buyer();
    const draft = await begin(buyer);
    const path = `/api/offers/${draft.id}/strategies`;
    expect(codeOf(await call(buyer, 'GET', path))).toEqual([403, 'offer.toolkit-required']);
    await grantToolkit(buyer.userId);
    expect(codeOf(await call(buyer, 'GET', path))).toEqual([409, 'offer.too-few-comparables']);
    const entry = { comparables: exampleComparables, terms: draft.terms };
    await done(buyer, 'PUT', `/api/offers/${draft.id}`, entry, 1);
    const today = new Date().toISOString().slice(0, 10);
    const letter = { ...exampleLetterEntry, amountCents: 40_000_000, issuedOn: today, expiresOn: daysLater(today, 90) };
    await done(buyer, 'POST', '/api/pre-approval-letters', letter);
    const { strategies } = await done<OfferStrategies>(buyer, 'GET', path);
    expect(strategies.map(({ name, priceCents, cappedBy }) => [name, priceCents, cappedBy])).toEqual([
      ['conservative', 39_800_000, null],
      ['market', 40_000_000, 'letterCents'],
      ['competitive', 40_000_000, 'letterCents'],
    ]);
    expect(strategies[1]?.reasons).toContain('Lowered from $402,000 to the amount of your pre-approval letter.');
  });
});

describe('the review of an offer', () => {
  it('lists missing answers, and what could be lost by day', async () => {
    const buyer = await journey.buyer();
    const { id } = await begin(buyer);
    const review = await done<{ checks: { id: string; result: string }[]; cashAtRisk: { cents: number }[] }>(
      buyer,
      'GET',
      `/api/offers/${id}/review`,
    );
    expect(Object.fromEntries(review.checks.map((check) => [check.id, check.result]))).toEqual({
      letter: 'missing',
      budget: 'missing',
      deposit: 'missing',
    });
    expect(review.cashAtRisk.map(({ cents }) => cents)).toEqual(
      review.cashAtRisk.map(({ cents }) => cents).toSorted((one, other) => one - other),
    );
  });
});
