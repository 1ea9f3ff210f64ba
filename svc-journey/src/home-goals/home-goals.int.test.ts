import { exampleHomeGoals } from '@hearthway/contracts/examples';
import { emptyHomeGoals, homeGoalLimits, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { Milestone, MilestoneRule, StoredHomeGoals } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createHomeGoalsStore } from './index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/home-goals';
const read = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as StoredHomeGoals;
const put = (buyer: Buyer, version: number | string | undefined, body: unknown) =>
  buyer.call(path, {
    method: 'PUT',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: version === undefined ? {} : { 'if-match': typeof version === 'number' ? `"${version}"` : version },
  });
const save = async (buyer: Buyer, version: number, goals: HomeGoals) => {
  const response = await put(buyer, version, goals);
  expect(response.status).toBe(200);
  return (await response.json()) as StoredHomeGoals;
};
const refusalOf = async (response: Response) => problem.parse(await response.json());
const withBuyer = (part: Partial<HomeGoals['buyer']>): HomeGoals => ({
  ...exampleHomeGoals,
  buyer: { ...exampleHomeGoals.buyer, ...part },
});
const statusOf = async (buyer: Buyer) => {
  const milestones = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
  return milestones.find(({ title }) => title === 'Home Goals')?.status;
};

describe('home goals', () => {
  it('are empty at version 0 before the first save, and nothing is stored', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer)).toEqual({ version: 0, updatedAt: null, goals: emptyHomeGoals, budgetCents: null });
    const stored = journey.database.collection<{ _id: string }>('home-goals');
    expect(await stored.countDocuments({ _id: buyer.userId })).toBe(0);
  });

  it('are saved as they were sent, each time as a new version', async () => {
    const buyer = await journey.buyer();
    const first = await save(buyer, 0, exampleHomeGoals);
    expect(first).toEqual({ version: 1, updatedAt: expect.any(String), goals: exampleHomeGoals, budgetCents: null });
    expect(await read(buyer)).toEqual(first);
    expect(await save(buyer, 1, emptyHomeGoals)).toMatchObject({ version: 2, goals: emptyHomeGoals });
  });

  it('are each buyer’s own', async () => {
    const [one, other] = [await journey.buyer(), await journey.buyer()];
    await save(one, 0, exampleHomeGoals);
    expect(await read(other)).toMatchObject({ version: 0, goals: emptyHomeGoals });
    await save(other, 0, withBuyer({ must: [] }));
    expect((await read(one)).goals).toEqual(exampleHomeGoals);
  });

  it('are refused without signing in', async () => {
    for (const method of ['GET', 'PUT']) {
      expect((await fetch(`${journey.url}${path}`, { method })).status).toBe(401);
    }
  });
});

