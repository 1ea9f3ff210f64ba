import {
  exampleAppraisal,
  exampleCondition,
  exampleEstimateEntry,
  exampleMortgageApplication,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import {
  emptyAppraisal,
  emptyUnderwriting,
  type AppraisalEntry,
  type AppraisalView,
  type CalendarEvent,
  type Condition,
  type Milestone,
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

async function call(
  buyer: Buyer,
  method: string,
  to: string,
  body?: object,
  { version, key }: { readonly version?: number; readonly key?: string } = {},
) {
  const response = await buyer.call(to, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key && { 'idempotency-key': key }),
    },
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

const terms = { ...examplePurchaseTerms, priceCents: 40_000_000 };
const sign = (buyer: Buyer, part: object = {}) =>
  done<PurchaseContract>(buyer, 'POST', '/api/contract', { ...terms, ...part });
async function underContract(part: object = {}) {
  const buyer = await journey.buyer();
  return { buyer, contract: await sign(buyer, part) };
}

const saveFile = (buyer: Buyer, contractId: string, version: number, part: Partial<UnderwritingEntry>) =>
  call(buyer, 'PUT', '/api/underwriting', { contractId, entry: { ...emptyUnderwriting, ...part } }, { version });
const saveAppraisal = (buyer: Buyer, contractId: string, version: number, part: Partial<AppraisalEntry>) =>
  call(buyer, 'PUT', '/api/appraisal', { contractId, entry: { ...emptyAppraisal, ...part } }, { version });
const add = (buyer: Buyer, contractId: string, part: object = {}, key?: string) =>
  call(buyer, 'POST', '/api/conditions', { contractId, entry: { ...exampleCondition, ...part } }, key ? { key } : {});
const addDone = async (...parameters: Parameters<typeof add>) => (await add(...parameters)).body as Condition;
const listed = async (buyer: Buyer) =>
  (await done<{ conditions: Condition[] }>(buyer, 'GET', '/api/conditions')).conditions;
const readFile = (buyer: Buyer) => done<UnderwritingView>(buyer, 'GET', '/api/underwriting');
const readAppraisal = (buyer: Buyer) => done<AppraisalView>(buyer, 'GET', '/api/appraisal');

const steps = (...stages: readonly UnderwritingStage[]) =>
  stages.map((stage, index) => ({ stage, on: `2026-11-2${index + 1}`, note: '' }));
const cleared = steps('submitted', 'clear');
const worth = (valueCents: number): Partial<AppraisalEntry> => ({
  ...exampleAppraisal,
  reports: exampleAppraisal.reports.map((report) => ({ ...report, valueCents })),
});

const statusOf = async (buyer: Buyer) =>
  (await done<Milestone[]>(buyer, 'GET', '/api/milestones')).find(({ title }) => title === 'Appraisal')?.status;
const rulesOf = async (buyer: Buyer) =>
  (await done<{ rules: MilestoneRule[] }>(buyer, 'GET', '/api/milestone-rules')).rules
    .find(({ title }) => title === 'Appraisal')
    ?.items.map((item) => item.done);
const eventsOf = async (buyer: Buyer, start: string) =>
  (await done<{ events: CalendarEvent[] }>(buyer, 'GET', '/api/calendar-events')).events.filter(({ title }) =>
    title.startsWith(start),
  );

describe('underwriting', () => {
  it('without a contract is empty, and can’t be saved', async () => {
    const buyer = await journey.buyer();
    expect(await readFile(buyer)).toMatchObject({ contract: null, underwriting: { version: 0 }, papers: [] });
    expect(await readAppraisal(buyer)).toMatchObject({ contract: null, appraisal: { version: 0 }, settled: false });
    expect(await listed(buyer)).toEqual([]);
    expect(codeOf(await saveFile(buyer, 'none', 0, {}))).toEqual([404, 'underwriting.not-found']);
    expect(codeOf(await saveAppraisal(buyer, 'none', 0, {}))).toEqual([404, 'underwriting.not-found']);
    expect(codeOf(await add(buyer, 'none'))).toEqual([404, 'underwriting.not-found']);
  });

  it('keeps stages and papers in versions', async () => {
    const { buyer, contract } = await underContract();
    const { status, body } = await saveFile(buyer, contract.id, 0, exampleUnderwriting);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contract: { id: contract.id, priceCents: 40_000_000 },
      underwriting: { version: 1, ...exampleUnderwriting },
      papers: [{ id: 'paper-1', until: '2026-12-20', rowId: 'paper/age/pay_stub@2026-01-01' }],
    });
    const conflict = await saveFile(buyer, contract.id, 0, { steps: cleared });
    expect(codeOf(conflict)).toEqual([409, 'underwriting.conflict']);
    expect(conflict.body).toMatchObject({ versions: { yours: { steps: cleared }, current: { version: 1 } } });
    const unversioned = { contractId: contract.id, entry: emptyUnderwriting };
    expect((await call(buyer, 'PUT', '/api/underwriting', unversioned)).status).toBe(428);
  });

  it('is saved once by two concurrent requests', async () => {
    const { buyer, contract } = await underContract();
    const saves = await Promise.all([
      saveFile(buyer, contract.id, 0, { steps: cleared }),
      saveFile(buyer, contract.id, 0, exampleUnderwriting),
      saveAppraisal(buyer, contract.id, 0, exampleAppraisal),
    ]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect((await readFile(buyer)).underwriting.version).toBe(1);
    expect((await readAppraisal(buyer)).appraisal.version).toBe(1);
  });

  it('says what a longer lock costs, and the rights after a denial', async () => {
    const { buyer, contract } = await underContract();
    await done(buyer, 'POST', '/api/loan-estimates', exampleEstimateEntry);
    const lock = { lockedOn: '2026-11-24', until: '2026-12-30', rateMillionths: 62_500 };
    const application = { contractId: contract.id, entry: { ...exampleMortgageApplication, lock } };
    await done(buyer, 'PUT', '/api/mortgage-application', application, { version: 0 });
    await saveFile(buyer, contract.id, 0, { steps: steps('submitted', 'denied') });
    const { extension, rights, papers, policyRows } = await readFile(buyer);
    expect(extension).toMatchObject({ shortDays: 5, loanCents: exampleEstimateEntry.loanCents });
    expect(rights[0]).toMatchObject({ key: 'reasons', on: '2026-12-22' });
    expect(papers).toMatchObject([{ kind: 'lock', until: '2026-12-30' }]);
    expect(policyRows.map(({ id }) => id)).toContain('rate-lock/extension-day@2026-01-01');
  });
});

describe('days that are still to come', () => {
  it('are no facts: each is refused at its field, and nothing is saved', async () => {
    const { buyer, contract } = await underContract();
    const later = '2099-12-31';
    const refused = [
      await saveFile(buyer, contract.id, 0, { steps: [{ stage: 'clear', on: later, note: '' }] }),
      await saveFile(buyer, contract.id, 0, {
        papers: exampleUnderwriting.papers.map((paper) => ({ ...paper, datedOn: later })),
      }),
      await saveAppraisal(buyer, contract.id, 0, {
        reports: exampleAppraisal.reports.map((report) => ({ ...report, receivedOn: later })),
      }),
      await add(buyer, contract.id, { askedOn: later, dueOn: null }),
      await add(buyer, contract.id, { acceptedOn: later }),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => [400, 'day.in-future']));
    expect(
      refused.map(({ body }) => (body as { details: { path: string }[] }).details.map(({ path }) => path)),
    ).toEqual([
      ['body.entry.steps.0.on'],
      ['body.entry.papers.0.datedOn'],
      ['body.entry.reports.0.receivedOn'],
      ['body.entry.askedOn'],
      ['body.entry.acceptedOn'],
    ]);
    expect((await readFile(buyer)).underwriting.version).toBe(0);
    expect(await listed(buyer)).toEqual([]);
    expect(await statusOf(buyer)).not.toBe('completed');
  });

  it('may be planned: a visit, a due day, a last day', async () => {
    const { buyer, contract } = await underContract();
    const planned = exampleAppraisal.reports.map((report) => ({
      ...report,
      visitedOn: '2099-01-02',
      receivedOn: null,
    }));
    expect((await saveAppraisal(buyer, contract.id, 0, { reports: planned })).status).toBe(200);
    expect((await add(buyer, contract.id, { dueOn: '2099-01-02' })).status).toBe(201);
  });
});

