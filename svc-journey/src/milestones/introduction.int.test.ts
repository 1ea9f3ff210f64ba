import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import { exampleFinancialProfile, examplePreApprovalInfo as answers } from '@hearthway/contracts/examples';
import type { FinancialProfile, Milestone, milestoneChanged, MilestoneRule } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;
const title = "Let's Get to Know You!";

const read = async <Body>(buyer: Buyer, path: string) => (await (await buyer.call(path)).json()) as Body;
async function send(buyer: Buyer, method: string, path: string, body: unknown): Promise<void> {
  const response = await buyer.call(path, { method, body: JSON.stringify(body) });
  expect([path, response.status]).toEqual([path, 200]);
}
const answer = (buyer: Buyer) => send(buyer, 'POST', '/api/pre-approval-info', answers);
const saveFinances = (buyer: Buyer, version = 0, profile: FinancialProfile = exampleFinancialProfile) =>
  send(buyer, 'PUT', '/api/financial-profile', { version, profile });
const milestones = (buyer: Buyer) => read<Milestone[]>(buyer, '/api/milestones');
const statuses = async (buyer: Buyer) => (await milestones(buyer)).slice(0, 3).map(({ status }) => status);
async function setStatus(buyer: Buyer, order: number, status: Milestone['status']): Promise<void> {
  const found = (await milestones(buyer))[order - 1];
  await send(buyer, 'PATCH', `/api/milestones/${String(found?.id)}`, { status });
}
const checklist = async (buyer: Buyer) => {
  const { rules } = await read<{ rules: MilestoneRule[] }>(buyer, '/api/milestone-rules');
  return rules.find((rule) => rule.title === title)?.items.map(({ done }) => done);
};
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
    expect((await checklist(buyer))?.filter(Boolean)).toHaveLength(1);
    expect(await published(buyer)).toEqual([]);

    await second(buyer);
    expect(await statuses(buyer)).toEqual(['completed', 'in_progress', 'not_started']);
    expect(await checklist(buyer)).toEqual([true, true]);
    expect(await published(buyer)).toEqual([
      [title, 'in_progress', 'completed'],
      ['Buying Power', 'not_started', 'in_progress'],
    ]);
  });

  it('completes once when both halves are saved at the same moment', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => journey.buyer()));
    await Promise.all(buyers.flatMap((buyer) => [answer(buyer), saveFinances(buyer)]));
    for (const buyer of buyers) expect(await published(buyer)).toHaveLength(2);
  });

  it('needs everything that lenders are matched by', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    await saveFinances(buyer, 0, { ...exampleFinancialProfile, credit: null });
    expect(await statuses(buyer)).toEqual(['in_progress', 'not_started', 'not_started']);
    await saveFinances(buyer, 1);
    expect((await statuses(buyer))[0]).toBe('completed');
  });

  it('reopens with a notice when the finances lose an answer', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    await saveFinances(buyer);
    await saveFinances(buyer, 1, { ...exampleFinancialProfile, plan: null });
    expect((await statuses(buyer))[0]).toBe('in_progress');
    const { notices } = await read<{ notices: { milestoneTitle?: string }[] }>(buyer, '/api/notices');
    expect(notices.map(({ milestoneTitle }) => milestoneTitle)).toEqual([title]);
  });

  it('leaves milestones that the buyer has taken further, and stays undone', async () => {
    const buyer = await journey.buyer();
    await setStatus(buyer, 1, 'completed');
    await setStatus(buyer, 2, 'completed');
    await answer(buyer);
    await saveFinances(buyer);
    expect(await statuses(buyer)).toEqual(['completed', 'completed', 'not_started']);
    await setStatus(buyer, 1, 'in_progress');
    await saveFinances(buyer, 1);
    expect(await statuses(buyer)).toEqual(['in_progress', 'completed', 'not_started']);
  });

  it('changes nothing for a save that is refused', async () => {
    const buyer = await journey.buyer();
    await answer(buyer);
    const [one, other] = await Promise.all(
      [0, 0].map((version) =>
        buyer.call('/api/financial-profile', {
          method: 'PUT',
          body: JSON.stringify({ version, profile: exampleFinancialProfile }),
        }),
      ),
    );
    expect([one?.status, other?.status].toSorted()).toEqual([200, 409]);
    expect(await published(buyer)).toHaveLength(2);
  });
});
