import {
  exampleEstimateEntry,
  exampleFinancialProfile,
  exampleMortgageApplication,
  examplePreApprovalInfo,
  examplePurchaseTerms,
} from '@hearthway/contracts/examples';
import {
  emptyMortgageApplication,
  type CalendarEvent,
  type LoanEstimate,
  type Milestone,
  type MilestoneRule,
  type MortgageApplicationEntry,
  type MortgageApplicationView,
  type MortgagePacket,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/mortgage-application';

async function call(buyer: Buyer, method: string, to: string, body?: object, version?: number) {
  const response = await buyer.call(to, {
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
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, (body as { code?: string }).code];

const sign = (buyer: Buyer, part: object = {}) =>
  done<PurchaseContract>(buyer, 'POST', '/api/contract', { ...examplePurchaseTerms, ...part });
const record = (buyer: Buyer, part: object = {}) =>
  done<LoanEstimate>(buyer, 'POST', '/api/loan-estimates', { ...exampleEstimateEntry, ...part });
const read = (buyer: Buyer) => done<MortgageApplicationView>(buyer, 'GET', path);
/** Of the contract that the buyer’s page shows: the present one, if no other is named. */
const save = async (buyer: Buyer, version: number, part: Partial<MortgageApplicationEntry> = {}, shown?: string) => {
  const contractId = shown ?? (await read(buyer)).contract?.id ?? 'none';
  return call(buyer, 'PUT', path, { contractId, entry: { ...emptyMortgageApplication, ...part } }, version);
};
const statusOf = async (buyer: Buyer) =>
  (await done<Milestone[]>(buyer, 'GET', '/api/milestones')).find(({ title }) => title === 'Mortgage Application')
    ?.status;
const rulesOf = async (buyer: Buyer) =>
  (await done<{ rules: MilestoneRule[] }>(buyer, 'GET', '/api/milestone-rules')).rules
    .find(({ title }) => title === 'Mortgage Application')
    ?.items.map((item) => item.done);
const lockEvents = async (buyer: Buyer) =>
  (await done<{ events: CalendarEvent[] }>(buyer, 'GET', '/api/calendar-events')).events.filter(
    ({ title }) => title === 'Rate lock ends',
  );

const { lock } = exampleMortgageApplication;
const complete = (estimateId: string) => ({ estimateId, intentOn: '2026-11-24', lock });

async function applied() {
  const buyer = await journey.buyer();
  const contract = await sign(buyer);
  const estimate = await record(buyer);
  expect((await save(buyer, 0, complete(estimate.id))).status).toBe(200);
  return { buyer, contract, estimate };
}

describe('a loan application', () => {
  it('without a contract shows what is known, and can’t be saved', async () => {
    const buyer = await journey.buyer();
    await done(buyer, 'POST', '/api/pre-approval-info', examplePreApprovalInfo);
    const { contract, application, sections, dates } = await read(buyer);
    expect({ contract, version: application.version, dates }).toEqual({ contract: null, version: 0, dates: [] });
    expect(sections[0]?.facts[0]).toMatchObject({ key: 'name' });
    expect(codeOf(await save(buyer, 0))).toEqual([404, 'contract.not-found']);
  });

  it('is kept in versions, with its dates and checks', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const estimate = await record(buyer);
    const { status, body } = await save(buyer, 0, { appliedOn: '2026-11-18', estimateId: estimate.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contract: { id, closingOn: '2027-01-04' },
      application: { version: 1, estimateId: estimate.id },
    });
    const { dates, checks } = body as MortgageApplicationView;
    expect(dates.map(({ key, on }) => [key, on])).toContainEqual(['earliest-closing', '2026-11-30']);
    expect(checks.map((check) => [check.id, check.result])).toContainEqual(['lock', 'missing']);
    const conflict = await save(buyer, 0, { lender: 'Elm' });
    expect(codeOf(conflict)).toEqual([409, 'mortgage-application.conflict']);
    expect(conflict.body).toMatchObject({ versions: { yours: { lender: 'Elm' }, current: { version: 1 } } });
    const unversioned = { contractId: id, entry: emptyMortgageApplication };
    expect((await call(buyer, 'PUT', path, unversioned)).status).toBe(428);
  });

  it('is separate for each contract', async () => {
    const { buyer, contract } = await applied();
    await done(buyer, 'POST', '/api/contract/end', { reason: 'fell_through' }, contract.version);
    expect((await read(buyer)).application.version).toBe(0);
    await sign(buyer);
    // A page that still shows the first one has the version of the second.
    expect(codeOf(await save(buyer, 0, { lender: 'Oak' }, contract.id))).toEqual([404, 'contract.not-found']);
    expect((await read(buyer)).application).toMatchObject({ version: 0, ...emptyMortgageApplication });
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('refuses numbers that could be stolen, days before our rules, and another buyer’s Loan Estimate', async () => {
    const buyer = await journey.buyer();
    await sign(buyer);
    const others = await record(await journey.buyer());
    expect((await save(buyer, 0, { lender: '123-45-6789' })).status).toBe(400);
    expect((await save(buyer, 0, { appliedOn: '2025-12-31' })).status).toBe(400);
    expect(codeOf(await save(buyer, 0, { estimateId: others.id }))).toEqual([
      400,
      'mortgage-application.unknown-estimate',
    ]);
  });

  it('refuses days that are still to come, each at its field', async () => {
    const buyer = await journey.buyer();
    await sign(buyer);
    const later = '2099-12-31';
    const refused = await save(buyer, 0, {
      appliedOn: later,
      intentOn: later,
      lock: { lockedOn: later, until: later, rateMillionths: null },
    });
    expect(codeOf(refused)).toEqual([400, 'day.in-future']);
    expect((refused.body as { details: { path: string }[] }).details.map((detail) => detail.path)).toEqual([
      'body.entry.appliedOn',
      'body.entry.intentOn',
      'body.entry.lock.lockedOn',
    ]);
    expect((await read(buyer)).application.version).toBe(0);
  });

  it('stays to be seen after the keys, and changes no more', async () => {
    const { buyer, contract, estimate } = await applied();
    const days = { signedOn: '2026-11-24', keysOn: '2026-11-24' };
    await done(buyer, 'POST', '/api/closing/keys', { contractId: contract.id, entry: days }, 0);
    expect(await read(buyer)).toMatchObject({
      contract: { id: contract.id, status: 'closed' },
      application: { version: 1, ...complete(estimate.id) },
      dates: [],
      checks: [],
    });
    expect(codeOf(await save(buyer, 1, { lender: 'Elm' }))).toEqual([404, 'contract.not-found']);
    const next = await sign(buyer);
    expect(await read(buyer)).toMatchObject({
      contract: { id: next.id, status: 'active' },
      application: { version: 0 },
    });
  });

  it('keeps why a lender revised its Loan Estimate, without private numbers', async () => {
    const buyer = await journey.buyer();
    const changedCircumstance = 'The appraisal came in at $410,000';
    expect(await record(buyer, { changedCircumstance })).toMatchObject({ changedCircumstance });
    const careless = { ...exampleEstimateEntry, changedCircumstance: 'See account 12345678901' };
    expect((await call(buyer, 'POST', '/api/loan-estimates', careless)).status).toBe(400);
  });

  it('is saved once by two concurrent requests', async () => {
    const buyer = await journey.buyer();
    await sign(buyer);
    const saves = await Promise.all([save(buyer, 0, { lender: 'Oak' }), save(buyer, 0, { lender: 'Elm' })]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(buyer)).application.version).toBe(1);
  });
});

describe('the milestone', () => {
  it('completes with Loan Estimate, intent, and lock, and reopens when the Loan Estimate goes', async () => {
    const { buyer, estimate } = await applied();
    expect(await statusOf(buyer)).toBe('completed');
    expect(await rulesOf(buyer)).toEqual([true, true, true]);
    await done(buyer, 'DELETE', `/api/loan-estimates/${estimate.id}`, undefined, 1);
    expect(await statusOf(buyer)).toBe('in_progress');
    expect(await rulesOf(buyer)).toEqual([false, true, true]);
    expect((await read(buyer)).application.estimateId).toBeNull();
  });

  it('reopens when the buyer takes the lock back', async () => {
    const { buyer, estimate } = await applied();
    expect((await save(buyer, 1, { ...complete(estimate.id), lock: null })).status).toBe(200);
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('needs nothing from a buyer who pays cash', async () => {
    const buyer = await journey.buyer();
    const { version } = await sign(buyer, { financing: 'cash' });
    expect(await statusOf(buyer)).toBe('completed');
    expect((await read(buyer)).checks).toEqual([]);
    await done(buyer, 'PUT', '/api/contract', examplePurchaseTerms, version);
    expect(await statusOf(buyer)).toBe('in_progress');
  });
});

describe('the rate lock', () => {
  it('is in the calendar until it or the contract ends', async () => {
    const { buyer, contract, estimate } = await applied();
    expect(await lockEvents(buyer)).toMatchObject([{ startsAt: '2027-01-08T23:00:00.000Z', kind: 'deadline' }]);
    expect((await save(buyer, 1, { ...complete(estimate.id), lock: null })).status).toBe(200);
    expect(await lockEvents(buyer)).toEqual([]);
    expect((await save(buyer, 2, complete(estimate.id))).status).toBe(200);
    expect(await lockEvents(buyer)).toHaveLength(1);
    await done(buyer, 'POST', '/api/contract/end', { reason: 'fell_through' }, contract.version);
    expect(await lockEvents(buyer)).toEqual([]);
  });
});

describe('the packet', () => {
  it('gives any lender what the buyer told us, without what is sealed', async () => {
    const { buyer } = await applied();
    await done(buyer, 'POST', '/api/pre-approval-info', examplePreApprovalInfo);
    await done(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    const packet = await done<MortgagePacket>(buyer, 'GET', `${path}/packet`);
    expect(packet.sections).toHaveLength(10);
    expect(JSON.stringify(packet)).toContain(examplePreApprovalInfo.lastName);
    for (const section of packet.sections) {
      expect(section.facts.map(({ key }) => key)).not.toContain('citizenship');
    }
  });

  it('is a PDF, too', async () => {
    const { buyer } = await applied();
    const response = await buyer.call(`${path}/packet/pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
