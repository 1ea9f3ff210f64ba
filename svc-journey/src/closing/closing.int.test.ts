import {
  exampleAppraisal,
  exampleClosing,
  exampleLoanEstimate,
  examplePurchaseTerms as terms,
} from '@hearthway/contracts/examples';
import {
  closingLists,
  emptyClosing,
  emptyMortgageApplication,
  type ClosingItem,
  type ClosingView,
  type Deadline,
  type PurchaseContract,
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

const path = '/api/closing';
const read = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as ClosingView;
const sign = async (buyer: Buyer, part: object = {}) => {
  const body = JSON.stringify({ ...terms, ...part });
  const headers = { 'idempotency-key': randomUUID() };
  return (await (await buyer.call('/api/contract', { method: 'POST', body, headers })).json()) as PurchaseContract;
};
const save = (buyer: Buyer, contractId: string, version: number, part: object = {}) =>
  buyer.call(path, {
    method: 'PUT',
    body: JSON.stringify({ contractId, entry: { ...emptyClosing, ...part } }),
    headers: { 'if-match': `"${version}"` },
  });
const viewIn = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as ClosingView;
};
const refusalIn = async (response: Response) => {
  const { code, details } = (await response.json()) as { code: string; details?: { path: string }[] };
  return [response.status, code, details?.[0]?.path];
};
const end = (buyer: Buyer, { version }: PurchaseContract) =>
  buyer.call('/api/contract/end', {
    method: 'POST',
    body: JSON.stringify({ reason: 'fell_through' }),
    headers: { 'if-match': `"${version}"` },
  });
async function signed(part: object = {}) {
  const buyer = await journey.buyer();
  return { buyer, contract: await sign(buyer, part) };
}

