import { exampleHomeEntry, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  contractLimits,
  type AssessedHome,
  type CalendarEvent,
  type Deadline,
  type DeadlineEntry,
  type Milestone,
  type MilestoneRule,
  type PurchaseContract,
  type PurchaseTerms,
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

const terms = examplePurchaseTerms;
const path = '/api/contract';
const read = async <Reply>(buyer: Buyer, from: string) => (await (await buyer.call(from)).json()) as Reply;
const post = (buyer: Buyer, to: string, body: unknown, key: string = randomUUID()) =>
  buyer.call(to, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': key } });
const send = (buyer: Buyer, method: string, to: string, version: number, body: unknown) =>
  buyer.call(to, { method, headers: { 'if-match': `"${version}"` }, body: JSON.stringify(body) });
const outcomeOf = async (response: Response) => [response.status, problem.parse(await response.json()).code];

const create = (buyer: Buyer, part: Partial<PurchaseTerms> = {}, key?: string) =>
  post(buyer, path, { ...terms, ...part }, key);
const signed = async (buyer: Buyer, part: Partial<PurchaseTerms> = {}) =>
  (await (await create(buyer, part)).json()) as PurchaseContract;
const change = (buyer: Buyer, version: number, part: Partial<PurchaseTerms>) =>
  send(buyer, 'PUT', path, version, { ...terms, ...part });
const end = (buyer: Buyer, version: number) => send(buyer, 'POST', `${path}/end`, version, { reason: 'fell_through' });
const say = (buyer: Buyer, key: string, version: number, part: Partial<DeadlineEntry>) => {
  const entry = { ownDate: null, ownTime: null, confirmed: false, done: false, ...part };
  return send(buyer, 'PUT', `/api/deadlines/${key}`, version, entry);
};

const contractsOf = (buyer: Buyer) =>
  read<{ contract: PurchaseContract | null; history: PurchaseContract[] }>(buyer, path);
const deadlinesOf = async (buyer: Buyer) => (await read<{ deadlines: Deadline[] }>(buyer, '/api/deadlines')).deadlines;
const deadlineOf = async (buyer: Buyer, key: string) => (await deadlinesOf(buyer)).find((one) => one.key === key);
const eventsOf = async (buyer: Buyer) =>
  (await read<{ events: CalendarEvent[] }>(buyer, '/api/calendar-events')).events;
const eventOf = async (buyer: Buyer, title: string) => (await eventsOf(buyer)).find((event) => event.title === title);
const saveHome = async (buyer: Buyer, address: string) =>
  ((await (await post(buyer, '/api/homes', { ...exampleHomeEntry, address })).json()) as { home: { id: string } }).home
    .id;
const stagesOf = async (buyer: Buyer) => {
  const { homes } = await read<{ homes: AssessedHome[] }>(buyer, '/api/homes');
  return homes.map(({ address, stage }) => `${address}: ${stage}`).sort();
};
const milestonesOf = async (buyer: Buyer) => {
  const milestones = await read<Milestone[]>(buyer, '/api/milestones');
  return new Map(milestones.map((milestone) => [milestone.key, milestone]));
};
const statusOf = async (buyer: Buyer, key: string) => (await milestonesOf(buyer)).get(key)?.status;
const setStatus = async (buyer: Buyer, key: string, status: Milestone['status']) => {
  const { id } = (await milestonesOf(buyer)).get(key) ?? {};
  await buyer.call(`/api/milestones/${id}`, { method: 'PATCH', body: JSON.stringify({ status }) });
};

describe('a contract', () => {
  it('is missing at first', async () => {
    const buyer = await journey.buyer();
    expect(await contractsOf(buyer)).toEqual({ contract: null, history: [] });
    expect(await read(buyer, '/api/deadlines')).toEqual({ deadlines: [], waiting: [] });
  });

  it('moves its home, completes its milestone, and is published without price and address', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer, '1 Oak Street');
    const contract = await signed(buyer, { homeId });

    expect(contract).toMatchObject({ version: 1, status: 'active', offerId: null, endedAt: null });
    expect(await contractsOf(buyer)).toEqual({ contract, history: [] });
    expect(await stagesOf(buyer)).toEqual(['1 Oak Street: contract']);
    expect(await statusOf(buyer, 'make-offer')).toBe('completed');
    const rules = await read<MilestoneRule[]>(buyer, '/api/milestone-rules');
    const { items = [] } = rules.find(({ key }) => key === 'make-offer') ?? {};
    expect(items.at(-1)).toMatchObject({ text: expect.stringContaining('your signed contract'), done: true });
    expect(await journey.published({ subject: contract.id })).toMatchObject({
      type: 'journey.contract-accepted.v1',
      data: {
        userId: buyer.userId,
        contractId: contract.id,
        homeId,
        state: 'TX',
        effectiveOn: '2026-11-19',
        closingOn: '2027-01-12',
      },
    });
    expect(JSON.stringify(await journey.published({ subject: contract.id }))).not.toMatch(/Shoal|40000000/);
  });

  it('is one at a time, even for requests at once', async () => {
    const buyer = await journey.buyer();
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(buyer)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await outcomeOf(await create(buyer))).toEqual([409, 'contract.exists']);
    expect((await contractsOf(buyer)).history).toEqual([]);
    expect(await eventsOf(buyer)).toHaveLength((await deadlinesOf(buyer)).length);
  });

  it('is created once for one key, even by two requests at once', async () => {
    const buyer = await journey.buyer();
    const key = randomUUID();
    const both = await Promise.all([create(buyer, {}, key), create(buyer, {}, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = await Promise.all(both.map((response) => response.json()));
    expect(one).toEqual(other);

    await change(buyer, 1, { priceCents: 41_000_000 });
    const again = await (await create(buyer, {}, key)).json();
    expect(again).toMatchObject({ version: 2, terms: { priceCents: 41_000_000 } });
    await end(buyer, 2);
    expect(await (await create(buyer, {}, key)).json()).toMatchObject({ version: 3, status: 'fell_through' });
  });

  it.each([
    ['a home that isn’t the buyer’s', { homeId: 'unknown' }, [409, 'contract.unknown-home']],
    ['an effective date to come', { effectiveOn: '2026-11-23', closingOn: '2027-01-12' }, [400, 'day.in-future']],
    ['papers to come', { titleReceivedOn: '2099-01-01' }, [400, 'day.in-future']],
    ['a zone of another state', { timeZone: 'America/Los_Angeles' }, [400, 'request.invalid']],
  ] as const)('with %s is refused', async (_, part, refusal) => {
    const buyer = await journey.buyer();
    expect(await outcomeOf(await create(buyer, part))).toEqual(refusal);
    expect(await contractsOf(buyer)).toEqual({ contract: null, history: [] });
    expect(await eventsOf(buyer)).toEqual([]);
    expect(await statusOf(buyer, 'make-offer')).toBe('not_started');
  });

  it('of another buyer’s home is refused', async () => {
    const homeId = await saveHome(await journey.buyer(), '1 Oak Street');
    expect(await outcomeOf(await create(await journey.buyer(), { homeId }))).toEqual([409, 'contract.unknown-home']);
  });

  it('changes by version; its home follows', async () => {
    const buyer = await journey.buyer();
    const [oak, elm] = [await saveHome(buyer, '1 Oak Street'), await saveHome(buyer, '2 Elm Court')];
    await signed(buyer, { homeId: oak });
    expect(await (await change(buyer, 1, { homeId: elm })).json()).toMatchObject({ version: 2 });
    expect(await stagesOf(buyer)).toEqual(['1 Oak Street: shortlist', '2 Elm Court: contract']);

    expect(await outcomeOf(await change(buyer, 1, {}))).toEqual([409, 'contract.conflict']);
    expect(await outcomeOf(await change(buyer, 2, { homeId: 'unknown' }))).toEqual([409, 'contract.unknown-home']);
    expect(await outcomeOf(await change(buyer, 2, { effectiveOn: '2026-12-01' }))).toEqual([400, 'day.in-future']);
    expect(await outcomeOf(await change(await journey.buyer(), 1, {}))).toEqual([404, 'contract.not-found']);
    expect((await contractsOf(buyer)).contract).toMatchObject({ version: 2, terms: { homeId: elm } });
    expect(await stagesOf(buyer)).toEqual(['1 Oak Street: shortlist', '2 Elm Court: contract']);
  });
});

describe('a contract that falls through', () => {
  it('stays in the history, reopens its milestones, and returns its home to the shortlist', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer, '1 Oak Street');
    const contract = await signed(buyer, { homeId });
    await say(buyer, 'inspection', 0, { confirmed: true });
    await setStatus(buyer, 'home-inspection', 'completed');
    await setStatus(buyer, 'appraisal', 'in_progress');
    await setStatus(buyer, 'buying-power', 'completed');
    expect(await (await end(buyer, 1)).json()).toMatchObject({
      id: contract.id,
      version: 2,
      status: 'fell_through',
      endedAt: '2026-11-22T12:00:00.000Z',
    });

    const statuses = [...(await milestonesOf(buyer)).values()].map(({ key, status }) => `${key}: ${status}`);
    expect(statuses).toEqual([
      'get-to-know-you: in_progress',
      'buying-power: completed',
      'get-pre-approved: not_started',
      'home-goals: not_started',
      'home-search: in_progress',
      'make-offer: in_progress',
      'mortgage-application: not_started',
      'home-inspection: in_progress',
      'appraisal: in_progress',
      'closing: not_started',
    ]);
    expect(await stagesOf(buyer)).toEqual(['1 Oak Street: shortlist']);
    expect(await eventsOf(buyer)).toEqual([]);
    expect(await deadlinesOf(buyer)).toEqual([]);
    const stored = await journey.database
      .collection<{ _id: string }>('purchase-contracts')
      .findOne({ _id: buyer.userId });
    expect(stored).toMatchObject({ contracts: [{ marks: [{ key: 'inspection', version: 1 }] }] });

    const second = await signed(buyer);
    expect(await contractsOf(buyer)).toMatchObject({ contract: { id: second.id }, history: [{ id: contract.id }] });
    const [ended] = (await contractsOf(buyer)).history;
    const confirmed = expect.objectContaining({ key: 'inspection', confirmedAt: expect.any(String) });
    expect(ended).toMatchObject({ deadlines: expect.arrayContaining([confirmed]) });
    expect(await statusOf(buyer, 'make-offer')).toBe('completed');
  });

  it('shares no version with the next one, so a page that still shows it changes nothing there', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    for (const version of [0, 1, 2]) await say(buyer, 'inspection', version, { confirmed: true });
    await end(buyer, 1);
    const next = await signed(buyer, { address: '7 Dogwood Lane' });

    for (const version of [0, 1, 2, 3]) {
      expect(await outcomeOf(await change(buyer, version, {}))).toEqual([409, 'contract.conflict']);
      expect(await outcomeOf(await end(buyer, version))).toEqual([409, 'contract.conflict']);
      expect(await outcomeOf(await say(buyer, 'inspection', version, {}))).toEqual([409, 'deadline.conflict']);
    }
    expect((await contractsOf(buyer)).contract).toEqual(next);
    const { version = 0 } = (await deadlineOf(buyer, 'inspection')) ?? {};
    expect((await say(buyer, 'inspection', version, { done: true })).status).toBe(200);
    expect((await end(buyer, next.version)).status).toBe(200);
  });

  it('needs no home on the board any longer', async () => {
    const buyer = await journey.buyer();
    const homeId = await saveHome(buyer, '1 Oak Street');
    await signed(buyer, { homeId });
    await send(buyer, 'DELETE', `/api/homes/${homeId}`, 2, undefined);
    expect((await end(buyer, 1)).status).toBe(200);
  });

  it('completes again, for the next one, what that one needs nothing for', async () => {
    const buyer = await journey.buyer();
    const { version } = await signed(buyer, { financing: 'cash' });
    expect(await statusOf(buyer, 'mortgage-application')).toBe('completed');
    await end(buyer, version);
    expect(await statusOf(buyer, 'mortgage-application')).toBe('in_progress');
    await signed(buyer, { financing: 'cash' });
    expect(await statusOf(buyer, 'mortgage-application')).toBe('completed');
  });

  it('ends once', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    const both = await Promise.all([end(buyer, 1), end(buyer, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('counts toward the most that we keep', async () => {
    const buyer = await journey.buyer();
    const { version } = await signed(buyer);
    await end(buyer, version);
    const buyers = journey.database.collection<{ _id: string; contracts: PurchaseContract[] }>('purchase-contracts');
    const { contracts: [ended] = [] } = (await buyers.findOne({ _id: buyer.userId })) ?? {};
    const contracts = Array.from({ length: contractLimits.perBuyer }, (_, place) => ({ ...ended!, id: `c-${place}` }));
    await buyers.updateOne({ _id: buyer.userId }, { $set: { contracts } });
    expect(await outcomeOf(await create(buyer))).toEqual([409, 'contract.too-many']);
  });
});

describe('a contract after one that closed', () => {
  const keys = ['make-offer', 'mortgage-application', 'home-inspection', 'appraisal', 'closing'];
  const statusesOf = async (buyer: Buyer) => {
    const milestones = await milestonesOf(buyer);
    return keys.map((key) => milestones.get(key)?.status);
  };
  async function homeowner() {
    const buyer = await journey.buyer();
    const { id } = await signed(buyer);
    await setStatus(buyer, 'home-inspection', 'completed');
    const entry = { signedOn: '2026-11-21', keysOn: '2026-11-21' };
    const closed = await send(buyer, 'POST', '/api/closing/keys', 0, { contractId: id, entry });
    expect(closed.status).toBe(200);
    return { buyer, id };
  }

  it('begins its milestones anew, except those that it needs nothing for', async () => {
    const { buyer } = await homeowner();
    expect(await statusesOf(buyer)).toEqual(keys.map(() => 'completed'));
    await signed(buyer, { financing: 'cash' });
    expect(await statusesOf(buyer)).toEqual(['completed', 'completed', 'in_progress', 'completed', 'in_progress']);
  });

  it('leaves the buyer with the home that they have, if it falls through', async () => {
    const { buyer, id } = await homeowner();
    const { version } = await signed(buyer);
    expect(await statusesOf(buyer)).toEqual(keys.map((key) => (key === 'make-offer' ? 'completed' : 'in_progress')));
    await end(buyer, version);
    expect(await statusesOf(buyer)).toEqual(keys.map(() => 'completed'));
    expect(await read(buyer, '/api/closing')).toMatchObject({ contract: { id, status: 'closed' } });
  });
});

describe('deadlines', () => {
  it('are in the calendar, and move with the contract', async () => {
    const buyer = await journey.buyer();
    await signed(buyer, { contingencies: { ...terms.contingencies, title: { kind: 'days', days: 5, time: null } } });
    const deadlines = await deadlinesOf(buyer);
    expect(deadlines.map(({ key }) => key)).toEqual([
      'earnest-money',
      'option-fee',
      'inspection',
      'financing',
      'appraisal',
      'closing-disclosure',
      'closing',
    ]);
    expect(await read(buyer, '/api/deadlines')).toMatchObject({ waiting: [{ key: 'title' }] });
    expect((await eventsOf(buyer)).map(({ startsAt }) => startsAt)).toEqual(deadlines.map(({ at }) => at));

    const option = await eventOf(buyer, 'Option period ends');
    expect(option).toMatchObject({ kind: 'deadline', timeZone: 'America/Chicago', address: terms.address });
    await change(buyer, 1, { effectiveOn: '2026-11-20', optionFeeCents: 0 });
    expect(await eventOf(buyer, 'Option period ends')).toMatchObject({
      id: option?.id,
      startsAt: '2026-11-27T23:00:00.000Z',
    });
    expect(await eventOf(buyer, 'Option fee delivered')).toBeUndefined();
    await say(buyer, 'inspection', 0, { done: true });
    expect(await eventOf(buyer, 'Option period ends')).toMatchObject({ id: option?.id, done: true });
  });

  it('follow the buyer’s own date, which is kept beside ours', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    const said = await say(buyer, 'inspection', 0, { ownDate: '2026-11-30', ownTime: '12:00', confirmed: true });
    expect(await said.json()).toMatchObject({
      version: 1,
      at: '2026-11-26T23:00:00.000Z',
      own: { at: '2026-11-30T18:00:00.000Z', localDate: '2026-11-30', localTime: '12:00' },
      confirmedAt: '2026-11-22T12:00:00.000Z',
    });
    expect((await eventOf(buyer, 'Option period ends'))?.startsAt).toBe('2026-11-30T18:00:00.000Z');
    // Without a time, ours counts.
    await say(buyer, 'inspection', 1, { ownDate: '2026-12-01' });
    expect((await deadlineOf(buyer, 'inspection'))?.own?.at).toBe('2026-12-01T23:00:00.000Z');
    // What counts from it, does so from the buyer's.
    await say(buyer, 'closing', 0, { ownDate: '2027-01-19' });
    expect((await eventOf(buyer, 'Closing Disclosure received'))?.startsAt).toBe('2027-01-15T05:59:00.000Z');
  });

  it('refuse a day before the contract, an old version, and what isn’t there', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    await say(buyer, 'inspection', 0, { confirmed: true });
    const early = await say(buyer, 'inspection', 1, { ownDate: '2026-11-18' });
    expect(await outcomeOf(early)).toEqual([400, 'deadline.too-early']);
    expect(await outcomeOf(await say(buyer, 'inspection', 0, { done: true }))).toEqual([409, 'deadline.conflict']);
    for (const key of ['nothing', '__proto__', 'constructor']) {
      expect(await outcomeOf(await say(buyer, key, 0, {}))).toEqual([404, 'deadline.not-found']);
    }
    const another = await journey.buyer();
    expect(await outcomeOf(await say(another, 'inspection', 1, {}))).toEqual([404, 'deadline.not-found']);
    expect(await deadlineOf(buyer, 'inspection')).toMatchObject({ version: 1, doneAt: null });
  });

  it('are confirmed as long as they don’t move', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    await say(buyer, 'inspection', 0, { confirmed: true });
    await change(buyer, 1, { effectiveOn: '2026-11-20' });
    expect((await deadlineOf(buyer, 'inspection'))?.confirmedAt).toBeNull();
    await change(buyer, 2, {});
    expect((await deadlineOf(buyer, 'inspection'))?.confirmedAt).not.toBeNull();
  });

  it('are overdue until they are done', async () => {
    const buyer = await journey.buyer();
    await signed(buyer, { effectiveOn: '2026-11-10' });
    expect(await deadlineOf(buyer, 'inspection')).toMatchObject({ overdue: true });
    await say(buyer, 'inspection', 0, { done: true });
    expect(await deadlineOf(buyer, 'inspection')).toMatchObject({
      overdue: false,
      doneAt: '2026-11-22T12:00:00.000Z',
    });
  });

  it('keep what two requests at once say about two of them', async () => {
    const buyer = await journey.buyer();
    await signed(buyer);
    const both = await Promise.all(['inspection', 'closing'].map((key) => say(buyer, key, 0, { confirmed: true })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const confirmed = (await deadlinesOf(buyer)).filter(({ confirmedAt }) => confirmedAt !== null);
    expect(confirmed.map(({ key }) => key)).toEqual(['inspection', 'closing']);
  });
});
