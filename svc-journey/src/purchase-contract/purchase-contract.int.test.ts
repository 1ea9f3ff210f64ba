import { exampleHomeEntry, examplePurchaseTerms } from '@hearthway/contracts/examples';
import type {
  AssessedHome,
  CalendarEvent,
  Deadline,
  Home,
  Milestone,
  PurchaseContract,
  PurchaseTerms,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;
interface Contracts {
  contract: PurchaseContract | null;
  history: PurchaseContract[];
}

const terms = examplePurchaseTerms;
const path = '/api/contract';
const create = (buyer: Buyer, body: unknown = terms, key?: string) =>
  buyer.call(path, { method: 'POST', body: JSON.stringify(body), ...(key && { headers: { 'idempotency-key': key } }) });
const send = (buyer: Buyer, method: string, to: string, version: number, body: unknown) =>
  buyer.call(to, { method, headers: { 'if-match': `"${version}"` }, body: JSON.stringify(body) });
const read = async <Reply>(buyer: Buyer, from: string) => (await (await buyer.call(from)).json()) as Reply;
const signed = async (buyer: Buyer, part: Partial<PurchaseTerms> = {}) =>
  (await (await create(buyer, { ...terms, ...part })).json()) as PurchaseContract;
const change = (buyer: Buyer, version: number, part: Partial<PurchaseTerms>) =>
  send(buyer, 'PUT', path, version, { ...terms, ...part });
const end = (buyer: Buyer, version: number, reason: string) => send(buyer, 'POST', `${path}/end`, version, { reason });
const deadlinesOf = async (buyer: Buyer) => (await read<{ deadlines: Deadline[] }>(buyer, '/api/deadlines')).deadlines;
const deadlineOf = async (buyer: Buyer, key: string) => (await deadlinesOf(buyer)).find((one) => one.key === key);
const say = (buyer: Buyer, key: string, version: number, part: object) => {
  const entry = { ownDate: null, ownTime: null, confirmed: false, done: false, ...part };
  return send(buyer, 'PUT', `/api/deadlines/${key}`, version, entry);
};
const eventsOf = async (buyer: Buyer) =>
  (await read<{ events: CalendarEvent[] }>(buyer, '/api/calendar-events')).events;
const startOf = async (buyer: Buyer, title: string) =>
  (await eventsOf(buyer)).find((event) => event.title === title)?.startsAt;
const statusOf = async (buyer: Buyer, title: string) =>
  (await read<Milestone[]>(buyer, '/api/milestones')).find((milestone) => milestone.title === title)?.status;
const saveHome = async (buyer: Buyer) =>
  (await (await buyer.call('/api/homes', { method: 'POST', body: JSON.stringify(exampleHomeEntry) })).json()) as Home;
const stageOf = async (buyer: Buyer, id: string) =>
  (await read<{ homes: AssessedHome[] }>(buyer, '/api/homes')).homes.find((home) => home.id === id)?.stage;
const codeOf = async (response: Response) => problem.parse(await response.json()).code;

describe('a contract', () => {
  it('is missing at first', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer, path)).toEqual({ contract: null, history: [] });
    expect(await read(buyer, '/api/deadlines')).toEqual({ deadlines: [], waiting: [] });
  });

  it('moves its home, completes its milestone, and is published without price and address', async () => {
    const buyer = await journey.buyer();
    const home = await saveHome(buyer);
    const contract = await signed(buyer, { homeId: home.id });

    expect(contract).toMatchObject({ version: 1, status: 'active', offerId: null, endedAt: null });
    expect(await read(buyer, path)).toEqual({ contract, history: [] });
    expect(await stageOf(buyer, home.id)).toBe('contract');
    expect(await statusOf(buyer, 'Make Offer')).toBe('completed');
    const row = await journey.database.collection('outbox').findOne({ subject: contract.id });
    expect(JSON.parse(String(row?.['body']))).toMatchObject({
      type: 'journey.contract-accepted.v1',
      data: {
        userId: buyer.userId,
        contractId: contract.id,
        homeId: home.id,
        state: 'TX',
        effectiveOn: '2026-11-19',
        closingOn: '2027-01-04',
      },
    });
    expect(String(row?.['body'])).not.toContain('Oak Street');
  });

  it('is one at a time, even for concurrent requests', async () => {
    const buyer = await journey.buyer();
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(buyer)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await codeOf(await create(buyer))).toBe('contract.exists');
    expect((await read<Contracts>(buyer, path)).history).toEqual([]);
  });

  it('is created once by repeated and concurrent requests', async () => {
    const buyer = await journey.buyer();
    const key = randomUUID();
    const responses = await Promise.all([create(buyer, terms, key), create(buyer, terms, key)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual(other);
    const reused = await create(buyer, { ...terms, priceCents: 30_000_000 }, key);
    expect([reused.status, await codeOf(reused)]).toEqual([409, 'request.key-reused']);
    // One that was changed since can't tell, and is answered as it is now.
    await change(buyer, 1, { priceCents: 41_000_000 });
    expect(await (await create(buyer, terms, key)).json()).toMatchObject({
      version: 2,
      terms: { priceCents: 41_000_000 },
    });
    expect(await eventsOf(buyer)).toHaveLength((await deadlinesOf(buyer)).length);
  });

  it.each([
    ['a home of nobody', { homeId: 'unknown' }, 'contract.unknown-home'],
    ['a zone of another state', { timeZone: 'America/Los_Angeles' }, 'request.invalid'],
    ['a closing before day 0', { closingOn: '2026-11-18' }, 'request.invalid'],
    ['deposits above the price', { earnestMoneyCents: 42_500_001 }, 'request.invalid'],
    ['keys before closing', { possessionOn: '2027-01-03' }, 'request.invalid'],
    ['a date before day 0', { deposit: { kind: 'date', on: '2026-11-18', time: null } }, 'request.invalid'],
    [
      'an effective date that is still to come',
      { effectiveOn: '2099-01-01', closingOn: '2099-02-01' },
      'day.in-future',
    ],
    ['title papers that are still to come', { titleReceivedOn: '2099-01-01' }, 'day.in-future'],
    ['a contract from before our rules', { effectiveOn: '2025-12-31' }, 'request.invalid'],
    // Counting on from it would leave the years that dates are written with.
    ['a slip in the year', { effectiveOn: '9999-12-30', closingOn: '9999-12-31' }, 'request.invalid'],
  ])('with %s is refused', async (_, part, code) => {
    const buyer = await journey.buyer();
    const response = await create(buyer, { ...terms, ...part });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe(code);
    expect(await read(buyer, path)).toEqual({ contract: null, history: [] });
    expect(await eventsOf(buyer)).toEqual([]);
  });

  it('of another buyer’s home is refused', async () => {
    const { id } = await saveHome(await journey.buyer());
    expect((await create(await journey.buyer(), { ...terms, homeId: id })).status).toBe(400);
  });

  it('changes by version; its home follows', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await saveHome(buyer), await saveHome(buyer)];
    await signed(buyer, { homeId: first.id });

    expect(await (await change(buyer, 1, { homeId: second.id })).json()).toMatchObject({ version: 2 });
    expect(await stageOf(buyer, first.id)).toBe('shortlist');
    expect(await stageOf(buyer, second.id)).toBe('contract');
    const late = await change(buyer, 1, { priceCents: 1_000_000 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'contract.conflict',
      versions: { yours: { priceCents: 1_000_000 }, current: { version: 2, terms: { homeId: second.id } } },
    });
    expect(await codeOf(await change(await journey.buyer(), 1, {}))).toBe('contract.not-found');
  });
});