describe('a closing', () => {
  it('without a contract is empty, and can’t be saved', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer)).toMatchObject({ contract: null, closing: { version: 0 }, checks: [], firstYear: [] });
    expect(await refusalIn(await save(buyer, randomUUID(), 0))).toEqual([404, 'contract.not-found', undefined]);
  });

  it('is saved in versions, with what its papers say', async () => {
    const { buyer, contract } = await signed();
    const view = await viewIn(await save(buyer, contract.id, 0, exampleClosing));
    expect(view).toMatchObject({
      contract: { id: contract.id, status: 'active' },
      closing: { version: 1, ...exampleClosing, signedOn: null, keysOn: null },
      comparison: null,
      clock: { receivedOn: '2026-11-20', earliestOn: '2026-11-24', restarted: false },
      cash: { expectedCents: 10_208_200, differenceCents: 0 },
      perDiemCents: 5_137,
    });
    expect(await read(buyer)).toEqual(view);
    expect(await refusalIn(await save(buyer, contract.id, 0))).toEqual([409, 'contract-entry.conflict', undefined]);
  });

  it('settles the deadline of the Closing Disclosure while one is entered', async () => {
    const { buyer, contract } = await signed();
    const deadlineNow = async () => {
      const { deadlines } = (await (await buyer.call('/api/deadlines')).json()) as { deadlines: Deadline[] };
      return deadlines.find(({ key }) => key === 'closing-disclosure');
    };
    expect(await deadlineNow()).toMatchObject({ doneAt: null });
    await save(buyer, contract.id, 0, exampleClosing);
    const { doneAt } = (await deadlineNow()) ?? {};
    expect(doneAt).toEqual(expect.any(String));
    await save(buyer, contract.id, 1, { titleCompany: 'Alamo Title', disclosure: exampleClosing.disclosure });
    expect(await deadlineNow()).toMatchObject({ doneAt });
    await save(buyer, contract.id, 2);
    expect(await deadlineNow()).toMatchObject({ doneAt: null });
  });

  it('is beside the Loan Estimate of the application, the appraised value, and the buyer’s own closing day', async () => {
    const { buyer, contract } = await signed();
    const contractId = contract.id;
    const send = async (method: string, to: string, headers: Record<string, string>, body: object) => {
      const response = await buyer.call(to, { method, headers, body: JSON.stringify(body) });
      expect(response.ok).toBe(true);
      return (await response.json()) as { id: string };
    };
    const first = { 'if-match': '"0"' };
    const estimate = await send(
      'POST',
      '/api/loan-estimates',
      { 'idempotency-key': randomUUID() },
      exampleLoanEstimate,
    );
    const application = { ...emptyMortgageApplication, estimateId: estimate.id };
    await send('PUT', '/api/mortgage-application', first, { contractId, entry: application });
    const [report] = exampleAppraisal.reports;
    const appraisal = { ...exampleAppraisal, reports: [{ ...report, valueCents: 39_100_000 }] };
    await send('PUT', '/api/appraisal', first, { contractId, entry: appraisal });
    const own = { ownDate: '2027-01-14', ownTime: '10:00', confirmed: true, done: false };
    await send('PUT', '/api/deadlines/closing', first, own);

    expect(await viewIn(await save(buyer, contractId, 0, exampleClosing))).toMatchObject({
      closingOn: '2027-01-14',
      comparison: { lender: exampleLoanEstimate.lender, revised: false, owedCents: 12_000 },
      clock: { dueOn: '2027-01-11' },
      cash: { gapCents: 900_000, expectedCents: 10_208_200 },
    });
  });

  it('is saved once by two requests at the same time', async () => {
    const { buyer, contract } = await signed();
    const names = ['Oak Title', 'Elm Title'];
    const saves = await Promise.all(names.map((titleCompany) => save(buyer, contract.id, 0, { titleCompany })));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(buyer)).closing.version).toBe(1);
  });

  it('refuses a Closing Disclosure that is still to come', async () => {
    const { buyer, contract } = await signed();
    const correction = { receivedOn: '2099-12-31', aprMillionths: 64_000, productChanged: false, penaltyAdded: false };
    const refused = await save(buyer, contract.id, 0, { ...exampleClosing, correction });
    expect(await refusalIn(refused)).toEqual([400, 'day.in-future', 'body.entry.correction.receivedOn']);
    expect((await read(buyer)).closing.version).toBe(0);
  });

  it.each([
    ['an account number as title company', { titleCompany: 'Alamo, account 123456789012' }, 'titleCompany'],
    ['a routing number in groups', { titleCompany: 'Alamo, routing 021-000-021' }, 'titleCompany'],
    ['a routing number as phone', { titlePhone: '111000025' }, 'titlePhone'],
    ['an account number as phone', { titlePhone: '0012345678' }, 'titlePhone'],
    ['a card number in the note', { walkThroughNote: 'Paid with 4111 1111 1111 1111' }, 'walkThroughNote'],
    ['an account number in the note', { walkThroughNote: 'Wire it to 1234567890' }, 'walkThroughNote'],
    ['a Social Security number', { walkThroughNote: '123-45-6789' }, 'walkThroughNote'],
    ['wire details in a field of their own', { wireAccount: '12345678' }, 'wireAccount'],
    ['an unknown item', { done: ['wire-sent'] }, 'done.0'],
    ['an item twice', { done: ['wire-portal', 'wire-portal'] }, 'done'],
    [
      'a correction of nothing',
      { correction: { receivedOn: '2026-11-20', aprMillionths: 60_000, productChanged: false, penaltyAdded: false } },
      'correction',
    ],
  ])('refuses %s', async (_name, part, field) => {
    const { buyer, contract } = await signed();
    const refused = await save(buyer, contract.id, 0, part);
    expect(await refusalIn(refused)).toEqual([400, 'request.invalid', `body.entry.${field}`]);
    expect((await read(buyer)).closing.version).toBe(0);
  });

  it('belongs to the buyer, and to one contract: what fell through keeps its own', async () => {
    const { buyer, contract } = await signed();
    await viewIn(await save(buyer, contract.id, 0, exampleClosing));
    const other = await signed();
    expect((await read(other.buyer)).closing).toMatchObject({ version: 0, ...emptyClosing });
    expect(await refusalIn(await save(other.buyer, contract.id, 1))).toEqual([404, 'contract.not-found', undefined]);

    await end(buyer, contract);
    expect(await read(buyer)).toMatchObject({ contract: null, closing: { version: 0 } });
    await sign(buyer);
    // From a page that still shows the first one.
    expect(await refusalIn(await save(buyer, contract.id, 1))).toEqual([404, 'contract.not-found', undefined]);
    expect((await read(buyer)).closing).toMatchObject({ version: 0, ...emptyClosing });
    const archived = await journey.database.collection('closings').findOne({ userId: buyer.userId });
    expect(archived).toMatchObject({ _id: contract.id, entry: exampleClosing });
  });

  it('of someone who pays cash has no lender’s papers', async () => {
    const { buyer, contract } = await signed({ financing: 'cash' });
    const cash = { ...emptyClosing.cash, statementCostsCents: 400_000 };
    const done = Object.keys(closingLists.wire) as ClosingItem[];
    expect(await viewIn(await save(buyer, contract.id, 0, { cash, done }))).toMatchObject({
      comparison: null,
      clock: null,
      perDiemCents: null,
      cash: { expectedCents: terms.priceCents + 400_000 - terms.earnestMoneyCents - terms.optionFeeCents },
      checks: [{ id: 'wire', result: 'fine' }, { id: 'cash' }, { id: 'funds' }],
    });
  });
});
