import { exampleFinancialProfile, exampleInspection, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  daysLater,
  type InspectionDecided,
  type InspectionEntry,
  type InspectionRoom,
  type Milestone,
  type MilestoneRule,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/inspection';
const today = new Date().toISOString().slice(0, 10);
const { contingencies } = examplePurchaseTerms;
/** The window ends in five days. */
const terms: PurchaseTerms = {
  ...examplePurchaseTerms,
  effectiveOn: daysLater(today, -3),
  closingOn: daysLater(today, 40),
  contingencies: { ...contingencies, inspection: { kind: 'date', on: daysLater(today, 5), time: '17:00' } },
};
const windowTerms = (inspection: PurchaseTerms['contingencies']['inspection']) => ({
  ...terms,
  contingencies: { ...contingencies, inspection },
});
const sent = { sentOn: daysLater(today, -1), sentTime: '10:00', note: 'By email to the listing agent' };
const proceed = { decision: 'proceed', ...sent };
const terminate = { decision: 'terminate', ...sent };

async function call(buyer: Buyer, method: string, to: string, body?: object, version?: number) {
  const response = await buyer.call(to, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
  return { status: response.status, body: await response.json() };
}
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, (body as { code?: string }).code];
const read = async (buyer: Buyer) => (await call(buyer, 'GET', path)).body as InspectionRoom;
const sign = async (buyer: Buyer, signed: PurchaseTerms = terms) =>
  (await call(buyer, 'POST', '/api/contract', signed)).body as PurchaseContract;
const save = (buyer: Buyer, contractId: string, version: number, part: Partial<InspectionEntry> = {}) =>
  call(buyer, 'PUT', path, { contractId, entry: { ...exampleInspection, ...part } }, version);
const decide = (buyer: Buyer, contractId: string, version: number, step: object) =>
  call(buyer, 'POST', `${path}/decisions`, { contractId, step }, version);
const statusOf = async (buyer: Buyer) =>
  ((await call(buyer, 'GET', '/api/milestones')).body as Milestone[]).find(({ title }) => title === 'Home Inspection')
    ?.status;

describe('an inspection', () => {
  it('is a guide before there is a contract, for the state where the buyer wants to buy', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer)).toMatchObject({ current: null, guide: { state: null, license: { required: null } } });
    await call(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    const { guide } = await read(buyer);
    expect(guide.state).toBe(exampleFinancialProfile.location?.state);
    expect(guide.policyRows.length).toBeGreaterThanOrEqual(2);
  });

  it('is empty at first, with its window, and keeps what the buyer writes', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const { current } = await read(buyer);
    expect(current).toMatchObject({
      inspection: { contractId: id, version: 0, findings: [], decisions: [], updatedAt: null },
      window: { kind: 'open', deadline: { key: 'inspection', localDate: daysLater(today, 5) } },
      letter: null,
      totals: { reserves: null },
    });
    const saved = (await save(buyer, id, 0)).body as InspectionRoom;
    expect(saved.current).toMatchObject({
      inspection: { version: 1, ...exampleInspection },
      totals: { all: { lowCents: 135_000, highCents: 230_000 } },
      letter: { findingIds: ['finding-2', 'finding-1'] },
    });
    expect(saved.current?.addOns.map(({ name }) => name)).toEqual([
      'wood_insects',
      'roof',
      'sewer',
      'foundation',
      'lead_paint',
    ]);
    expect(await read(buyer)).toEqual(saved);
  });

  it('compares what it found with the buyer’s savings', async () => {
    const buyer = await journey.buyer();
    await call(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    await sign(buyer);
    expect((await read(buyer)).current?.totals.reserves).toMatchObject({ after: 'nothing' });
  });

  it('changes by version, and only of the contract that is active', async () => {
    const buyer = await journey.buyer();
    expect(codeOf(await save(buyer, 'nothing', 0))).toEqual([404, 'inspection.not-found']);
    const { id } = await sign(buyer);
    await save(buyer, id, 0);
    expect(codeOf(await save(buyer, id, 0))).toEqual([409, 'inspection.conflict']);
    expect((await save(buyer, id, 1, { inspectedOn: null })).status).toBe(200);
    const stranger = await journey.buyer();
    await sign(stranger);
    expect(codeOf(await save(stranger, id, 2))).toEqual([404, 'inspection.not-found']);
    expect(codeOf(await decide(stranger, id, 2, terminate))).toEqual([404, 'inspection.not-found']);
    expect((await read(buyer)).current?.inspection).toMatchObject({ version: 2, inspectedOn: null });
  });

  it('stays to be seen after the keys, and changes no more', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    await save(buyer, id, 0);
    const days = { signedOn: '2026-11-24', keysOn: '2026-11-24' };
    expect((await call(buyer, 'POST', '/api/closing/keys', { contractId: id, entry: days }, 0)).status).toBe(200);
    const { current } = await read(buyer);
    expect(current).toMatchObject({ status: 'closed', inspection: { contractId: id, ...exampleInspection } });
    expect((await buyer.call('/api/inspection/letter')).status).toBe(200);
    expect(codeOf(await save(buyer, id, 1))).toEqual([404, 'inspection.not-found']);
    expect(codeOf(await decide(buyer, id, 1, terminate))).toEqual([404, 'inspection.not-found']);
  });

  it('refuses an answer that is still to come', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const answer = { on: '2099-01-01', by: 'seller' as const, text: 'No', creditCents: null };
    const refused = await save(buyer, id, 0, { answers: [answer] });
    expect(codeOf(refused)).toEqual([400, 'day.in-future']);
    expect(refused.body).toMatchObject({ details: [{ path: 'body.entry.answers.0.on' }] });
  });

  it('is saved once by concurrent requests', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const responses = await Promise.all(Array.from({ length: 4 }, () => save(buyer, id, 0)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    ['costs the wrong way around', { findings: [{ ...exampleInspection.findings[0], highCents: 1 }] }],
    ['a finding twice', { findings: [exampleInspection.findings[0], exampleInspection.findings[0]] }],
    ['a trait twice', { traits: ['pool', 'pool'] }],
    ['an account number', { inspector: 'Pay to 123456789012' }],
    [
      'too many findings',
      { findings: Array.from({ length: 61 }, (_, id) => ({ ...exampleInspection.findings[0], id: `f-${id}` })) },
    ],
  ])('with %s is refused', async (_, part) => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    expect((await save(buyer, id, 0, part as Partial<InspectionEntry>)).status).toBe(400);
  });

  it('is written as a letter to the seller', async () => {
    const buyer = await journey.buyer();
    const letter = () => buyer.call(`${path}/letter`);
    expect((await letter()).status).toBe(404);
    const { id } = await sign(buyer);
    expect((await letter()).status).toBe(409);
    await save(buyer, id, 0);
    const response = await letter();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  });
});