describe('after the keys', () => {
  it('what was saved stays to be seen, and changes no more', async () => {
    const { buyer, contract } = await underContract();
    await saveFile(buyer, contract.id, 0, { ...exampleUnderwriting, steps: cleared });
    await saveAppraisal(buyer, contract.id, 0, worth(41_000_000));
    const condition = await addDone(buyer, contract.id);
    const days = { signedOn: '2026-11-24', keysOn: '2026-11-24' };
    await done(buyer, 'POST', '/api/closing/keys', { contractId: contract.id, entry: days }, { version: 0 });

    const brief = { id: contract.id, status: 'closed' };
    expect(await readFile(buyer)).toMatchObject({ contract: brief, underwriting: { steps: cleared }, papers: [] });
    expect(await readAppraisal(buyer)).toMatchObject({
      contract: brief,
      value: { valueCents: 41_000_000 },
      settled: true,
    });
    expect(await listed(buyer)).toMatchObject([{ id: condition.id }]);
    expect((await buyer.call('/api/appraisal/request')).status).toBe(200);
    expect(await rulesOf(buyer)).toEqual([true, true, true]);

    expect(codeOf(await saveFile(buyer, contract.id, 1, {}))).toEqual([404, 'underwriting.not-found']);
    expect(codeOf(await saveAppraisal(buyer, contract.id, 1, {}))).toEqual([404, 'underwriting.not-found']);
    expect(codeOf(await add(buyer, contract.id))).toEqual([404, 'underwriting.not-found']);
    const to = `/api/conditions/${condition.id}`;
    expect(codeOf(await call(buyer, 'DELETE', to, undefined, { version: 1 }))).toEqual([404, 'condition.not-found']);
  });
});

