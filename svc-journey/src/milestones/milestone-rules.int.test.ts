import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import { exampleFinancialProfile, examplePreApprovalInfo as answers } from '@hearthway/contracts/examples';
import {
  findLenderMatches,
  type FinancialProfile,
  type Milestone,
  type milestoneChanged,
  type MilestoneRule,
  type MilestoneStatus,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const title = "Let's Get to Know You!";
const completed = [title, 'in_progress', 'completed'];
const begun = ['Buying Power', 'not_started', 'in_progress'];
const reopened = [title, 'completed', 'in_progress'];

const read = async <Body>(buyer: Buyer, path: string) => (await (await buyer.call(path)).json()) as Body;
async function send(buyer: Buyer, method: string, path: string, body: unknown): Promise<void> {
  const response = await buyer.call(path, { method, body: JSON.stringify(body) });
  expect([path, response.status]).toEqual([path, 200]);
}
const answer = (buyer: Buyer, changes: Partial<typeof answers> = {}) =>
  send(buyer, 'POST', '/api/pre-approval-info', { ...answers, ...changes });
const saveFinances = (buyer: Buyer, version = 0, changes: Partial<FinancialProfile> = {}) =>
  send(buyer, 'PUT', '/api/financial-profile', { version, profile: { ...exampleFinancialProfile, ...changes } });
const milestones = (buyer: Buyer) => read<Milestone[]>(buyer, '/api/milestones');
const statuses = async (buyer: Buyer) => (await milestones(buyer)).slice(0, 3).map(({ status }) => status);
async function setStatus(buyer: Buyer, order: number, status: MilestoneStatus): Promise<void> {
  const found = (await milestones(buyer))[order - 1];
  await send(buyer, 'PATCH', `/api/milestones/${String(found?.id)}`, { status });
}
const introduction = async (buyer: Buyer) => {
  const rules = await read<MilestoneRule[]>(buyer, '/api/milestone-rules');
  return rules.find(({ key }) => key === 'get-to-know-you')?.items;
};
const doneItems = async (buyer: Buyer) => (await introduction(buyer))?.map(({ done }) => done);
/** The milestone events published, in order. */
const published = async (buyer: Buyer) => {
  const outbox = journey.database.collection('outbox');
  const rows = await outbox.find({ subject: buyer.userId }).sort({ sequence: 1 }).toArray();
  return rows
    .map((row) => (JSON.parse(row['body'] as string) as Envelope<EventData<typeof milestoneChanged>>).data)
    .map(({ title, from, to }) => [title, from, to]);
};

describe('the first milestone', () => {
  it.each([
    ['answers', 'finances', answer, saveFinances],
    ['finances', 'answers', saveFinances, answer],
  ] as const)('needs %s and %s, and then begins the second', async (_one, _other, first, second) => {
    const buyer = await journey.buyer();
    await first(buyer);
    expect(await statuses(buyer)).toEqual(['in_progress', 'not_started', 'not_started']);
    expect((await doneItems(buyer))?.filter(Boolean)).toHaveLength(1);
    expect(await published(buyer)).toEqual([]);

    await second(buyer);
    expect(await statuses(buyer)).toEqual(['completed', 'in_progress', 'not_started']);
    expect(await doneItems(buyer)).toEqual([true, true]);
    expect(await published(buyer)).toEqual([completed, begun]);
  });

  it('completes once when both halves are saved at the same moment, and many times', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => journey.buyer()));
    await Promise.all(buyers.flatMap((buyer) => [answer(buyer), saveFinances(buyer), answer(buyer)]));
    for (const buyer of buyers) expect(await published(buyer)).toEqual([completed, begun]);
  });

  it.each<Partial<FinancialProfile>>([
    { location: null },
    { household: null },
    { income: null },
    { income: { borrowers: [{ incomes: [], noIncome: false }] } },
    { debts: null },
    { credit: null },
    { savings: null },
    { plan: null },
  ])('needs the profile without a gap such as %j, and is in progress again while there is one', async (gap) => {
    const buyer = await journey.buyer();
    await answer(buyer);
    await saveFinances(buyer, 0, gap);
    expect(await published(buyer)).toEqual([]);
    await saveFinances(buyer, 1);
    await saveFinances(buyer, 2, gap);
    expect(await statuses(buyer)).toEqual(['in_progress', 'in_progress', 'not_started']);
    await saveFinances(buyer, 3);
    expect(await published(buyer)).toEqual([completed, begun, reopened, completed]);
  });

  it('takes not knowing for an answer, which lender matching does not', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    await saveFinances(buyer, 0, {
      location: { state: 'TX', countyFips: null },
      credit: { scoreBand: 'unknown' },
      savings: { savingsCents: 0, retirementCents: 0, giftCents: 0 },
    });
    expect(await doneItems(buyer)).toEqual([true, true]);
    expect(await published(buyer)).toEqual([completed, begun]);
    const search = await buyer.call(findLenderMatches.path, { method: 'POST', body: JSON.stringify({ count: 3 }) });
    expect(problem.parse(await search.json()).code).toBe('lender-match.financial-information-required');
  });

  it('needs all ten answers, and is in progress again while one is missing', async () => {
    const buyer = await journey.buyer();
    await saveFinances(buyer);
    await answer(buyer, { maritalStatus: '' });
    expect(await doneItems(buyer)).toEqual([false, true]);
    await answer(buyer);
    await answer(buyer, { timeframe: '' });
    expect(await doneItems(buyer)).toEqual([false, true]);
    await answer(buyer);
    expect(await published(buyer)).toEqual([completed, begun, reopened, completed]);
  });

  it('stays completed when the sensitive answers are erased', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    await saveFinances(buyer);
    expect((await buyer.call('/api/pre-approval-info/sensitive', { method: 'DELETE' })).status).toBe(204);
    await saveFinances(buyer, 1);
    await answer(buyer, { citizenship: '', maritalStatus: '' });
    expect(await published(buyer)).toEqual([completed, begun]);
  });

  it('stays undone until what completes it changes', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    await saveFinances(buyer);
    await setStatus(buyer, 1, 'in_progress');
    await setStatus(buyer, 2, 'not_started');
    await answer(buyer);
    await saveFinances(buyer, 1);
    expect(await statuses(buyer)).toEqual(['in_progress', 'not_started', 'not_started']);
    await saveFinances(buyer, 2, { plan: null });
    await saveFinances(buyer, 3);
    expect(await statuses(buyer)).toEqual(['completed', 'in_progress', 'not_started']);
  });

  it('stays completed if it was completed by hand, also after an Undo, and so does the second', async () => {
    const buyer = await journey.buyer();
    await setStatus(buyer, 1, 'completed');
    await setStatus(buyer, 2, 'completed');
    await answer(buyer);
    await saveFinances(buyer);
    await saveFinances(buyer, 1, { plan: null });
    expect(await statuses(buyer)).toEqual(['completed', 'completed', 'not_started']);
    await saveFinances(buyer, 2);
    await setStatus(buyer, 1, 'in_progress');
    await setStatus(buyer, 1, 'completed');
    await saveFinances(buyer, 3, { plan: null });
    expect(await statuses(buyer)).toEqual(['completed', 'completed', 'not_started']);
  });

  it('changes nothing for a save that is refused', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    const save = { method: 'PUT', body: JSON.stringify({ version: 0, profile: exampleFinancialProfile }) };
    const both = await Promise.all([0, 1].map(() => buyer.call('/api/financial-profile', save)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await published(buyer)).toEqual([completed, begun]);
  });
});