describe('a save of an outdated version', () => {
  it('is refused with both versions, and overwrites nothing', async () => {
    const buyer = await journey.buyer();
    const current = await save(buyer, 0, exampleHomeGoals);
    const yours = withBuyer({ must: [] });
    for (const version of [0, 2, 7]) {
      const response = await put(buyer, version, yours);
      expect(response.status).toBe(409);
      expect(await refusalOf(response)).toMatchObject({ code: 'home-goals.conflict', versions: { yours, current } });
    }
    expect(await read(buyer)).toEqual(current);
  });

  it.each([0, 1])('lets exactly one of ten concurrent saves win at version %i', async (version) => {
    const buyer = await journey.buyer();
    if (version === 1) await save(buyer, 0, emptyHomeGoals);
    const candidates = Array.from({ length: 10 }, (_, index) => ({ ...exampleHomeGoals, holdYears: index + 1 }));
    const responses = await Promise.all(candidates.map((goals) => put(buyer, version, goals)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    const stored = await read(buyer);
    expect(stored.version).toBe(version + 1);
    expect(stored.goals).toEqual(candidates[statuses.indexOf(200)]);
  });

  it('is refused without a version, or with one that is none', async () => {
    const buyer = await journey.buyer();
    expect((await put(buyer, undefined, exampleHomeGoals)).status).toBe(428);
    for (const version of ['0', '"-1"', '*', 'W/"0"']) {
      expect((await put(buyer, version, exampleHomeGoals)).status).toBe(400);
    }
    expect(await read(buyer)).toMatchObject({ version: 0 });
  });
});

describe('goals that are refused', () => {
  const own = (text: string) => ({ trait: 'own', text, importance: 3 });
  it.each([
    ['steering words', { nice: [own('white neighborhood')] }, 'body.buyer.nice.0.text', /race and color/],
    ['hidden steering words', { must: [own('n o   k\u200bids n3arby')] }, 'body.buyer.must.0.text', /children/],
    ['words with a rewrite', { never: [own('bad schools')] }, 'body.buyer.never.0.text', /Short trip to our school/],
    [
      'nine musts',
      { must: Array.from({ length: 9 }, (_, index) => own(`Shelf ${index}`)) },
      'body.buyer.must',
      /8 musts/,
    ],
    ['an operator', { must: [own({ $ne: null } as unknown as string)] }, 'body.buyer.must.0.text', /./],
    ['an extra key', { $where: '1' }, 'body.buyer', /./],
    [
      'a county of another state',
      { areas: [{ kind: 'county', state: 'CO', name: 'Travis' }] },
      'body.buyer.areas.0.name',
      /county in this state/,
    ],
    [
      'a county that every object has',
      { areas: [{ kind: 'county', state: 'TX', name: 'toString' }] },
      'body.buyer.areas.0.name',
      /./,
    ],
  ])('name the field and the reason: %s', async (_what, part, field, reason) => {
    const buyer = await journey.buyer();
    const response = await put(buyer, 0, withBuyer(part as Partial<HomeGoals['buyer']>));
    expect(response.status).toBe(400);
    const { details } = await refusalOf(response);
    expect(details?.map((detail) => detail.path)[0]).toMatch(field);
    expect(details?.[0]?.message).toMatch(reason);
    expect(await read(buyer)).toMatchObject({ version: 0 });
  });

  it('are refused if their texts are too long', async () => {
    const buyer = await journey.buyer();
    const long = Array.from({ length: homeGoalLimits.nice }, () => own('white neighbor '.repeat(500)));
    expect((await put(buyer, 0, withBuyer({ nice: long as never }))).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the milestone', () => {
  it('completes with three musts and an area, and reopens without them', async () => {
    const buyer = await journey.buyer();
    await save(buyer, 0, withBuyer({ areas: [] }));
    expect(await statusOf(buyer)).toBe('not_started');
    await save(buyer, 1, exampleHomeGoals);
    expect(await statusOf(buyer)).toBe('completed');
    await save(buyer, 2, withBuyer({ must: exampleHomeGoals.buyer.must.slice(0, 2) }));
    expect(await statusOf(buyer)).toBe('in_progress');
  });

  it('stays as it is when a save is refused', async () => {
    const buyer = await journey.buyer();
    await save(buyer, 0, exampleHomeGoals);
    expect((await put(buyer, 0, emptyHomeGoals)).status).toBe(409);
    expect(await statusOf(buyer)).toBe('completed');
  });

  it('has a checklist', async () => {
    const buyer = await journey.buyer();
    const checklist = async () => {
      const { rules } = (await (await buyer.call('/api/milestone-rules')).json()) as { rules: MilestoneRule[] };
      return rules.find(({ title }) => title === 'Home Goals')?.items.map(({ done }) => done);
    };
    expect(await checklist()).toEqual([false, false]);
    await save(buyer, 0, withBuyer({ areas: [] }));
    expect(await checklist()).toEqual([true, false]);
  });
});

describe('when an account is deleted', () => {
  it('exports the buyer’s goals, then deletes them', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const saved = await save(leaving, 0, exampleHomeGoals);
    await save(staying, 0, exampleHomeGoals);
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const store = createHomeGoalsStore(connection);
    const { version, updatedAt, goals } = saved;
    expect(await store.findForExport(leaving.userId)).toEqual({ version, updatedAt, goals });
    await inTransaction(connection, (transaction) => store.deleteByUser(leaving.userId, transaction));
    expect([await store.findByUser(leaving.userId), await store.findByUser(staying.userId)]).toEqual([
      undefined,
      expect.objectContaining({ version: 1 }),
    ]);
    await connection.close();
  });
});