describe('conditions', () => {
  it('come in the order in which they are due, sent with their proof', async () => {
    const { buyer, contract } = await underContract();
    const late = await addDone(buyer, contract.id, { dueOn: null });
    const early = await addDone(buyer, contract.id);
    expect((await listed(buyer)).map(({ id }) => id)).toEqual([early.id, late.id]);
    const sent = { ...exampleCondition, sentOn: '2026-11-23', proof: 'By the portal' };
    const path = `/api/conditions/${early.id}`;
    expect((await call(buyer, 'PUT', path, { ...sent, proof: '' }, { version: 1 })).status).toBe(400);
    expect((await call(buyer, 'PUT', path, sent, { version: 1 })).body).toMatchObject({ version: 2, ...sent });
    const conflict = await call(buyer, 'PUT', path, exampleCondition, { version: 1 });
    expect(codeOf(conflict)).toEqual([409, 'condition.conflict']);
    expect(conflict.body).toMatchObject({ versions: { current: { version: 2, proof: 'By the portal' } } });
    expect(codeOf(await call(buyer, 'DELETE', path, undefined, { version: 1 }))).toEqual([409, 'condition.conflict']);
    expect((await call(buyer, 'DELETE', path, undefined, { version: 2 })).status).toBe(204);
    expect((await call(buyer, 'DELETE', path, undefined, { version: 2 })).status).toBe(404);
  });

  it('are added once however often the request is sent', async () => {
    const { buyer, contract } = await underContract();
    const key = randomUUID();
    const [one, other] = await Promise.all([add(buyer, contract.id, {}, key), add(buyer, contract.id, {}, key)]);
    expect(codeOf(await add(buyer, contract.id, { text: 'Another one' }, key))).toEqual([409, 'request.key-reused']);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body).toEqual(other.body);
    expect(await listed(buyer)).toHaveLength(1);
  });

  it('can’t be read or changed by another buyer', async () => {
    const { buyer, contract } = await underContract();
    const { id } = await addDone(buyer, contract.id);
    const other = await underContract();
    expect(await listed(other.buyer)).toEqual([]);
    const path = `/api/conditions/${id}`;
    expect(codeOf(await call(other.buyer, 'PUT', path, exampleCondition, { version: 1 }))).toEqual([
      404,
      'condition.not-found',
    ]);
    expect((await call(other.buyer, 'DELETE', path, undefined, { version: 1 })).status).toBe(404);
    expect(codeOf(await add(other.buyer, contract.id))).toEqual([404, 'underwriting.not-found']);
  });

  it('are 60 at most', async () => {
    const { buyer, contract } = await underContract();
    for (let count = 0; count < 60; count += 1) await addDone(buyer, contract.id, { dueOn: null });
    expect(codeOf(await add(buyer, contract.id))).toEqual([409, 'condition.too-many']);
  });
});