describe('the trail of a milestone’s changes', () => {
  const trail = async ({ userId }: Buyer) => {
    const first = await journey.database.collection('milestones').findOne({ userId, order: 1 });
    return (first?.['changes'] as { from: string; to: string; by: string; at: Date }[]).map(({ at, ...change }) => {
      expect(at).toBeInstanceOf(Date);
      return change;
    });
  };

  it('says what changed and by whom', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    await saveFinances(buyer);
    await setStatus(buyer, 1, 'in_progress');
    await setStatus(buyer, 1, 'in_progress');
    expect(await trail(buyer)).toEqual([
      { from: 'in_progress', to: 'completed', by: 'rule' },
      { from: 'completed', to: 'in_progress', by: 'buyer' },
    ]);
  });

  it('keeps the last twenty', async () => {
    const buyer = await journey.buyer();
    for (let turn = 0; turn < 12; turn += 1) {
      await setStatus(buyer, 1, 'completed');
      await setStatus(buyer, 1, 'not_started');
    }
    await setStatus(buyer, 1, 'in_progress');
    const changes = await trail(buyer);
    expect(changes).toHaveLength(20);
    expect(changes.at(-1)).toEqual({ from: 'not_started', to: 'in_progress', by: 'buyer' });
  });
});

describe('GET /api/milestone-rules', () => {
  it('lists what completes the milestones, where it is done, and what of it is', async () => {
    expect(await introduction(await journey.buyer())).toEqual([
      { text: 'Answer the ten questions', done: false, path: '/get-to-know-you' },
      { text: 'Complete your financial profile', done: false, path: '/pre-approval-form' },
    ]);
  });

  it('requires signing in', async () => {
    expect((await fetch(`${journey.url}/api/milestone-rules`)).status).toBe(401);
  });
});