describe('a contract that falls through', () => {
  it('stays in the history, reopens its milestones, and returns its home to the board', async () => {
    const buyer = await journey.buyer();
    const home = await saveHome(buyer);
    const contract = await signed(buyer, { homeId: home.id });
    await say(buyer, 'inspection', 0, { confirmed: true });
    const ended = await end(buyer, 1, 'fell_through');

    expect(await ended.json()).toMatchObject({ id: contract.id, version: 2, status: 'fell_through' });
    expect(await statusOf(buyer, 'Make Offer')).toBe('in_progress');
    expect(await stageOf(buyer, home.id)).toBe('shortlist');
    expect(await eventsOf(buyer)).toEqual([]);
    expect(await deadlinesOf(buyer)).toEqual([]);
    const { notices } = await read<{ notices: { milestoneTitle: string }[] }>(buyer, '/api/notices');
    expect(notices.map(({ milestoneTitle }) => milestoneTitle)).toContain('Make Offer');
    const stored = await journey.database.collection('purchase-contracts').findOne({ userId: buyer.userId });
    expect(stored?.['marks']).toMatchObject({ inspection: { version: 1 } });

    const second = await signed(buyer);
    expect(await read(buyer, path)).toMatchObject({ contract: { id: second.id }, history: [{ id: contract.id }] });
    expect(await statusOf(buyer, 'Make Offer')).toBe('completed');
  });

  it('shares no version with the next one, so a page that still shows it changes nothing there', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    await say(buyer, 'inspection', 0, { confirmed: true });
    await say(buyer, 'inspection', 1, { confirmed: false });
    await say(buyer, 'inspection', 2, { confirmed: true });
    await end(buyer, 1, 'fell_through');
    const next = await signed(buyer, { address: '7 Dogwood Lane' });

    for (const version of [0, 1, 2, 3]) {
      expect(await codeOf(await change(buyer, version, {}))).toBe('contract.conflict');
      expect(await codeOf(await end(buyer, version, 'fell_through'))).toBe('contract.conflict');
      expect(await codeOf(await say(buyer, 'inspection', version, { done: true }))).toBe('deadline.conflict');
    }
    expect(await read(buyer, path)).toMatchObject({ contract: { terms: { address: '7 Dogwood Lane' } } });
    expect((await change(buyer, next.version, {})).status).toBe(200);
    const deadline = await deadlineOf(buyer, 'inspection');
    expect(await (await say(buyer, 'inspection', deadline?.version ?? 0, { done: true })).json()).toMatchObject({
      version: (deadline?.version ?? 0) + 1,
    });
  });

  it('no longer needs a home on the board', async () => {
    const buyer = await journey.buyer();
    const home = await saveHome(buyer);
    await signed(buyer, { homeId: home.id });
    await buyer.call(`/api/homes/${home.id}`, { method: 'DELETE', headers: { 'if-match': '"2"' } });
    expect((await end(buyer, 1, 'fell_through')).status).toBe(200);
  });

  it('ends once', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    expect(await codeOf(await end(buyer, 2, 'fell_through'))).toBe('contract.conflict');
    const both = await Promise.all([end(buyer, 1, 'fell_through'), end(buyer, 1, 'fell_through')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('a contract that closes', () => {
  it('keeps its milestones and its home', async () => {
    const buyer = await journey.buyer();
    const home = await saveHome(buyer);
    const { id: contractId } = await signed(buyer, { homeId: home.id });
    const body = JSON.stringify({ contractId, entry: { signedOn: '2026-11-24', keysOn: '2026-11-24' } });
    const headers = { 'if-match': '"0"' };
    expect((await buyer.call('/api/closing/keys', { method: 'POST', headers, body })).status).toBe(200);
    expect(await statusOf(buyer, 'Closing')).toBe('completed');
    expect(await statusOf(buyer, 'Make Offer')).toBe('completed');
    expect(await stageOf(buyer, home.id)).toBe('contract');
  });
});

describe('deadlines', () => {
  it('are in the calendar, and move with the contract', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    const deadlines = await deadlinesOf(buyer);
    expect(deadlines.map(({ key }) => key)).toEqual([
      'earnest-money',
      'option-fee',
      'inspection',
      'financing',
      'closing-disclosure',
      'closing',
    ]);
    expect(await read(buyer, '/api/deadlines')).toMatchObject({ waiting: [{ key: 'title' }] });
    const starts = deadlines.map(({ at }) => at).sort();
    expect((await eventsOf(buyer)).map(({ startsAt }) => startsAt).sort()).toEqual(starts);

    await change(buyer, 1, { effectiveOn: '2026-11-20', titleReceivedOn: '2026-11-24', optionFeeCents: 0 });
    expect(await startOf(buyer, 'Option period ends')).toBe('2026-11-27T23:00:00.000Z');
    expect(await startOf(buyer, 'Option fee delivered')).toBeUndefined();
    expect(await startOf(buyer, 'Title objections sent')).toBe('2026-12-01T23:00:00.000Z');
  });

  it('are marked in the calendar, and change with the contract only', async () => {
    const buyer = await journey.buyer();
    await signed(buyer, { effectiveOn: '2026-01-02' });
    const event = async () => (await eventsOf(buyer)).find(({ title }) => title === 'Option period ends');
    const { id } = (await event()) ?? { id: '' };
    expect(await event()).toMatchObject({ kind: 'deadline', timeZone: 'America/Chicago', overdue: true });
    await say(buyer, 'inspection', 0, { done: true });
    expect((await event())?.overdue).toBeUndefined();

    const to = `/api/calendar-events/${id}`;
    const entry = { title: 'Mine', address: '', startsAt: '2027-01-01T10:00:00.000Z' };
    expect(await codeOf(await buyer.call(to, { method: 'PUT', body: JSON.stringify(entry) }))).toBe(
      'calendar-event.from-contract',
    );
    expect((await buyer.call(to, { method: 'DELETE' })).status).toBe(409);
  });

  it('follow the buyer’s own date, which is stored next to ours', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    const said = await say(buyer, 'inspection', 0, { ownDate: '2026-11-30', ownTime: '12:00', confirmed: true });
    expect(await said.json()).toMatchObject({
      version: 1,
      at: '2026-11-26T23:00:00.000Z',
      own: { at: '2026-11-30T18:00:00.000Z', localDate: '2026-11-30', localTime: '12:00' },
      confirmedAt: expect.any(String),
    });
    expect(await startOf(buyer, 'Option period ends')).toBe('2026-11-30T18:00:00.000Z');

    const early = await say(buyer, 'inspection', 1, { ownDate: '2026-11-18' });
    expect([early.status, await codeOf(early)]).toEqual([400, 'deadline.too-early']);
    const never = await say(buyer, 'inspection', 1, { ownDate: '9999-12-31', ownTime: '23:59' });
    expect([never.status, await codeOf(never)]).toEqual([400, 'request.invalid']);
    const stale = await say(buyer, 'inspection', 0, { done: true });
    expect(stale.status).toBe(409);
    expect(await codeOf(await say(buyer, 'nothing', 0, {}))).toBe('deadline.not-found');
    expect(await codeOf(await say(await journey.buyer(), 'inspection', 0, {}))).toBe('deadline.not-found');
  });

  it('lose a confirmation when they move', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    await say(buyer, 'inspection', 0, { confirmed: true });
    expect((await deadlineOf(buyer, 'inspection'))?.confirmedAt).not.toBeNull();
    await change(buyer, 1, { effectiveOn: '2026-11-20' });
    expect((await deadlineOf(buyer, 'inspection'))?.confirmedAt).toBeNull();
    await change(buyer, 2, {});
    expect((await deadlineOf(buyer, 'inspection'))?.confirmedAt).not.toBeNull();
  });

  it('are overdue until they are done', async () => {
    const buyer = await journey.buyer();
    await signed(buyer, { effectiveOn: '2026-01-02', closingOn: '2027-01-04' });
    expect(await deadlineOf(buyer, 'inspection')).toMatchObject({ overdue: true });
    await say(buyer, 'inspection', 0, { done: true });
    expect(await deadlineOf(buyer, 'inspection')).toMatchObject({ overdue: false, doneAt: expect.any(String) });
  });
});
