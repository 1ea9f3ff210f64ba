import {
  exampleCondition,
  exampleFinancialProfile,
  exampleLoanEstimate,
  exampleMortgageApplication,
  examplePreApprovalLetter,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import {
  conditionLimits,
  emptyUnderwriting,
  type CalendarEvent,
  type Condition,
  type LoanEstimate,
  type MilestoneRule,
  type PurchaseContract,
  type UnderwritingEntry,
  type UnderwritingStage,
  type UnderwritingView,
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

const sign = (buyer: Buyer, part: object = {}) =>
  done<PurchaseContract>(buyer, 'POST', '/api/contract', { body: { ...examplePurchaseTerms, ...part } });
const end = (buyer: Buyer, { version }: PurchaseContract) =>
  done(buyer, 'POST', '/api/contract/end', { body: { reason: 'fell_through' }, version });
async function underContract(part: object = {}) {
  const buyer = await journey.buyer();
  return { buyer, contract: await sign(buyer, part) };
}

const path = '/api/underwriting';
const read = (buyer: Buyer) => done<UnderwritingView>(buyer, 'GET', path);
const save = (buyer: Buyer, contractId: string, version: number, part: Partial<UnderwritingEntry>) =>
  call(buyer, 'PUT', path, { body: { contractId, entry: { ...emptyUnderwriting, ...part } }, version });
const saved = async (...parameters: Parameters<typeof save>) => {
  const { status, body } = await save(...parameters);
  expect(status).toBe(200);
  return body as UnderwritingView;
};
const add = (buyer: Buyer, contractId: string, part: object = {}, key?: string) =>
  call(buyer, 'POST', '/api/conditions', {
    body: { contractId, entry: { ...exampleCondition, ...part } },
    ...(key !== undefined && { key }),
  });
const added = async (...parameters: Parameters<typeof add>) => {
  const { status, body } = await add(...parameters);
  expect(status).toBe(201);
  return body as Condition;
};
const listed = async (buyer: Buyer) =>
  (await done<{ conditions: Condition[] }>(buyer, 'GET', '/api/conditions')).conditions;
const at = ({ id }: Condition) => `/api/conditions/${id}`;

const steps = (...stages: readonly UnderwritingStage[]) =>
  stages.map((stage, index) => ({ stage, on: `2026-11-${20 + index}`, note: '' }));
const clearedSteps = steps('submitted', 'clear');

const ruleOf = async (buyer: Buyer) =>
  (await done<MilestoneRule[]>(buyer, 'GET', '/api/milestone-rules'))
    .find(({ key }) => key === 'appraisal')
    ?.items.find(({ text }) => text.startsWith('Note the day your loan is clear'))?.done;
const eventsOf = async (buyer: Buyer) =>
  (await done<{ events: CalendarEvent[] }>(buyer, 'GET', '/api/calendar-events')).events
    .filter(({ kind }) => kind === 'loan')
    .map(({ title, startsAt, done: isDone = false }) => [title, startsAt, isDone]);

describe('underwriting', () => {
  it('without a contract is empty, and nothing can be saved', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer)).toMatchObject({ contract: null, underwriting: { version: 0 }, papers: [] });
    expect(await listed(buyer)).toEqual([]);
    expect(await refused(save(buyer, 'none', 0, {}))).toEqual([404, 'contract.not-found']);
    expect(await refused(add(buyer, 'none'))).toEqual([404, 'contract.not-found']);
  });

  it('keeps stages and papers in versions, one winner at a time', async () => {
    const { buyer, contract } = await underContract();
    expect(await saved(buyer, contract.id, 0, exampleUnderwriting)).toMatchObject({
      contract: { id: contract.id, terms: { priceCents: examplePurchaseTerms.priceCents } },
      underwriting: { version: 1, ...exampleUnderwriting },
      papers: [{ id: 'paper-1', until: '2026-12-20', state: 'before-closing', rowId: 'paper/age/pay_stub@2026-01-01' }],
    });
    const together = await Promise.all([
      save(buyer, contract.id, 1, { steps: clearedSteps }),
      save(buyer, contract.id, 1, { steps: steps('submitted') }),
    ]);
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await refused(save(buyer, contract.id, 1, {}))).toEqual([409, 'contract-entry.conflict']);
    expect((await read(buyer)).underwriting.version).toBe(2);
  });

  it('of another buyer isn’t theirs to save', async () => {
    const { contract } = await underContract();
    const { buyer } = await underContract();
    expect(await refused(save(buyer, contract.id, 0, {}))).toEqual([404, 'contract.not-found']);
    expect(await refused(add(buyer, contract.id))).toEqual([404, 'contract.not-found']);
  });

  it('gives rights after a no, and knows the letter and what a large deposit is', async () => {
    const { buyer, contract } = await underContract();
    await done(buyer, 'PUT', '/api/financial-profile', { body: { version: 0, profile: exampleFinancialProfile } });
    await done(buyer, 'POST', '/api/pre-approval-letters', { body: examplePreApprovalLetter });
    const { rights, papers, largeDepositCents, policyRows } = await saved(buyer, contract.id, 0, {
      steps: steps('submitted', 'denied'),
    });
    expect(rights[0]).toMatchObject({ key: 'reasons', on: '2026-12-21' });
    expect(papers).toMatchObject([{ kind: 'letter', until: examplePreApprovalLetter.expiresOn }]);
    expect(largeDepositCents).toBe(450_000);
    expect(policyRows.map(({ id }) => id.replace(/@.*/, ''))).toEqual(
      expect.arrayContaining(['deposit/large', 'denial/reasons', 'denial/credit-report']),
    );
  });
});

