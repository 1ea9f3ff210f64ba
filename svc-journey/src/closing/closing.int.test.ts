import { exampleClosing, exampleEstimateEntry, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  daysLater,
  emptyClosing,
  emptyMortgageApplication,
  type CalendarEvent,
  type ClosingView,
  type LoanEstimate,
  type Milestone,
  type MilestoneRule,
  type Overview,
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

const path = '/api/closing';
const keysPath = `${path}/keys`;
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: examplePurchaseTerms.timeZone }).format(new Date());
/** Of today, so that the keys can be of today. */
const terms = {
  ...examplePurchaseTerms,
  effectiveOn: daysLater(today, -30) > '2026-01-01' ? daysLater(today, -30) : '2026-01-01',
  closingOn: daysLater(today, 3),
};

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
  done<PurchaseContract>(buyer, 'POST', '/api/contract', { ...terms, ...part });
const read = (buyer: Buyer) => done<ClosingView>(buyer, 'GET', path);
/** Of the contract that the buyer’s page shows: the present one, if no other is named. */
const save = async (buyer: Buyer, version: number, part: object = {}, shown?: string) =>
  call(buyer, 'PUT', path, { contractId: await idOf(buyer, shown), entry: { ...emptyClosing, ...part } }, version);
const keys = async (buyer: Buyer, version: number, part: object = {}, shown?: string) => {
  const entry = { signedOn: today, keysOn: today, ...part };
  return call(buyer, 'POST', keysPath, { contractId: await idOf(buyer, shown), entry }, version);
};
/** Of the contract that the page shows: the one there is, if no other is named. */
const takeBack = async (buyer: Buyer, version: number, shown?: string) =>
  call(buyer, 'DELETE', `${keysPath}?contractId=${await idOf(buyer, shown)}`, undefined, version);
const idOf = async (buyer: Buyer, shown?: string) => shown ?? (await read(buyer)).contract?.id ?? 'none';
const statusOf = async (buyer: Buyer) =>
  (await done<Milestone[]>(buyer, 'GET', '/api/milestones')).find(({ title }) => title === 'Closing')?.status;
const rulesOf = async (buyer: Buyer, milestone = 'Closing') =>
  (await done<{ rules: MilestoneRule[] }>(buyer, 'GET', '/api/milestone-rules')).rules
    .find(({ title }) => title === milestone)
    ?.items.map((item) => item.done);
const titlesOf = async (buyer: Buyer) =>
  (await done<{ events: CalendarEvent[] }>(buyer, 'GET', '/api/calendar-events')).events.map(({ title }) => title);
const homeownerOf = async (buyer: Buyer) => (await done<Overview>(buyer, 'GET', '/api/overview')).homeowner;

async function signed(part: object = {}) {
  const buyer = await journey.buyer();
  return { buyer, contract: await sign(buyer, part) };
}