describe('an appraisal', () => {
  it('below the price is solved to the cent', async () => {
    const { buyer, contract } = await underContract();
    const { status, body } = await saveAppraisal(buyer, contract.id, 0, exampleAppraisal);
    expect(status).toBe(200);
    const { value, loan, solution, settled, copyBy } = body as AppraisalView;
    expect({ value, from: loan?.from, settled, copyBy }).toEqual({
      value: { reportId: 'report-1', valueCents: 38_000_000, gapCents: 2_000_000 },
      from: 'buyer',
      settled: false,
      copyBy: '2026-12-29',
    });
    expect(solution?.outcomes.map(({ outcome }) => outcome)).toEqual(['renegotiate', 'split', 'pay']);
    expect(solution?.outcomes[2]?.sameShare).toMatchObject({ loanCents: 30_400_000, cashChangeCents: 1_600_000 });
  });

  it('uses the Loan Estimate if the buyer typed no loan', async () => {
    const { buyer, contract } = await underContract();
    await saveAppraisal(buyer, contract.id, 0, { ...exampleAppraisal, loan: null });
    expect(await readAppraisal(buyer)).toMatchObject({ loan: null, solution: null });
    await done(buyer, 'POST', '/api/loan-estimates', exampleEstimateEntry);
    expect((await readAppraisal(buyer)).loan).toMatchObject({
      from: 'estimate',
      loanCents: exampleEstimateEntry.loanCents,
    });
  });

  it('takes no loan from a Loan Estimate for less than a dollar', async () => {
    const { buyer, contract } = await underContract();
    await saveAppraisal(buyer, contract.id, 0, { ...exampleAppraisal, loan: null });
    await done(buyer, 'POST', '/api/loan-estimates', { ...exampleEstimateEntry, loanCents: 99 });
    expect((await readAppraisal(buyer)).loan).toBeNull();
  });

  it('of a cash purchase has no loan', async () => {
    const { buyer, contract } = await underContract({ financing: 'cash' });
    await saveAppraisal(buyer, contract.id, 0, exampleAppraisal);
    const { loan, copyBy, solution } = await readAppraisal(buyer);
    expect({ loan, copyBy, cash: solution?.outcomes[1]?.sameLoan.cashCents }).toEqual({
      loan: null,
      copyBy: null,
      cash: 39_000_000,
    });
  });

  it('is refused with a sixth sale, and saved in versions', async () => {
    const { buyer, contract } = await underContract();
    const [report] = exampleAppraisal.reports;
    const [sale] = report?.request.comparables ?? [];
    const tooMany = {
      ...exampleAppraisal,
      reports: [{ ...report, request: { ...report?.request, comparables: Array.from({ length: 6 }, () => sale) } }],
    } as AppraisalEntry;
    expect((await saveAppraisal(buyer, contract.id, 0, tooMany)).status).toBe(400);
    await saveAppraisal(buyer, contract.id, 0, exampleAppraisal);
    expect(codeOf(await saveAppraisal(buyer, contract.id, 0, exampleAppraisal))).toEqual([409, 'appraisal.conflict']);
  });

  it('has a request to reconsider it, as a PDF', async () => {
    const { buyer, contract } = await underContract();
    expect((await buyer.call('/api/appraisal/request')).status).toBe(409);
    await saveAppraisal(buyer, contract.id, 0, exampleAppraisal);
    const response = await buyer.call('/api/appraisal/request');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const start = Buffer.from(await response.arrayBuffer()).subarray(0, 5);
    expect(start.toString()).toBe('%PDF-');
  });
});

