import {
  exampleFinancialProfile,
  exampleLoanEstimate,
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

const path = '/api/mortgage-application';
const read = async <Reply>(buyer: Buyer, from: string) => (await (await buyer.call(from)).json()) as Reply;
const post = (buyer: Buyer, to: string, body: unknown) =>
  buyer.call(to, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': randomUUID() } });
const send = (buyer: Buyer, method: string, to: string, version: number, body?: unknown) =>
  buyer.call(to, {
    method,
    headers: { 'if-match': `"${version}"` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const outcomeOf = async (response: Response) => [response.status, problem.parse(await response.json()).code];

const sign = async (buyer: Buyer, part: object = {}) =>
  (await (await post(buyer, '/api/contract', { ...examplePurchaseTerms, ...part })).json()) as PurchaseContract;
const end = (buyer: Buyer, { version }: PurchaseContract) =>
  send(buyer, 'POST', '/api/contract/end', version, { reason: 'fell_through' });
const record = async (buyer: Buyer, part: object = {}) =>
  (await (await post(buyer, '/api/loan-estimates', { ...exampleLoanEstimate, ...part })).json()) as LoanEstimate;
const view = (buyer: Buyer) => read<MortgageApplicationView>(buyer, path);
/** Of the contract that is shown, unless another one is named. */
const save = async (buyer: Buyer, version: number, part: Partial<MortgageApplicationEntry>, named?: string) => {
  const contractId = named ?? (await view(buyer)).contract?.id ?? 'none';
  return send(buyer, 'PUT', path, version, { contractId, entry: { ...emptyMortgageApplication, ...part } });
};
const statusOf = async (buyer: Buyer) =>
  (await read<Milestone[]>(buyer, '/api/milestones')).find(({ key }) => key === 'mortgage-application')?.status;
const doneOf = async (buyer: Buyer) =>
  (await read<MilestoneRule[]>(buyer, '/api/milestone-rules'))
    .find(({ key }) => key === 'mortgage-application')
    ?.items.map(({ done }) => done);
const lockEnds = async (buyer: Buyer) =>
  (await read<{ events: CalendarEvent[] }>(buyer, '/api/calendar-events')).events.filter(
    ({ title }) => title === 'Rate lock ends',
  );

const lock = { lockedOn: '2026-11-21', until: '2027-01-15', rateMillionths: 62_500 };
const complete = (estimateId: string) => ({ estimateId, intentOn: '2026-11-21', lock });

async function applied() {
  const buyer = await journey.buyer();
  const contract = await sign(buyer);
  const estimate = await record(buyer);
  expect((await save(buyer, 0, complete(estimate.id))).status).toBe(200);
  return { buyer, contract, estimate };
}

describe('a loan application', () => {
  it('shows what is known before there is a contract, and can’t be saved', async () => {
    const buyer = await journey.buyer();
    await post(buyer, '/api/pre-approval-info', examplePreApprovalInfo);
    const { contract, application, sections, dates, checks } = await view(buyer);
    expect({ contract, version: application.version, dates, checks }).toEqual({
      contract: null,
      version: 0,
      dates: [],
      checks: [],
    });
    expect(sections[0]?.facts[0]).toMatchObject({ key: 'name' });
    expect(await outcomeOf(await save(buyer, 0, {}))).toEqual([404, 'contract.not-found']);
  });

  it('is kept in versions, with its days and checks', async () => {
    const buyer = await journey.buyer();
    const { id } = await sign(buyer);
    const estimate = await record(buyer);
    const saved = await save(buyer, 0, { appliedOn: '2026-11-18', estimateId: estimate.id });
    const { contract, application, dates, checks } = (await saved.json()) as MortgageApplicationView;
    expect(contract?.id).toBe(id);
    expect(application).toMatchObject({ version: 1, estimateId: estimate.id });
    // Sent on Friday; Sundays and Thanksgiving don't count.
    expect(dates.find(({ key }) => key === 'earliest-closing')).toMatchObject({ on: '2026-11-30', state: 'ahead' });
    expect(checks.map((check) => [check.id, check.result])).toContainEqual(['lock', 'missing']);
    expect(await view(buyer)).toMatchObject({ application });
    expect(await outcomeOf(await save(buyer, 0, { lender: 'Elm' }))).toEqual([409, 'contract-entry.conflict']);
  });

  it('counts to the day on which the buyer expects to close', async () => {
    const buyer = await journey.buyer();
    await sign(buyer);
    const entry = { ownDate: '2027-01-25', ownTime: null, confirmed: true, done: false };
    await send(buyer, 'PUT', '/api/deadlines/closing', 0, entry);
    const { dates, sections } = await view(buyer);
    expect(dates.find(({ key }) => key === 'closing')?.on).toBe('2027-01-25');
    expect(dates.find(({ key }) => key === 'revision-due')?.on).toBe('2027-01-20');
    const facts = sections.flatMap((section) => section.facts);
    expect(facts.find(({ key }) => key === 'closing')?.value).toBe('2027-01-25');
  });

  it('is saved once by two requests at once', async () => {
    const buyer = await journey.buyer();
    await sign(buyer);
    const saves = await Promise.all([save(buyer, 0, { lender: 'Oak' }), save(buyer, 0, { lender: 'Elm' })]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await view(buyer)).application.version).toBe(1);
  });

  it('begins anew with the next contract', async () => {
    const { buyer, contract } = await applied();
    await end(buyer, contract);
    expect((await view(buyer)).application.version).toBe(0);
    await sign(buyer);
    expect(await outcomeOf(await save(buyer, 0, { lender: 'Oak' }, contract.id))).toEqual([404, 'contract.not-found']);
    expect((await view(buyer)).application).toMatchObject(emptyMortgageApplication);
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('refuses private numbers, days before our rules, and the Loan Estimate and contract of another buyer', async () => {
    const { contract, estimate } = await applied();
    const buyer = await journey.buyer();
    await sign(buyer);
    expect((await save(buyer, 0, { lender: '123-45-6789' })).status).toBe(400);
    expect((await save(buyer, 0, { appliedOn: '2025-12-31' })).status).toBe(400);
    const unknown = await save(buyer, 0, { estimateId: estimate.id });
    expect(await outcomeOf(unknown)).toEqual([409, 'mortgage-application.unknown-estimate']);
    expect(await outcomeOf(await save(buyer, 0, {}, contract.id))).toEqual([404, 'contract.not-found']);
  });

  it('refuses days that are still to come, each at its field', async () => {
    const buyer = await journey.buyer();
    await sign(buyer);
    const on = '2026-11-23';
    const refused = await save(buyer, 0, {
      appliedOn: on,
      intentOn: on,
      lock: { lockedOn: on, until: '2027-01-15', rateMillionths: null },
    });
    const { code, details } = problem.parse(await refused.json());
    expect([refused.status, code]).toEqual([400, 'day.in-future']);
    expect(details?.map((detail) => detail.path)).toEqual([
      'body.entry.appliedOn',
      'body.entry.intentOn',
      'body.entry.lock.lockedOn',
    ]);
  });
});

describe('the milestone', () => {
  it('completes with Loan Estimate, intent, and lock, and reopens when the Loan Estimate goes', async () => {
    const { buyer, estimate } = await applied();
    expect(await statusOf(buyer)).toBe('completed');
    await send(buyer, 'DELETE', `/api/loan-estimates/${estimate.id}`, 1);
    expect(await statusOf(buyer)).toBe('in_progress');
    expect(await doneOf(buyer)).toEqual([false, true, true]);
    expect((await view(buyer)).application.estimateId).toBeNull();
  });

  it('stays completed when the Loan Estimate changes', async () => {
    const { buyer, estimate } = await applied();
    const change = { ...exampleLoanEstimate, originationCents: 90_000 };
    expect((await send(buyer, 'PUT', `/api/loan-estimates/${estimate.id}`, 1, change)).status).toBe(200);
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('is true to what is kept when a Loan Estimate is chosen and deleted at once', async () => {
    const buyer = await journey.buyer();
    await sign(buyer);
    const { id } = await record(buyer);
    await Promise.all([save(buyer, 0, complete(id)), send(buyer, 'DELETE', `/api/loan-estimates/${id}`, 1)]);
    expect(await statusOf(buyer)).not.toBe('completed');
  });

  it('needs nothing from a buyer who pays cash', async () => {
    const buyer = await journey.buyer();
    const { version } = await sign(buyer, { financing: 'cash' });
    expect(await statusOf(buyer)).toBe('completed');
    expect(await view(buyer)).toMatchObject({ dates: [], checks: [] });
    await send(buyer, 'PUT', '/api/contract', version, examplePurchaseTerms);
    expect(await statusOf(buyer)).toBe('in_progress');
  });
});

describe('the rate lock', () => {
  it('ends in the calendar, as long as it and the contract last', async () => {
    const { buyer, contract, estimate } = await applied();
    expect(await lockEnds(buyer)).toMatchObject([{ startsAt: '2027-01-15T23:00:00.000Z', kind: 'lock' }]);
    await save(buyer, 1, { ...complete(estimate.id), lock: null });
    expect(await lockEnds(buyer)).toEqual([]);
    await save(buyer, 2, complete(estimate.id));
    expect(await lockEnds(buyer)).toHaveLength(1);
    await end(buyer, contract);
    expect(await lockEnds(buyer)).toEqual([]);
  });
});

describe('the packet', () => {
  it('gives any lender what the buyer told us, without what is sealed', async () => {
    const { buyer } = await applied();
    await post(buyer, '/api/pre-approval-info', examplePreApprovalInfo);
    await buyer.call('/api/financial-profile', {
      method: 'PUT',
      body: JSON.stringify({ version: 0, profile: exampleFinancialProfile }),
    });
    const packet = await read<MortgagePacket>(buyer, `${path}/packet`);
    expect(packet.sections).toHaveLength(10);
    expect(JSON.stringify(packet)).toContain(examplePreApprovalInfo.lastName);
    expect(JSON.stringify(packet)).not.toMatch(/citizenship"|us_citizen|married/i);
  });

  it('is a PDF, too', async () => {
    const { buyer } = await applied();
    const response = await buyer.call(`${path}/packet/pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  });
});