describe('a decision', () => {
  it('to go ahead completes the milestone, and undoing it reopens it', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const decided = (await decide(buyer, id, 0, proceed)).body as InspectionDecided;
    expect(decided).toMatchObject({
      room: { current: { inspection: { version: 1, decisions: [{ decision: 'proceed', note: sent.note }] } } },
      ended: null,
    });
    expect(await statusOf(buyer)).toBe('completed');
    const { rules } = (await call(buyer, 'GET', '/api/milestone-rules')).body as { rules: MilestoneRule[] };
    const rule = rules.find(({ title }) => title === 'Home Inspection');
    expect(rule?.items.every(({ done }) => done)).toBe(true);
    await decide(buyer, id, 1, { decision: 'reopen' });
    expect(await statusOf(buyer)).toBe('in_progress');
    expect(codeOf(await decide(buyer, id, 2, { decision: 'reopen' }))).toEqual([409, 'inspection.wrong-decision']);
  });

  it('no longer counts when the window moves before it', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    await decide(buyer, id, 0, proceed);
    const entry = { ownDate: daysLater(today, -2), ownTime: '17:00', confirmed: true, done: false };
    expect((await call(buyer, 'PUT', '/api/deadlines/inspection', entry, 0)).status).toBe(200);
    expect(await statusOf(buyer)).toBe('in_progress');
    await call(buyer, 'PUT', '/api/contract', windowTerms({ kind: 'waived' }), 1);
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('to extend moves the window, in the calendar too', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const extend = { decision: 'extend', ...sent, untilOn: daysLater(today, 9), untilTime: '12:00' };
    const { room } = (await decide(buyer, id, 0, extend)).body as InspectionDecided;
    expect(room.current?.window).toMatchObject({
      kind: 'open',
      deadline: { own: { localDate: daysLater(today, 9), localTime: '12:00' }, confirmedAt: null },
    });
    expect(room.current?.inspection.decisions).toMatchObject([
      { decision: 'extend', form: expect.stringContaining('39') },
    ]);
    const { events } = (await call(buyer, 'GET', '/api/calendar-events')).body as {
      events: { title: string; startsAt: string }[];
    };
    expect(events.find(({ title }) => title === 'Option period ends')?.startsAt).toBe(
      room.current?.window.deadline?.own?.at,
    );
    expect(await statusOf(buyer)).not.toBe('completed');
  });

  it('to end ends the contract, and keeps the inspection', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    await save(buyer, id, 0);
    await decide(buyer, id, 1, proceed);
    const { room, ended } = (await decide(buyer, id, 2, terminate)).body as InspectionDecided;
    expect(ended).toMatchObject({ id, status: 'fell_through' });
    expect(room.current).toBeNull();
    expect(await statusOf(buyer)).toBe('in_progress');
    expect((await call(buyer, 'GET', '/api/contract')).body).toMatchObject({ contract: null, history: [{ id }] });
    const stored = await journey.database.collection('inspections').findOne({ userId: buyer.userId });
    expect(stored).toMatchObject({
      entry: exampleInspection,
      decisions: [{ decision: 'proceed' }, { decision: 'terminate' }],
    });
    expect(codeOf(await decide(buyer, id, 3, proceed))).toEqual([404, 'inspection.not-found']);

    const second = await sign(buyer);
    expect((await read(buyer)).current?.inspection).toMatchObject({ contractId: second.id, version: 0, findings: [] });
  });

  it('ends the contract once, even for concurrent requests', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const responses = await Promise.all([decide(buyer, id, 0, terminate), decide(buyer, id, 0, terminate)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('after the window is refused; one made in time may be recorded later', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer, windowTerms({ kind: 'date', on: daysLater(today, -2), time: '17:00' }));
    expect((await read(buyer)).current?.window.kind).toBe('passed');
    expect(codeOf(await decide(buyer, id, 0, terminate))).toEqual([409, 'inspection.window-passed']);
    expect(codeOf(await decide(buyer, id, 0, proceed))).toEqual([409, 'inspection.window-passed']);
    expect((await decide(buyer, id, 0, { ...proceed, sentOn: daysLater(today, -3) })).status).toBe(200);
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('without the right to leave is to go ahead', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer, windowTerms({ kind: 'waived' }));
    expect((await read(buyer)).current?.window).toEqual({ kind: 'waived', deadline: null });
    expect(codeOf(await decide(buyer, id, 0, terminate))).toEqual([409, 'inspection.wrong-decision']);
    await decide(buyer, id, 0, proceed);
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('in the future, or without proof, is refused at its field', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const future = await decide(buyer, id, 0, { ...proceed, sentOn: daysLater(today, 2) });
    expect(future.body).toMatchObject({ code: 'inspection.wrong-time', details: [{ path: 'body.step.sentOn' }] });
    expect((await decide(buyer, id, 0, { ...terminate, note: '' })).status).toBe(400);
  });
});
