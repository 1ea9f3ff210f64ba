import { exampleClosing, exampleLoanEstimate, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  emptyClosing,
  emptyMortgageApplication,
  type CalendarEvent,
  type ClosingEntry,
  type ClosingView,
  type LoanEstimate,
  type Milestone,
  type MilestoneRule,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  // Noon in Texas.
  journey = await startJourneyUnderTest({}, () => new Date('2027-01-12T18:00:00.000Z'));
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const today = '2027-01-12';
const terms = examplePurchaseTerms;
const path = '/api/closing';
const keysPath = `${path}/keys`;
const someId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';

const read = async <Reply>(buyer: Buyer, from: string) => (await (await buyer.call(from)).json()) as Reply;
const send = (buyer: Buyer, method: string, to: string, version: number, body: unknown) =>
  buyer.call(to, { method, headers: { 'if-match': `"${version}"` }, body: JSON.stringify(body) });
const outcomeOf = async (response: Response) => [response.status, problem.parse(await response.json()).code];
const viewOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as ClosingView;
};

async function sign(buyer: Buyer, part: Partial<PurchaseTerms> = {}): Promise<PurchaseContract> {
  const headers = { 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ ...terms, ...part });
  return (await (await buyer.call('/api/contract', { method: 'POST', headers, body })).json()) as PurchaseContract;
}
async function signed(part: Partial<PurchaseTerms> = {}) {
  const buyer = await journey.buyer();
  return { buyer, contract: await sign(buyer, part) };
}

const record = (buyer: Buyer, contractId: string, version: number, part: object = {}) =>
  send(buyer, 'POST', keysPath, version, { contractId, entry: { signedOn: today, keysOn: today, ...part } });
const takeBack = (buyer: Buyer, contractId: string, version: number) =>
  send(buyer, 'DELETE', keysPath, version, { contractId });
const save = (buyer: Buyer, contractId: string, version: number, part: Partial<ClosingEntry>) =>
  send(buyer, 'PUT', path, version, { contractId, entry: { ...emptyClosing, ...part } });

const eventsOf = async (buyer: Buyer) =>
  (await read<{ events: CalendarEvent[] }>(buyer, '/api/calendar-events')).events;
const titlesOf = async (buyer: Buyer, kind: CalendarEvent['kind']) =>
  (await eventsOf(buyer)).filter((event) => event.kind === kind).map(({ title }) => title);
const statusOf = async (buyer: Buyer, wanted = 'closing') =>
  (await read<Milestone[]>(buyer, '/api/milestones')).find(({ key }) => key === wanted)?.status;
const doneOf = async (buyer: Buyer) =>
  (await read<MilestoneRule[]>(buyer, '/api/milestone-rules'))
    .find(({ key }) => key === 'closing')
    ?.items.map(({ done }) => done);

