import { exampleAppraisal, exampleHomeEntry, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  emptyAppraisal,
  type AppraisalEntry,
  type AppraisalView,
  type Milestone,
  type MilestoneRule,
  type Offer,
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

const path = '/api/appraisal';
const send = (buyer: Buyer, method: string, to: string, body: unknown, version?: number) =>
  buyer.call(to, {
    method,
    body: JSON.stringify(body),
    headers: version === undefined ? { 'idempotency-key': randomUUID() } : { 'if-match': `"${version}"` },
  });
const done = async <Reply>(sent: Promise<Response>): Promise<Reply> => {
  const response = await sent;
  const body = (await response.json()) as Reply;
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body;
};
const refused = async (sent: Promise<Response>) => {
  const response = await sent;
  return [response.status, problem.parse(await response.json()).code];
};

const terms = examplePurchaseTerms;
const sign = (buyer: Buyer, part: Partial<PurchaseTerms> = {}) =>
  done<PurchaseContract>(send(buyer, 'POST', '/api/contract', { ...terms, ...part }));
async function underContract(part: Partial<PurchaseTerms> = {}) {
  const buyer = await journey.buyer();
  return { buyer, contract: await sign(buyer, part) };
}
const save = (buyer: Buyer, contractId: string, version: number, part: Partial<AppraisalEntry>) =>
  send(buyer, 'PUT', path, { contractId, entry: { ...emptyAppraisal, ...part } }, version);
const saved = (...given: Parameters<typeof save>) => done<AppraisalView>(save(...given));
const read = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as AppraisalView;

/** With the report of the example at another value. */
const worth = (valueCents: number): Partial<AppraisalEntry> => ({
  ...exampleAppraisal,
  reports: exampleAppraisal.reports.map((report) => ({ ...report, valueCents })),
});

async function milestoneOf(buyer: Buyer) {
  const milestones = await done<Milestone[]>(buyer.call('/api/milestones'));
  const rules = await done<MilestoneRule[]>(buyer.call('/api/milestone-rules'));
  const items = rules.find(({ key }) => key === 'appraisal')?.items ?? [];
  return {
    status: milestones.find(({ key }) => key === 'appraisal')?.status,
    done: items.filter(({ text }) => /appraisal|value/.test(text)).map((item) => item.done),
  };
}

describe('without a contract', () => {
  it('there is a guide with its figures, and nothing to save', async () => {
    const buyer = await journey.buyer();
    const { policyRows, ...view } = await read(buyer);
    expect(view).toMatchObject({ contract: null, appraisal: { version: 0, ...emptyAppraisal }, settled: false });
    expect(policyRows.map(({ id }) => id.split('@')[0])).toContain('appraisal/request/comparables');
    expect(await refused(save(buyer, 'none', 0, {}))).toEqual([404, 'contract.not-found']);
    expect(await refused(buyer.call(`${path}/request`))).toEqual([404, 'contract.not-found']);
  });
});

describe('an appraisal', () => {
  it('below the price is solved to the cent', async () => {
    const { buyer, contract } = await underContract();
    const { appraisal, value, loan, solution, settled, copyBy, window } = await saved(
      buyer,
      contract.id,
      0,
      exampleAppraisal,
    );
    expect(appraisal).toMatchObject({ version: 1, ...exampleAppraisal });
    expect({ value, from: loan?.from, settled, copyBy, until: window?.on }).toEqual({
      value: { reportId: 'report-1', valueCents: 38_000_000, gapCents: 2_000_000 },
      from: 'buyer',
      settled: false,
      copyBy: '2027-01-07',
      until: '2026-12-10',
    });
    expect(solution?.outcomes.map(({ outcome }) => outcome)).toEqual(['renegotiate', 'split', 'pay']);
    expect(solution?.outcomes[2]?.sameShare).toMatchObject({ loanCents: 30_400_000, cashChangeCents: 1_600_000 });
  });

  it('belongs to one buyer and one contract, and is saved in versions', async () => {
    const [{ buyer, contract }, other] = [await underContract(), await underContract()];
    await saved(buyer, contract.id, 0, exampleAppraisal);
    // Whose contract it is comes before what is sent.
    const future = { decision: { outcome: 'pay', on: '2099-01-01', valueCents: 100, note: '' } } as const;
    expect(await refused(save(other.buyer, contract.id, 0, future))).toEqual([404, 'contract.not-found']);
    expect((await read(other.buyer)).appraisal.version).toBe(0);
    expect(await refused(save(buyer, contract.id, 0, {}))).toEqual([409, 'contract-entry.conflict']);
    const [one, two] = await Promise.all([
      save(buyer, contract.id, 1, { waived: true }),
      save(buyer, contract.id, 1, worth(40_000_000)),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect((await read(buyer)).appraisal.version).toBe(2);
  });

  it('takes no day that is still to come, but for a planned visit', async () => {
    const { buyer, contract } = await underContract();
    const [report] = exampleAppraisal.reports;
    const on = (part: object) => save(buyer, contract.id, 0, { reports: [{ ...report, ...part } as never] });
    const response = await on({ orderedOn: '2099-01-01', receivedOn: '2099-01-02' });
    const { code, details } = problem.parse(await response.json());
    expect(code).toBe('day.in-future');
    expect(details?.map(({ path: at }) => at)).toEqual([
      'body.entry.reports.0.orderedOn',
      'body.entry.reports.0.receivedOn',
    ]);
    expect((await on({ visitedOn: '2099-01-01', receivedOn: null })).status).toBe(200);
  });

  it('of a purchase in cash has no loan, and is settled by itself', async () => {
    const { buyer, contract } = await underContract({ financing: 'cash' });
    expect(await milestoneOf(buyer)).toMatchObject({ done: [true, true] });
    const { loan, copyBy, solution, settled } = await saved(buyer, contract.id, 0, exampleAppraisal);
    expect({ loan, copyBy, settled, cash: solution?.outcomes[1]?.sameLoan.cashCents }).toEqual({
      loan: null,
      copyBy: null,
      settled: true,
      cash: 39_000_000,
    });
  });

  it('offers the sales of the accepted offer, and counts its promise', async () => {
    const buyer = await journey.buyer();
    const homeEntry = { ...exampleHomeEntry, state: 'TX' };
    const { home } = await done<{ home: { id: string } }>(send(buyer, 'POST', '/api/homes', homeEntry));
    const draft = await done<Offer>(send(buyer, 'POST', '/api/offers', { homeId: home.id }));
    const at = `/api/offers/${draft.id}`;
    const sale = { address: '1 Birch Road', priceCents: 39_000_000, soldOn: '2026-10-12', squareFeet: 1_800 };
    const comparables = [
      { ...sale, adjustmentCents: 100, note: 'New roof' },
      { ...sale, adjustmentCents: 0, note: 'Same model' },
    ];
    const promising = { ...draft.terms, appraisalGapCents: 2_000_000 };
    await done(send(buyer, 'PUT', at, { terms: promising, comparables }, 1));
    await done(send(buyer, 'POST', `${at}/steps`, { step: 'send', waived: [] }, 2));
    await done(send(buyer, 'POST', `${at}/steps`, { step: 'accept', effectiveOn: '2026-11-19' }, 3));
    const older = { $set: { 'comparables.1.note': 'Account 12345678901' } };
    await journey.database.collection<{ _id: string }>('offers').updateOne({ _id: draft.id }, older);
    const { contract, offer } = await read(buyer);
    expect(offer).toEqual({
      promisedCents: 2_000_000,
      comparables: [
        { ...sale, note: 'New roof' },
        { ...sale, note: '' },
      ],
    });
    const priceCents = contract?.terms.priceCents ?? 0;
    const { solution } = await saved(buyer, contract?.id ?? '', 0, worth(priceCents - 1_000_000));
    expect(solution?.cancel).toMatchObject({ protection: 'inspection' });
  });
});

describe('the request to reconsider a value', () => {
  it('is a PDF once there is something to ask', async () => {
    const { buyer, contract } = await underContract();
    expect(await refused(buyer.call(`${path}/request`))).toEqual([409, 'appraisal.nothing-asked']);
    await saved(buyer, contract.id, 0, exampleAppraisal);
    const response = await buyer.call(`${path}/request`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await response.text()).slice(0, 8)).toBe('%PDF-1.7');
  });
});

describe('the milestone', () => {
  it('knows whether the value is settled, also by a lower price', async () => {
    const { buyer, contract } = await underContract();
    expect((await milestoneOf(buyer)).done).toEqual([false, false]);
    await saved(buyer, contract.id, 0, worth(38_000_000));
    expect((await milestoneOf(buyer)).done).toEqual([true, false]);
    await done(send(buyer, 'PUT', '/api/contract', { ...terms, priceCents: 38_000_000 }, contract.version));
    expect((await milestoneOf(buyer)).done).toEqual([true, true]);
    await saved(buyer, contract.id, 1, worth(37_000_000));
    expect((await milestoneOf(buyer)).done).toEqual([true, false]);
    const decision = { outcome: 'pay', on: '2026-11-22', valueCents: 37_000_000, note: '' } as const;
    await saved(buyer, contract.id, 2, { ...worth(37_000_000), decision });
    expect((await milestoneOf(buyer)).done).toEqual([true, true]);
  });
});

describe('when the contract falls through', () => {
  it('its appraisal is archived, and the next contract begins with an empty one', async () => {
    const { buyer, contract } = await underContract();
    await saved(buyer, contract.id, 0, { waived: true });
    await done(send(buyer, 'POST', '/api/contract/end', { reason: 'fell_through' }, contract.version));
    expect((await milestoneOf(buyer)).done).toEqual([false, false]);
    expect(await refused(save(buyer, contract.id, 1, {}))).toEqual([404, 'contract.not-found']);
    await sign(buyer);
    expect((await read(buyer)).appraisal).toMatchObject({ version: 0, ...emptyAppraisal });
    expect(await journey.database.collection('appraisals').countDocuments({ userId: buyer.userId })).toBe(1);
  });
});