describe('a closing', () => {
  it('without a contract is empty, and can’t be saved', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer)).toMatchObject({ contract: null, closing: { version: 0 }, checks: [], firstYear: [] });
    expect(codeOf(await save(buyer, 0))).toEqual([404, 'contract.not-found']);
    expect(codeOf(await keys(buyer, 0))).toEqual([404, 'contract.not-found']);
    expect(codeOf(await takeBack(buyer, 0))).toEqual([404, 'contract.not-found']);
  });

  it('is saved in versions, next to the application’s Loan Estimate', async () => {
    const { buyer, contract } = await signed();
    const estimate = await done<LoanEstimate>(buyer, 'POST', '/api/loan-estimates', exampleEstimateEntry);
    const application = { ...emptyMortgageApplication, estimateId: estimate.id };
    await done(buyer, 'PUT', '/api/mortgage-application', { contractId: contract.id, entry: application }, 0);
    const { status, body } = await save(buyer, 0, exampleClosing);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contract: { id: contract.id, status: 'active' },
      closing: { version: 1, ...exampleClosing, signedOn: null, keysOn: null },
      comparison: { lender: 'Oak Bank', owedCents: 12_000 },
      clock: { receivedOn: '2026-11-20', earliestOn: '2026-11-24', restarted: false },
      cash: { expectedCents: 12_743_200, differenceCents: 0 },
      perDiemCents: 5_137,
    });
    const conflict = await save(buyer, 0, { titleCompany: 'Other Title' });
    expect(codeOf(conflict)).toEqual([409, 'closing.conflict']);
    expect(conflict.body).toMatchObject({
      versions: { yours: { titleCompany: 'Other Title' }, current: { version: 1 } },
    });
    const unversioned = { contractId: contract.id, entry: emptyClosing };
    expect((await call(buyer, 'PUT', path, unversioned)).status).toBe(428);
  });

  it('is saved once by two concurrent requests', async () => {
    const { buyer } = await signed();
    const saves = await Promise.all([save(buyer, 0, { titleCompany: 'Oak' }), save(buyer, 0, { titleCompany: 'Elm' })]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(buyer)).closing.version).toBe(1);
  });

  it('refuses a Closing Disclosure that is still to come', async () => {
    const { buyer } = await signed();
    const later = '2099-12-31';
    const correction = { receivedOn: later, aprMillionths: 64_000, productChanged: false, penaltyAdded: false };
    const refused = await save(buyer, 0, { ...exampleClosing, correction });
    expect(codeOf(refused)).toEqual([400, 'day.in-future']);
    expect(refused.body).toMatchObject({ details: [{ path: 'body.entry.correction.receivedOn' }] });
    expect((await read(buyer)).closing.version).toBe(0);
  });

  it.each([
    ['an account number as title company', { titleCompany: 'Alamo, account 123456789012' }],
    ['a routing number as phone', { titlePhone: '111000025' }],
    ['an account number as phone', { titlePhone: '0012345678' }],
    ['a card number in the note', { walkThroughNote: 'Paid with 4111 1111 1111 1111' }],
    ['a Social Security number', { walkThroughNote: '123-45-6789' }],
    ['wire details in a field of their own', { wireAccount: '12345678' }],
    ['an unknown item', { done: ['wire-sent'] }],
    ['an item twice', { done: ['wire-portal', 'wire-portal'] }],
    [
      'a correction of nothing',
      { correction: { receivedOn: '2026-12-30', aprMillionths: 1, productChanged: false, penaltyAdded: false } },
    ],
  ])('refuses %s', async (_name, part) => {
    const { buyer } = await signed();
    expect((await save(buyer, 0, part)).status).toBe(400);
    expect((await read(buyer)).closing.version).toBe(0);
  });

  it('belongs to the buyer, and is separate for each contract', async () => {
    const { buyer, contract } = await signed();
    await save(buyer, 0, exampleClosing);
    expect((await read(await journey.buyer())).contract).toBeNull();
    await done(buyer, 'POST', '/api/contract/end', { reason: 'fell_through' }, contract.version);
    expect(await read(buyer)).toMatchObject({ contract: null, closing: { version: 0 } });
    await sign(buyer);
    // A page that still shows the first one has the version of the second.
    expect(codeOf(await save(buyer, 0, exampleClosing, contract.id))).toEqual([404, 'contract.not-found']);
    expect(codeOf(await keys(buyer, 0, {}, contract.id))).toEqual([404, 'contract.not-found']);
    expect((await read(buyer)).closing).toMatchObject({ version: 0, ...emptyClosing });
    const archived = await journey.database.collection('closings').findOne({ userId: buyer.userId });
    expect(archived).toMatchObject({ _id: contract.id, entry: exampleClosing });
  });

  it('of someone who pays cash has no lender’s papers', async () => {
    const { buyer } = await signed({ financing: 'cash' });
    const { body } = await save(buyer, 0, { cash: { ...emptyClosing.cash, statementCostsCents: 400_000 } });
    expect(body).toMatchObject({
      comparison: null,
      clock: null,
      perDiemCents: null,
      cash: { expectedCents: terms.priceCents + 400_000 - terms.earnestMoneyCents },
    });
  });
});