describe('the milestone', () => {
  it('completes with the value and a cleared loan, and reopens with either', async () => {
    const { buyer, contract } = await underContract();
    await saveAppraisal(buyer, contract.id, 0, worth(40_000_000));
    expect([await statusOf(buyer), await rulesOf(buyer)]).toEqual(['not_started', [true, true, false]]);
    await saveFile(buyer, contract.id, 0, { steps: cleared });
    expect(await statusOf(buyer)).toBe('completed');
    await saveFile(buyer, contract.id, 1, { steps: steps('submitted', 'clear', 'suspended') });
    expect(await statusOf(buyer)).toBe('in_progress');
    await saveFile(buyer, contract.id, 2, { steps: cleared });
    expect(await statusOf(buyer)).toBe('completed');
    await saveAppraisal(buyer, contract.id, 1, worth(38_000_000));
    expect([await statusOf(buyer), await rulesOf(buyer)]).toEqual(['in_progress', [true, false, true]]);
  });

  it('completes when the price of the contract comes down to the value', async () => {
    const { buyer, contract } = await underContract();
    await saveFile(buyer, contract.id, 0, { steps: cleared });
    await saveAppraisal(buyer, contract.id, 0, worth(38_000_000));
    expect(await statusOf(buyer)).not.toBe('completed');
    const lower = { ...terms, priceCents: 38_000_000 };
    await done(buyer, 'PUT', '/api/contract', lower, { version: contract.version });
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('asks nothing of a buyer who pays cash', async () => {
    const { buyer } = await underContract({ financing: 'cash' });
    expect([await statusOf(buyer), await rulesOf(buyer)]).toEqual(['completed', [true]]);
  });
});

describe('the calendar', () => {
  it('shows what is due to the lender, and what expires', async () => {
    const { buyer, contract } = await underContract();
    const { id } = await addDone(buyer, contract.id);
    await saveFile(buyer, contract.id, 0, exampleUnderwriting);
    expect(await eventsOf(buyer, 'Due to your lender')).toMatchObject([
      { startsAt: '2026-12-07T23:00:00.000Z', kind: 'deadline' },
    ]);
    expect(await eventsOf(buyer, 'Out of date')).toMatchObject([{ startsAt: '2026-12-20T23:00:00.000Z' }]);
    await saveFile(buyer, contract.id, 1, { papers: [] });
    expect(await eventsOf(buyer, 'Out of date')).toEqual([]);
    await call(buyer, 'DELETE', `/api/conditions/${id}`, undefined, { version: 1 });
    expect(await eventsOf(buyer, 'Due to your lender')).toEqual([]);
  });
});

describe('when the contract ends', () => {
  it('its file is archived, its events go, and the next contract begins with an empty one', async () => {
    const { buyer, contract } = await underContract();
    const { id } = await addDone(buyer, contract.id);
    await saveFile(buyer, contract.id, 0, { ...exampleUnderwriting, steps: cleared });
    await saveAppraisal(buyer, contract.id, 0, worth(40_000_000));
    await done(buyer, 'POST', '/api/contract/end', { reason: 'fell_through' }, { version: contract.version });
    expect(await statusOf(buyer)).toBe('in_progress');
    expect([await eventsOf(buyer, 'Due to your lender'), await eventsOf(buyer, 'Out of date')]).toEqual([[], []]);
    const path = `/api/conditions/${id}`;
    expect((await call(buyer, 'PUT', path, exampleCondition, { version: 1 })).status).toBe(404);
    expect((await saveFile(buyer, contract.id, 1, {})).status).toBe(404);
    await sign(buyer);
    expect([await listed(buyer), (await readFile(buyer)).underwriting.version]).toEqual([[], 0]);
    const kept = journey.database.collection('underwriting-files');
    expect(await kept.countDocuments({ userId: buyer.userId })).toBe(1);
    expect(await journey.database.collection('conditions').countDocuments({ userId: buyer.userId })).toBe(1);
  });
});
