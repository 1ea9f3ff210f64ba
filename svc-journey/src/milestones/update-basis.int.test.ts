import type { Milestone, MilestoneRule, Notice } from '@hearthway/contracts/journey';
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
const title = 'Buying Power';

const setBasis = (buyer: Buyer, met: boolean) =>
  journey.service.updateBasis({ userId: buyer.userId, title, met, correlationId: randomUUID() });
const read = async (buyer: Buyer): Promise<Milestone | undefined> => {
  const list = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
  return list.find((milestone) => milestone.title === title);
};
const mark = async (buyer: Buyer, status: string) => {
  const path = `/api/milestones/${String((await read(buyer))?.id)}`;
  expect((await buyer.call(path, { method: 'PATCH', body: JSON.stringify({ status }) })).status).toBe(200);
};
const notices = async (buyer: Buyer) =>
  ((await (await buyer.call('/api/notices')).json()) as { notices: Notice[] }).notices;
const audits = async (buyer: Buyer) => {
  const rows = await journey.database.collection('milestone-audits').find({ userId: buyer.userId }).toArray();
  return rows.map(({ title, from, to }: Record<string, unknown>) => [title, from, to]);
};

describe('a milestone whose basis appears', () => {
  it('completes, even before the buyer has a list, and is audited', async () => {
    const buyer = await journey.buyer();
    await setBasis(buyer, true);
    expect((await read(buyer))?.status).toBe('completed');
    expect(await audits(buyer)).toEqual([[title, 'not_started', 'completed']]);
    expect(await notices(buyer)).toEqual([]);
  });

  it('stays undone while its basis stays, and completes when the basis appears again', async () => {
    const buyer = await journey.buyer();
    await setBasis(buyer, true);
    await mark(buyer, 'in_progress');
    await setBasis(buyer, true);
    expect((await read(buyer))?.status).toBe('in_progress');
    await setBasis(buyer, false);
    await setBasis(buyer, true);
    expect((await read(buyer))?.status).toBe('completed');
  });

  it('completes once when it is set many times at once', async () => {
    const buyer = await journey.buyer();
    await read(buyer);
    await Promise.all(Array.from({ length: 8 }, () => setBasis(buyer, true)));
    expect(await audits(buyer)).toEqual([[title, 'not_started', 'completed']]);
  });
});

describe('a milestone whose basis disappears', () => {
  it('is in progress again, with an audit entry and a notice that can be dismissed once', async () => {
    const buyer = await journey.buyer();
    await setBasis(buyer, true);
    await setBasis(buyer, false);
    expect((await read(buyer))?.status).toBe('in_progress');
    expect(await audits(buyer)).toEqual([
      [title, 'not_started', 'completed'],
      [title, 'completed', 'in_progress'],
    ]);
    const [notice, ...more] = await notices(buyer);
    expect(notice).toMatchObject({ kind: 'milestone-reopened', milestoneTitle: title });
    expect(more).toEqual([]);

    const path = `/api/notices/${String(notice?.id)}`;
    const stranger = await journey.buyer();
    const refused = await stranger.call(path, { method: 'DELETE' });
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([404, 'notice.not-found']);
    expect((await buyer.call(path, { method: 'DELETE' })).status).toBe(204);
    expect((await buyer.call(path, { method: 'DELETE' })).status).toBe(404);
    expect(await notices(buyer)).toEqual([]);
  });

  it('stays completed if the buyer completed it', async () => {
    const buyer = await journey.buyer();
    await mark(buyer, 'completed');
    await setBasis(buyer, true);
    await setBasis(buyer, false);
    expect((await read(buyer))?.status).toBe('completed');
    expect(await notices(buyer)).toEqual([]);
  });
});

describe('GET /api/milestone-rules', () => {
  it('lists what completes the milestones', async () => {
    const buyer = await journey.buyer();
    const { rules } = (await (await buyer.call('/api/milestone-rules')).json()) as { rules: MilestoneRule[] };
    expect(rules).toContainEqual({
      title: "Let's Get to Know You!",
      items: [
        { text: 'Answer the ten questions', done: false },
        { text: 'Save your financial profile', done: false },
      ],
    });
  });

  it('requires signing in', async () => {
    expect((await fetch(`${journey.url}/api/milestone-rules`)).status).toBe(401);
  });
});
