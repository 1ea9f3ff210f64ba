import {
  exampleFinancialProfile,
  exampleHomeEntry,
  exampleInspection,
  exampleLoanEstimate,
  examplePurchaseTerms,
} from '@hearthway/contracts/examples';
import {
  daysLater,
  emptyMortgageApplication,
  inspectionLimits,
  type CalendarEvent,
  type InspectionEntry,
  type InspectionView,
  type listDeadlines,
  type Milestone,
  type MilestoneRule,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type DeadlineList = OperationReply<typeof listDeadlines>;
type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/inspection';
const today = '2026-11-22';
/** The window ends in five days. */
const terms: PurchaseTerms = withWindow({ kind: 'date', on: daysLater(today, 5), time: '17:00' });
const sent = { sentOn: daysLater(today, -1), sentTime: '10:00', note: 'By email to the listing agent' };
const proceed = { decision: 'proceed', ...sent };
const terminate = { decision: 'terminate', ...sent };
const extend = { decision: 'extend', ...sent, untilOn: daysLater(today, 9), untilTime: '12:00' };

function withWindow(inspection: PurchaseTerms['contingencies']['inspection']): PurchaseTerms {
  return { ...examplePurchaseTerms, contingencies: { ...examplePurchaseTerms.contingencies, inspection } };
}

async function call(buyer: Buyer, method: string, to: string, body?: object, headers: Record<string, string> = {}) {
  const response = await buyer.call(to, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, body: await response.json() };
}
const at = (version: number) => ({ 'if-match': `"${version}"` });
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, (body as { code?: string }).code];
const viewOf = ({ body }: Awaited<ReturnType<typeof call>>) => body as InspectionView;

const post = (buyer: Buyer, to: string, body: object) =>
  call(buyer, 'POST', to, body, { 'idempotency-key': randomUUID() });
const read = async (buyer: Buyer) => viewOf(await call(buyer, 'GET', path));
const sign = async (buyer: Buyer, signed: PurchaseTerms = terms) =>
  (await post(buyer, '/api/contract', signed)).body as PurchaseContract;
const save = (buyer: Buyer, contractId: string, version: number, part: Partial<InspectionEntry> = {}) =>
  call(buyer, 'PUT', path, { contractId, entry: { ...exampleInspection, ...part } }, at(version));
const decide = (buyer: Buyer, contractId: string, version: number, step: object) =>
  call(buyer, 'POST', `${path}/decisions`, { contractId, step }, at(version));
const earlierOf = async (buyer: Buyer) => (await call(buyer, 'GET', `${path}/earlier`)).body;
const statusOf = async (buyer: Buyer) =>
  ((await call(buyer, 'GET', '/api/milestones')).body as Milestone[]).find(({ key }) => key === 'home-inspection')
    ?.status;