it('knows what a longer lock costs on the chosen loan', async () => {
  const { buyer, contract } = await underContract();
  const { id, loanCents } = await done<LoanEstimate>(buyer, 'POST', '/api/loan-estimates', {
    body: exampleLoanEstimate,
  });
  const lock = { lockedOn: '2026-11-20', until: '2027-01-07', rateMillionths: 62_500 };
  const entry = { ...exampleMortgageApplication, appliedOn: '2026-11-20', estimateId: id, lock };
  await done(buyer, 'PUT', '/api/mortgage-application', { body: { contractId: contract.id, entry }, version: 0 });
  const { extension, papers, policyRows } = await read(buyer);
  expect(extension).toMatchObject({ shortDays: 5, loanCents, options: [{ days: 5 }, { days: 7 }, {}, {}] });
  expect(papers).toMatchObject([{ kind: 'lock', until: '2027-01-07', state: 'before-closing' }]);
  expect(policyRows.map((row) => row.id)).toContain(extension?.rowId);

  const own = { ownDate: '2027-01-07', ownTime: '10:00', confirmed: true, done: false };
  await done(buyer, 'PUT', '/api/deadlines/closing', { body: own, version: 0 });
  expect(await read(buyer)).toMatchObject({
    extension: { closingOn: '2027-01-07', shortDays: 0 },
    papers: [{ kind: 'lock', state: 'good' }],
  });
});

it('days that are still to come are refused at their fields, and nothing is saved', async () => {
  const { buyer, contract } = await underContract();
  const later = '2099-12-31';
  const replies = [
    await save(buyer, contract.id, 0, { steps: [{ stage: 'clear', on: later, note: '' }] }),
    await save(buyer, contract.id, 0, {
      papers: exampleUnderwriting.papers.map((paper) => ({ ...paper, datedOn: later })),
    }),
    await add(buyer, contract.id, { askedOn: later, dueOn: null }),
    await add(buyer, contract.id, { sentOn: later, proof: 'Portal' }),
    await add(buyer, contract.id, { acceptedOn: later }),
  ];
  expect(
    replies.map(({ status, body }) => [
      status,
      (body as { details: { path: string }[] }).details.map((one) => one.path),
    ]),
  ).toEqual([
    [400, ['body.entry.steps.0.on']],
    [400, ['body.entry.papers.0.datedOn']],
    [400, ['body.entry.askedOn']],
    [400, ['body.entry.sentOn']],
    [400, ['body.entry.acceptedOn']],
  ]);
  expect([(await read(buyer)).underwriting.version, await listed(buyer)]).toEqual([0, []]);
});

describe('conditions', () => {
  it('come in the order in which they are due, and change in versions of their own', async () => {
    const { buyer, contract } = await underContract();
    const open = await added(buyer, contract.id, { dueOn: null });
    const due = await added(buyer, contract.id);
    expect((await listed(buyer)).map(({ id }) => id)).toEqual([due.id, open.id]);
    const body = { ...exampleCondition, sentOn: '2026-11-21', proof: 'By the portal' };
    expect((await call(buyer, 'PUT', at(due), { body: { ...body, proof: '' }, version: 1 })).status).toBe(400);
    expect(await done(buyer, 'PUT', at(due), { body, version: 1 })).toMatchObject({ version: 2, ...body });
    expect(await refused(call(buyer, 'PUT', at(due), { body, version: 1 }))).toEqual([409, 'condition.conflict']);
    expect(await refused(call(buyer, 'DELETE', at(due), { version: 1 }))).toEqual([409, 'condition.conflict']);
    expect((await call(buyer, 'DELETE', at(due), { version: 2 })).status).toBe(204);
    expect(await listed(buyer)).toEqual([open]);
  });

  it('are added once for the same key', async () => {
    const { buyer, contract } = await underContract();
    const key = randomUUID();
    const [one, other] = await Promise.all([added(buyer, contract.id, {}, key), added(buyer, contract.id, {}, key)]);
    expect(one).toEqual(other);
    expect(await listed(buyer)).toEqual([one]);
  });

  it('are nobody else’s', async () => {
    const { buyer, contract } = await underContract();
    const condition = await added(buyer, contract.id);
    const { buyer: other } = await underContract();
    expect(await listed(other)).toEqual([]);
    const change = { body: exampleCondition, version: 1 };
    expect(await refused(call(other, 'PUT', at(condition), change))).toEqual([404, 'condition.not-found']);
    expect(await refused(call(other, 'DELETE', at(condition), { version: 1 }))).toEqual([404, 'condition.not-found']);
  });

  it('are limited for a contract', async () => {
    const { buyer, contract } = await underContract();
    for (let number = 0; number < conditionLimits.perContract; number += 1)
      await added(buyer, contract.id, { dueOn: null });
    expect(await refused(add(buyer, contract.id))).toEqual([409, 'condition.too-many']);
  });
});