describe('the keys', () => {
  it('close the contract, complete the milestone, and bring the first year into the calendar', async () => {
    const { buyer, contract } = await signed();
    expect(await titlesOf(buyer, 'deadline')).toContain('Closing');
    expect(await doneOf(buyer)).toEqual([false, false]);

    const view = await viewOf(await record(buyer, contract.id, 0));
    expect(view).toMatchObject({
      contract: { id: contract.id, status: 'closed' },
      closing: { version: 1, signedOn: today, keysOn: today },
      checks: [],
    });
    expect(await read(buyer, path)).toEqual(view);
    expect(await statusOf(buyer)).toBe('completed');
    expect(await doneOf(buyer)).toEqual([true, true]);
    // What led there stays done.
    expect(await statusOf(buyer, 'make-offer')).toBe('completed');
    expect(await read(buyer, '/api/contract')).toMatchObject({ contract: null, history: [{ status: 'closed' }] });
    expect(await titlesOf(buyer, 'deadline')).toEqual([]);
    expect((await eventsOf(buyer)).find(({ title }) => title === 'First mortgage payment')).toMatchObject({
      kind: 'home',
      address: terms.address,
      startsAt: '2027-03-01T23:00:00.000Z',
      timeZone: terms.timeZone,
    });
    const published = await journey.published({ subject: contract.id, type: 'journey.contract-closed.v1' });
    expect(published).toMatchObject({
      data: { userId: buyer.userId, contractId: contract.id, homeId: null, state: 'TX' },
    });
    expect(JSON.stringify(published)).not.toMatch(/Shoal|40000000/);
  });

  it('can be taken back with everything that followed', async () => {
    const { buyer, contract } = await signed();
    await save(buyer, contract.id, 0, { titleCompany: 'Alamo Title' });
    const before = await eventsOf(buyer);
    await record(buyer, contract.id, 1);

    expect(await viewOf(await takeBack(buyer, contract.id, 2))).toMatchObject({
      contract: { id: contract.id, status: 'active', endedAt: null },
      closing: { version: 3, signedOn: null, keysOn: null, titleCompany: 'Alamo Title' },
    });
    expect(await statusOf(buyer)).toBe('in_progress');
    // Two at the same moment come in any order, and all are new.
    const withoutIds = (events: CalendarEvent[]) => new Set(events.map(({ id: _id, ...event }) => event));
    expect(withoutIds(await eventsOf(buyer))).toEqual(withoutIds(before));
    expect(await outcomeOf(await takeBack(buyer, contract.id, 3))).toEqual([409, 'closing.no-keys']);
  });

  describe('after a Closing Disclosure above its Loan Estimate', () => {
    const refund = 'Last day for the lender’s refund';
    const add = async (buyer: Buyer, part: Partial<LoanEstimate> = {}) => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = JSON.stringify({ ...exampleLoanEstimate, ...part });
      const kept = await buyer.call('/api/loan-estimates', { method: 'POST', headers, body });
      return (await kept.json()) as LoanEstimate;
    };
    /** With a refund that the lender owes. */
    async function closed() {
      const { buyer, contract } = await signed();
      const estimate = await add(buyer);
      const entry = { ...emptyMortgageApplication, estimateId: estimate.id };
      await send(buyer, 'PUT', '/api/mortgage-application', 0, { contractId: contract.id, entry });
      await save(buyer, contract.id, 0, exampleClosing);
      await record(buyer, contract.id, 1);
      expect(await titlesOf(buyer, 'home')).toContain(refund);
      return { buyer, contract, estimate };
    }
    const refundOn = async (buyer: Buyer) => {
      const { firstYear } = await read<ClosingView>(buyer, path);
      return firstYear.find(({ key }) => key === 'cure')?.on;
    };

    it('move the day of the refund in the calendar together with the page’s when a Loan Estimate is corrected', async () => {
      const { buyer, estimate } = await closed();
      const estimatePath = `/api/loan-estimates/${estimate.id}`;
      const higher = { ...exampleLoanEstimate, originationCents: 100_000, shoppableServicesCents: 250_000 };
      expect((await send(buyer, 'PUT', estimatePath, 1, higher)).status).toBe(200);
      expect([await refundOn(buyer), (await titlesOf(buyer, 'home')).includes(refund)]).toEqual([undefined, false]);
      expect((await send(buyer, 'PUT', estimatePath, 2, exampleLoanEstimate)).status).toBe(200);
      expect([await refundOn(buyer), (await titlesOf(buyer, 'home')).includes(refund)]).toEqual(['2027-03-13', true]);
      expect((await send(buyer, 'DELETE', estimatePath, 3, undefined)).status).toBe(204);
      expect([await refundOn(buyer), (await titlesOf(buyer, 'home')).includes(refund)]).toEqual([undefined, false]);
    });

    it('count no Loan Estimate for the next home', async () => {
      const { buyer } = await closed();
      await add(buyer, { issuedOn: '2027-01-13', originationCents: 100_000, shoppableServicesCents: 250_000 });
      expect([await refundOn(buyer), (await titlesOf(buyer, 'home')).includes(refund)]).toEqual(['2027-03-13', true]);
    });

    it('leave no event when they are taken back', async () => {
      const { buyer, contract } = await closed();
      await viewOf(await takeBack(buyer, contract.id, 2));
      expect(await titlesOf(buyer, 'home')).toEqual([]);
    });
  });

  it('that are noted again after that are published once', async () => {
    const { buyer, contract } = await signed();
    await record(buyer, contract.id, 0);
    await takeBack(buyer, contract.id, 1);
    const again = await viewOf(await record(buyer, contract.id, 2));
    expect(again.contract?.status).toBe('closed');
    const written = journey.database.collection('outbox');
    expect(await written.countDocuments({ type: 'journey.contract-closed.v1', subject: contract.id })).toBe(1);
  });

  it('end the contract on their own day, however late they are noted', async () => {
    const { buyer, contract } = await signed();
    const days = { signedOn: '2026-12-30', keysOn: '2027-01-04' };
    const { contract: closed } = await viewOf(await record(buyer, contract.id, 0, days));
    expect(closed?.endedAt).toBe('2027-01-04T18:00:00.000Z');
  });

  it('leave open what the first year follows, and nothing else', async () => {
    const { buyer, contract } = await signed();
    await save(buyer, contract.id, 0, { titleCompany: 'Alamo Title', done: ['walk-empty'] });
    await record(buyer, contract.id, 1);
    const kept = { titleCompany: 'Alamo Title', done: ['walk-empty' as const] };
    for (const change of [{ done: [] }, { wireChanged: true }, { cash: { ...emptyClosing.cash, giftCents: 1 } }]) {
      expect(await outcomeOf(await save(buyer, contract.id, 2, { ...kept, ...change }))).toEqual([
        404,
        'contract.not-found',
      ]);
    }
    const saved = await viewOf(await save(buyer, contract.id, 2, { ...kept, firstPaymentOn: '2027-02-01' }));
    expect(saved.firstYear.find(({ key }) => key === 'first-payment')?.on).toBe('2027-02-01');
  });

  it('are noted once by two requests at once, and of the version that the buyer read', async () => {
    const { buyer, contract } = await signed();
    const both = await Promise.all([record(buyer, contract.id, 0), record(buyer, contract.id, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await titlesOf(buyer, 'home')).filter((title) => title === 'First mortgage payment')).toHaveLength(1);

    const other = await signed();
    expect(await outcomeOf(await record(other.buyer, other.contract.id, 4))).toEqual([409, 'contract-entry.conflict']);
  });

  it.each([
    ['before the contract', { signedOn: '2026-11-18' }, 'closing.impossible-day', 'signedOn'],
    ['that is still to come', { keysOn: '2027-01-13' }, 'day.in-future', 'keysOn'],
  ])('are refused on a day %s', async (_name, part, code, field) => {
    const { buyer, contract } = await signed();
    const response = await record(buyer, contract.id, 0, part);
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json())).toMatchObject({
      code,
      details: [{ path: `body.entry.${field}` }],
    });
    expect(await statusOf(buyer)).not.toBe('completed');
  });

  it('are of the buyer’s own home under contract', async () => {
    const { contract } = await signed();
    const other = await journey.buyer();
    expect(await outcomeOf(await record(other, contract.id, 0))).toEqual([404, 'contract.not-found']);
    expect(await outcomeOf(await takeBack(other, contract.id, 0))).toEqual([404, 'contract.not-found']);
    await sign(other);
    // Whether the days are possible is said of one's own contract alone.
    const impossible = { signedOn: '2026-11-18' };
    expect(await outcomeOf(await record(other, someId, 0, impossible))).toEqual([404, 'contract.not-found']);
  });

  it('stay while another home is under contract', async () => {
    const { buyer, contract } = await signed();
    await record(buyer, contract.id, 0);
    const next = await sign(buyer, { address: '9 Birch Road, Austin, TX 78701' });
    expect(await statusOf(buyer)).toBe('in_progress');
    expect(await read(buyer, path)).toMatchObject({ contract: { id: next.id }, closing: { version: 0, keysOn: null } });
    expect(await outcomeOf(await takeBack(buyer, next.id, 0))).toEqual([409, 'closing.no-keys']);
    expect(await outcomeOf(await takeBack(buyer, contract.id, 1))).toEqual([404, 'contract.not-found']);
    expect(await titlesOf(buyer, 'home')).toContain('First mortgage payment');
  });
});