describe('an inspection', () => {
  it('is a guide before there is a contract, for the state where the buyer looks', async () => {
    const buyer = await journey.buyer();
    const guide = { state: null, license: { required: null } };
    expect(await read(buyer)).toMatchObject({ contract: null, inspection: { version: 0 }, addOns: [], guide });
    await call(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    const view = await read(buyer);
    expect(view.guide).toMatchObject({ state: 'TX', license: { required: true } });
    const rows = new Set(view.guide.policyRows.map(({ id }) => id));
    const cited = [view.guide.license, view.guide.forms].map(({ policyRowId }) => policyRowId);
    expect(
      [...cited, ...view.addOns.flatMap(({ policyRowIds }) => policyRowIds)].filter((id) => !rows.has(id)),
    ).toEqual([]);
    expect(view.addOns.map(({ name }) => name)).toEqual(['wood_insects', 'roof', 'foundation']);
  });

  it('is empty at first, with its window, and keeps what the buyer writes', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    expect(await read(buyer)).toMatchObject({
      contract: { id },
      inspection: { version: 0, findings: [], decisions: [], updatedAt: null },
      window: { kind: 'open', deadline: { key: 'inspection', localDate: daysLater(today, 5) } },
      letter: null,
      totals: { reserves: null },
    });
    const saved = viewOf(await save(buyer, id, 0));
    expect(saved).toMatchObject({
      inspection: { version: 1, ...exampleInspection },
      totals: { all: { lowCents: 135_000, highCents: 230_000 } },
      letter: { findingIds: ['finding-2', 'finding-1'] },
    });
    expect(await read(buyer)).toEqual(saved);
  });

  it('knows the home on the board, and compares what was found with the buyer’s savings', async () => {
    const buyer = await journey.buyer();
    await call(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    const { home } = (await post(buyer, '/api/homes', exampleHomeEntry)).body as { home: { id: string } };
    const { id } = await sign(buyer, { ...terms, homeId: home.id });
    const { addOns, totals, home: known } = await read(buyer);
    expect(known).toEqual({ yearBuilt: 1962, propertyType: 'single_family' });
    expect(addOns.map(({ name }) => name)).toEqual(['wood_insects', 'roof', 'sewer', 'foundation', 'lead_paint']);
    expect(totals.reserves).toMatchObject({ after: 'closing' });
    const corrected = viewOf(await save(buyer, id, 0, { yearBuilt: 1979, traits: [], ordered: [] }));
    expect(corrected.addOns.map(({ name }) => name)).not.toContain('lead_paint');
  });

  it('counts with the Loan Estimate that the buyer goes ahead with', async () => {
    const buyer = await journey.buyer();
    await call(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    const { id } = await sign(buyer);
    expect(await read(buyer)).toMatchObject({ loanType: null, totals: { reserves: { after: 'nothing' } } });
    const estimate = { ...exampleLoanEstimate, loanType: 'fha', cashToCloseCents: 100_000 };
    const { id: estimateId } = (await post(buyer, '/api/loan-estimates', estimate)).body as { id: string };
    const entry = { ...emptyMortgageApplication, estimateId };
    await call(buyer, 'PUT', '/api/mortgage-application', { contractId: id, entry }, at(0));
    const { loanType, totals } = await read(buyer);
    const { lender, issuedOn } = exampleLoanEstimate;
    const { savingsCents, giftCents } = exampleFinancialProfile.savings ?? { savingsCents: 0, giftCents: 0 };
    expect([loanType, totals.reserves]).toEqual([
      'fha',
      { cents: savingsCents + giftCents - 100_000, after: 'loan-estimate', estimate: { lender, issuedOn } },
    ]);
  });

  it('changes by version, and only of the buyer’s own contract', async () => {
    const buyer = await journey.buyer();
    expect(outcomeOf(await save(buyer, 'nothing', 0))).toEqual([404, 'contract.not-found']);
    const { id } = await sign(buyer);
    await save(buyer, id, 0);
    expect(outcomeOf(await save(buyer, id, 0))).toEqual([409, 'contract-entry.conflict']);
    expect(outcomeOf(await decide(buyer, id, 0, proceed))).toEqual([409, 'contract-entry.conflict']);
    expect((await save(buyer, id, 1, { inspectedOn: null })).status).toBe(200);
    const stranger = await journey.buyer();
    await sign(stranger);
    expect(outcomeOf(await save(stranger, id, 2))).toEqual([404, 'contract.not-found']);
    expect(outcomeOf(await decide(stranger, id, 2, terminate))).toEqual([404, 'contract.not-found']);
    expect((await read(buyer)).inspection).toMatchObject({ version: 2, inspectedOn: null });
  });

  it('is saved once by requests at once', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const responses = await Promise.all(Array.from({ length: 4 }, () => save(buyer, id, 0)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  const [finding] = exampleInspection.findings;
  const many = Array.from({ length: inspectionLimits.findings + 1 }, (_, place) => ({ ...finding, id: `f-${place}` }));
  it.each([
    ['costs the wrong way around', { findings: [{ ...finding, highCents: 1 }] }, 'request.invalid'],
    ['a finding twice', { findings: [finding, finding] }, 'request.invalid'],
    ['a trait twice', { traits: ['pool', 'pool'] }, 'request.invalid'],
    ['an account number', { inspector: 'Pay to 123456789012' }, 'request.invalid'],
    ['too many findings', { findings: many }, 'request.invalid'],
    [
      'an answer that is still to come',
      { answers: [{ id: 'a-1', on: daysLater(today, 1), by: 'seller', text: 'No', creditCents: null }] },
      'day.in-future',
    ],
  ])('with %s is refused', async (_, part, code) => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    expect(outcomeOf(await save(buyer, id, 0, part as Partial<InspectionEntry>))).toEqual([400, code]);
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
  it('to go ahead completes the milestone, and taking it back reopens it', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    expect(viewOf(await decide(buyer, id, 0, proceed)).inspection).toMatchObject({
      version: 1,
      decisions: [{ decision: 'proceed', note: sent.note }],
    });
    expect(await statusOf(buyer)).toBe('completed');
    const rules = (await call(buyer, 'GET', '/api/milestone-rules')).body as MilestoneRule[];
    expect(rules.find(({ key }) => key === 'home-inspection')?.items).toMatchObject([{ done: true }]);
    await decide(buyer, id, 1, { decision: 'reopen' });
    expect(await statusOf(buyer)).toBe('in_progress');
    expect(outcomeOf(await decide(buyer, id, 2, { decision: 'reopen' }))).toEqual([409, 'inspection.wrong-decision']);
  });

  it('to go ahead settles the deadlines, and taking it back opens them again', async () => {
    const buyer = await journey.buyer();
    const inspectionResolution = { kind: 'days', days: 5, time: null } as const;
    const { id } = await sign(buyer, { ...terms, contingencies: { ...terms.contingencies, inspectionResolution } });
    const doneOf = async () => {
      const { deadlines } = (await call(buyer, 'GET', '/api/deadlines')).body as DeadlineList;
      const ofInspection = deadlines.filter(({ key }) => ['inspection', 'resolution'].includes(key));
      return ofInspection.map(({ doneAt }) => doneAt !== null);
    };
    await decide(buyer, id, 0, proceed);
    expect(await doneOf()).toEqual([true, true]);
    await decide(buyer, id, 1, { decision: 'reopen' });
    expect(await doneOf()).toEqual([false, false]);
  });

  it('no longer counts when the window moves before it', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    await decide(buyer, id, 0, proceed);
    const entry = { ownDate: daysLater(today, -2), ownTime: '17:00', confirmed: true, done: false };
    expect((await call(buyer, 'PUT', '/api/deadlines/inspection', entry, at(1))).status).toBe(200);
    expect(await statusOf(buyer)).toBe('in_progress');
    await call(buyer, 'PUT', '/api/contract', withWindow({ kind: 'waived' }), at(1));
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('to extend moves the window, in the calendar too', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const { window, inspection } = viewOf(await decide(buyer, id, 0, extend));
    expect(window).toMatchObject({
      kind: 'open',
      deadline: { own: { localDate: daysLater(today, 9), localTime: '12:00' } },
    });
    expect(window.deadline?.confirmedAt).not.toBeNull();
    expect(inspection.decisions).toMatchObject([{ decision: 'extend', form: expect.stringContaining('39') }]);
    const { events } = (await call(buyer, 'GET', '/api/calendar-events')).body as { events: CalendarEvent[] };
    const event = events.find(({ title }) => title === 'Option period ends');
    expect(event?.startsAt).toBe(window.deadline?.own?.at);
    expect(await statusOf(buyer)).not.toBe('completed');
  });

  it('to leave ends the contract, and keeps the inspection', async () => {
    const buyer = await journey.buyer();
    const { home } = (await post(buyer, '/api/homes', exampleHomeEntry)).body as { home: { id: string } };
    const { id } = await sign(buyer, { ...terms, homeId: home.id });
    await save(buyer, id, 0);
    await decide(buyer, id, 1, proceed);
    expect(viewOf(await decide(buyer, id, 2, terminate)).contract).toBeNull();
    expect(await statusOf(buyer)).toBe('in_progress');
    expect((await call(buyer, 'GET', '/api/contract')).body).toMatchObject({
      contract: null,
      history: [{ id, status: 'fell_through' }],
    });
    expect((await call(buyer, 'GET', '/api/homes')).body).toMatchObject({ homes: [{ stage: 'shortlist' }] });
    const stored = await journey.database.collection<{ _id: string }>('inspections').findOne({ _id: id });
    const decisions = [{ decision: 'proceed' }, { decision: 'terminate' }];
    expect(stored).toMatchObject({ userId: buyer.userId, entry: { ...exampleInspection, decisions } });
    expect(outcomeOf(await decide(buyer, id, 3, proceed))).toEqual([404, 'contract.not-found']);
    const earlier = { contractId: id, status: 'fell_through', address: terms.address, decisions };
    expect(await earlierOf(buyer)).toMatchObject([{ ...earlier, findings: exampleInspection.findings }]);
    expect(await earlierOf(await journey.buyer())).toEqual([]);

    const second = await sign(buyer);
    expect(await read(buyer)).toMatchObject({ contract: { id: second.id }, inspection: { version: 0, findings: [] } });
    await save(buyer, second.id, 0);
    expect(await earlierOf(buyer)).toMatchObject([earlier]);
  });

  it('to leave is recorded however often the buyer decided before', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const { decisions } = viewOf(await decide(buyer, id, 0, proceed)).inspection;
    await journey.database
      .collection<{ _id: string }>('inspections')
      .updateOne({ _id: id }, { $set: { 'entry.decisions': Array(inspectionLimits.decisions).fill(decisions[0]) } });
    expect(outcomeOf(await decide(buyer, id, 1, proceed))).toEqual([409, 'inspection.too-many-decisions']);
    expect(viewOf(await decide(buyer, id, 1, terminate)).contract).toBeNull();
  });

  it('ends the contract once, even by requests at once', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const responses = await Promise.all([decide(buyer, id, 0, terminate), decide(buyer, id, 0, terminate)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('after the window is refused; one made in time may be recorded later', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer, withWindow({ kind: 'date', on: daysLater(today, -2), time: '17:00' }));
    expect((await read(buyer)).window.kind).toBe('passed');
    expect(outcomeOf(await decide(buyer, id, 0, terminate))).toEqual([409, 'inspection.window-passed']);
    expect(outcomeOf(await decide(buyer, id, 0, proceed))).toEqual([409, 'inspection.window-passed']);
    expect((await decide(buyer, id, 0, { ...proceed, sentOn: daysLater(today, -3) })).status).toBe(200);
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('without the right to leave is to go ahead', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer, withWindow({ kind: 'waived' }));
    expect((await read(buyer)).window).toEqual({ kind: 'waived', deadline: null, resolution: null });
    expect(outcomeOf(await decide(buyer, id, 0, terminate))).toEqual([409, 'inspection.wrong-decision']);
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