describe('the keys', () => {
  it('close the contract, complete the milestone, and bring the first year into the calendar', async () => {
    const { buyer, contract } = await signed();
    expect(await titlesOf(buyer)).toContain('Closing');
    expect(await rulesOf(buyer)).toEqual([false, false]);
    const { status, body } = await keys(buyer, 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contract: { id: contract.id, status: 'closed' },
      closing: { version: 1, signedOn: today, keysOn: today },
      checks: [],
    });
    expect(await statusOf(buyer)).toBe('completed');
    expect(await rulesOf(buyer)).toEqual([true, true]);
    expect(await done(buyer, 'GET', '/api/contract')).toMatchObject({
      contract: null,
      history: [{ status: 'closed' }],
    });
    expect(await done(buyer, 'GET', '/api/deadlines')).toMatchObject({ deadlines: [] });
    const titles = await titlesOf(buyer);
    expect(titles).not.toContain('Closing');
    expect(titles).toEqual(expect.arrayContaining(['First mortgage payment', 'File for your homestead tax benefit']));
    expect(await homeownerOf(buyer)).toMatchObject({
      address: terms.address,
      keysOn: today,
      done: 0,
      next: [{ key: 'deed-mail' }, { key: 'deed-recorded' }, expect.anything()],
    });
  });

  it('leave the steps before them done', async () => {
    const { buyer } = await signed({ financing: 'cash' });
    const steps = () => Promise.all(['Mortgage Application', 'Appraisal'].map((step) => rulesOf(buyer, step)));
    const before = await steps();
    expect(before).toEqual([[true], [true]]);
    await keys(buyer, 0);
    expect(await steps()).toEqual(before);
    expect(await rulesOf(buyer, 'Home Inspection')).toEqual([true, false]);
  });

  it('can be undone with everything that followed', async () => {
    const { buyer, contract } = await signed();
    await save(buyer, 0, exampleClosing);
    const before = await titlesOf(buyer);
    await keys(buyer, 1);
    const { status, body } = await takeBack(buyer, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contract: { id: contract.id, status: 'active' },
      closing: { version: 3, signedOn: null, keysOn: null, ...exampleClosing },
    });
    expect(await statusOf(buyer)).toBe('in_progress');
    expect(await titlesOf(buyer)).toEqual(before);
    expect(await homeownerOf(buyer)).toBeNull();
    expect(codeOf(await takeBack(buyer, 3))).toEqual([404, 'closing.no-keys']);
    expect((await call(buyer, 'DELETE', keysPath, undefined, 3)).status).toBe(400);
  });

  it('are recorded once by two concurrent requests', async () => {
    const { buyer } = await signed();
    const both = await Promise.all([keys(buyer, 0), keys(buyer, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await titlesOf(buyer)).filter((title) => title === 'First mortgage payment')).toHaveLength(1);
  });

  it.each([
    ['before the contract', { signedOn: daysLater(terms.effectiveOn, -1) }, 'closing.impossible-day', 'signedOn'],
    ['in the future', { keysOn: daysLater(today, 2) }, 'day.in-future', 'keysOn'],
  ])('are refused %s', async (_name, part, code, field) => {
    const { buyer } = await signed();
    const refused = await keys(buyer, 0, part);
    expect(codeOf(refused)).toEqual([400, code]);
    expect(refused.body).toMatchObject({ details: [{ path: `body.entry.${field}` }] });
    expect(await statusOf(buyer)).not.toBe('completed');
  });

  it('are never before the signatures, and of the version that the buyer read', async () => {
    const { buyer } = await signed();
    expect((await keys(buyer, 0, { keysOn: daysLater(today, -1) })).status).toBe(400);
    expect(codeOf(await keys(buyer, 4))).toEqual([409, 'closing.conflict']);
  });

  it('can’t be taken back while another home is under contract', async () => {
    const { buyer, contract: first } = await signed();
    await keys(buyer, 0);
    await sign(buyer, { address: '9 Birch Road, Austin, TX 78701' });
    expect(await homeownerOf(buyer)).toBeNull();
    expect(await statusOf(buyer)).toBe('in_progress');
    // Of the new contract, and from a page that still shows the first one.
    expect(codeOf(await takeBack(buyer, 0))).toEqual([404, 'closing.no-keys']);
    expect(codeOf(await takeBack(buyer, 1, first.id))).toEqual([404, 'contract.not-found']);
  });

  it('are the only way to close a contract', async () => {
    const { buyer, contract } = await signed();
    const refused = await call(buyer, 'POST', '/api/contract/end', { reason: 'closed' }, contract.version);
    expect(codeOf(refused)).toEqual([400, 'request.invalid']);
    expect(await statusOf(buyer)).not.toBe('completed');
  });

  it('of a contract that an earlier release ended as closed can still be noted', async () => {
    const { buyer } = await signed();
    await journey.database
      .collection('purchase-contracts')
      .updateOne({ userId: buyer.userId }, { $set: { status: 'closed', endedAt: new Date() } });
    expect(await homeownerOf(buyer)).toBeNull();
    expect((await keys(buyer, 0)).status).toBe(200);
    expect(await homeownerOf(buyer)).toMatchObject({ keysOn: today });
  });
});

describe('the first year', () => {
  const insured = {
    ...exampleClosing,
    disclosure: exampleClosing.disclosure && {
      ...exampleClosing.disclosure,
      loanCents: 38_250_000,
      mortgageInsuranceCents: 12_000,
    },
  };

  it('follows what the buyer enters and checks off later', async () => {
    const { buyer } = await signed();
    await keys(buyer, 0);
    expect(await titlesOf(buyer)).not.toContain('Ask to end mortgage insurance');
    await save(buyer, 1, insured);
    expect(await titlesOf(buyer)).toEqual(
      expect.arrayContaining(['Ask to end mortgage insurance', 'Mortgage insurance ends on its own']),
    );
    const { body } = await save(buyer, 2, { ...insured, firstYearDone: ['deed-mail'] });
    expect((body as ClosingView).firstYear.find(({ key }) => key === 'deed-mail')?.done).toBe(true);
    expect(await homeownerOf(buyer)).toMatchObject({ done: 1, next: [{ key: 'deed-recorded' }, {}, {}] });
  });

  it('keeps what is for some owners only out of the calendar', async () => {
    const { buyer } = await signed({ state: 'TN' });
    await keys(buyer, 0);
    expect((await read(buyer)).firstYear.find(({ key }) => key === 'homestead')).toMatchObject({ forSome: true });
    expect(await titlesOf(buyer)).not.toContain('File for your homestead tax benefit');
  });
});