describe('the first year', () => {
  const insured: Partial<ClosingEntry> = {
    disclosure: {
      receivedOn: '2027-01-06',
      program: 'conventional',
      irregular: false,
      loanCents: 38_000_000,
      months: 360,
      rateMillionths: 62_500,
      aprMillionths: 64_000,
      ...{ originationCents: 90_000, pointsCents: 0, requiredServicesCents: 70_000, listedServicesCents: 180_000 },
      ...{ ownServicesCents: 0, recordingCents: 33_200, transferTaxesCents: 0, prepaidsCents: 250_000 },
      ...{ escrowCents: 155_000, otherCents: 60_000, lenderCreditsCents: 0, curedCents: 0 },
      mortgageInsuranceCents: 12_000,
      ...{ estimatedTransferTaxesCents: 0, estimatedOwnServicesCents: 0 },
    },
  };

  it('is shown before the keys as if they came on closing day, and is not in the calendar', async () => {
    const { buyer } = await signed({ closingOn: '2027-02-10' });
    const { firstYear } = await read<ClosingView>(buyer, path);
    expect(firstYear.find(({ key }) => key === 'first-payment')).toMatchObject({ on: '2027-04-01', done: false });
    expect(await titlesOf(buyer, 'home')).toEqual([]);
  });

  it('has no payment before the loan was signed', async () => {
    const { buyer, contract } = await signed();
    await record(buyer, contract.id, 0);
    const mistyped = await save(buyer, contract.id, 1, { firstPaymentOn: '2026-03-01' });
    expect(problem.parse(await mistyped.json())).toMatchObject({
      code: 'closing.impossible-day',
      details: [{ path: 'body.entry.firstPaymentOn' }],
    });
  });

  it('forgets a first payment that is before a later signing', async () => {
    const { buyer, contract } = await signed();
    await record(buyer, contract.id, 0, { signedOn: '2026-12-30', keysOn: '2026-12-30' });
    await viewOf(await save(buyer, contract.id, 1, { firstPaymentOn: '2027-01-05' }));
    await takeBack(buyer, contract.id, 2);
    const again = await viewOf(await record(buyer, contract.id, 3));
    expect(again.closing.firstPaymentOn).toBeNull();
    expect(again.firstYear.find(({ key }) => key === 'first-payment')?.on).toBe('2027-03-01');
  });

  it('follows what the buyer enters and checks off later', async () => {
    const { buyer, contract } = await signed();
    await record(buyer, contract.id, 0);
    expect(await titlesOf(buyer, 'home')).not.toContain('Ask to end mortgage insurance');
    await save(buyer, contract.id, 1, insured);
    expect(await titlesOf(buyer, 'home')).toEqual(
      expect.arrayContaining(['Ask to end mortgage insurance', 'Mortgage insurance ends on its own']),
    );
    const view = await viewOf(await save(buyer, contract.id, 2, { ...insured, firstYearDone: ['deed-mail'] }));
    expect(view.closing).toMatchObject({ signedOn: today, keysOn: today });
    expect(view.firstYear.find(({ key }) => key === 'deed-mail')?.done).toBe(true);
    const events = await eventsOf(buyer);
    expect(events.filter(({ done }) => done).map(({ title }) => title)).toEqual([
      'Ignore mail that sells copies of your deed',
    ]);
  });

  it('keeps what is for some owners only out of the calendar', async () => {
    const { buyer, contract } = await signed({ state: 'TN' });
    const { firstYear } = await viewOf(await record(buyer, contract.id, 0));
    expect(firstYear.find(({ key }) => key === 'homestead')).toMatchObject({ forSome: true });
    expect(await titlesOf(buyer, 'home')).not.toContain('File for your homestead tax benefit');
  });
});