describe('the milestone', () => {
  it('has its part done as long as the loan is clear to close', async () => {
    const { buyer, contract } = await underContract();
    await saved(buyer, contract.id, 0, { steps: steps('submitted') });
    expect(await ruleOf(buyer)).toBe(false);
    await saved(buyer, contract.id, 1, { steps: clearedSteps });
    expect(await ruleOf(buyer)).toBe(true);
    await saved(buyer, contract.id, 2, { steps: steps('submitted', 'clear', 'suspended') });
    expect(await ruleOf(buyer)).toBe(false);
  });

  it('asks nothing of a buyer who pays cash', async () => {
    const { buyer } = await underContract({
      financing: 'cash',
      contingencies: { ...examplePurchaseTerms.contingencies, financing: { kind: 'none' } },
    });
    expect(await ruleOf(buyer)).toBe(true);
  });
});

describe('the calendar', () => {
  const due = ['Due to your lender: Money in your accounts', '2026-12-07T23:00:00.000Z'];
  const old = ['Gets too old for your lender: Pay stub', '2026-12-20T23:00:00.000Z'];

  it('has what is due and what gets too old', async () => {
    const { buyer, contract } = await underContract();
    const condition = await added(buyer, contract.id);
    await saved(buyer, contract.id, 0, exampleUnderwriting);
    expect(await eventsOf(buyer)).toEqual([
      [...due, false],
      [...old, false],
    ]);
    const sent = { ...exampleCondition, sentOn: '2026-11-20', proof: 'Portal' };
    await done(buyer, 'PUT', at(condition), { body: sent, version: 1 });
    await saved(buyer, contract.id, 1, { ...exampleUnderwriting, steps: clearedSteps });
    expect(await eventsOf(buyer)).toEqual([
      [...due, true],
      [...old, true],
    ]);
    const again = { ...sent, askedAgainOn: '2026-11-21' };
    await done(buyer, 'PUT', at(condition), { body: again, version: 2 });
    await saved(buyer, contract.id, 2, {});
    expect(await eventsOf(buyer)).toEqual([[...due, false]]);
    await call(buyer, 'DELETE', at(condition), { version: 3 });
    expect(await eventsOf(buyer)).toEqual([]);
  });

  it('follows the contract', async () => {
    const { buyer, contract } = await underContract();
    await added(buyer, contract.id);
    const body = { ...examplePurchaseTerms, timeZone: 'America/Denver' };
    await done(buyer, 'PUT', '/api/contract', { body, version: contract.version });
    expect(await eventsOf(buyer)).toEqual([[due[0], '2026-12-08T00:00:00.000Z', false]]);
  });
});

it('when the contract ends, its file is archived, its events go, and the next begins with an empty one', async () => {
  const { buyer, contract } = await underContract();
  const condition = await added(buyer, contract.id);
  await saved(buyer, contract.id, 0, { ...exampleUnderwriting, steps: clearedSteps });
  await end(buyer, contract);
  expect([await ruleOf(buyer), await eventsOf(buyer)]).toEqual([false, []]);
  const change = { body: exampleCondition, version: 1 };
  expect(await refused(call(buyer, 'PUT', at(condition), change))).toEqual([404, 'condition.not-found']);
  expect(await refused(save(buyer, contract.id, 1, {}))).toEqual([404, 'contract.not-found']);
  await sign(buyer);
  expect([await listed(buyer), (await read(buyer)).underwriting.version]).toEqual([[], 0]);
  const { userId } = buyer;
  for (const kept of ['underwritings', 'conditions'])
    expect(await journey.database.collection(kept).countDocuments({ userId })).toBe(1);
});

it('after the keys, all of it stays to be seen, and changes no more', async () => {
  const { buyer, contract } = await underContract();
  const condition = await added(buyer, contract.id);
  await saved(buyer, contract.id, 0, { ...exampleUnderwriting, steps: clearedSteps });
  await journey.database
    .collection<{ _id: string }>('purchase-contracts')
    .updateOne({ _id: buyer.userId }, { $set: { 'contracts.0.status': 'closed' } });
  expect(await read(buyer)).toMatchObject({
    contract: { id: contract.id, status: 'closed' },
    underwriting: { steps: clearedSteps },
    papers: [],
  });
  expect([await listed(buyer), await ruleOf(buyer)]).toEqual([[condition], true]);
  expect(await refused(save(buyer, contract.id, 1, {}))).toEqual([404, 'contract.not-found']);
  expect(await refused(call(buyer, 'DELETE', at(condition), { version: 1 }))).toEqual([404, 'condition.not-found']);
});
