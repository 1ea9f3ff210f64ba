import { exampleHomeGoals } from '@hearthway/contracts/examples';
import { emptyHomeGoals, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { Milestone, MilestoneRule, StoredHomeGoals } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createHomeGoalStore } from './home-goal-store.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/home-goals';
const read = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as StoredHomeGoals;
const put = (buyer: Buyer, version: number, body: unknown) =>
  buyer.call(path, { method: 'PUT', body: JSON.stringify(body), headers: { 'if-match': `"${version}"` } });
const save = async (buyer: Buyer, version: number, goals: HomeGoals) => {
  const response = await put(buyer, version, goals);
  expect(response.status).toBe(200);
  return (await response.json()) as StoredHomeGoals;
};
const refusal = async (response: Response) => problem.parse(await response.json());
const own = (text: unknown) => ({ trait: 'own', text, weight: 3 });

describe('home goals', () => {
  it('are empty at version 0 before the first save, and nothing is stored', async () => {
    const buyer = await journey.buyer();
    expect(await read(buyer)).toEqual({ version: 0, goals: emptyHomeGoals });
    const stored = journey.database.collection<{ _id: string }>('home-goals');
    expect(await stored.countDocuments({ _id: buyer.userId })).toBe(0);
  });

  it('are saved as they were sent, each time as a new version, for each buyer separately', async () => {
    const [buyer, another] = [await journey.buyer(), await journey.buyer()];
    const first = await save(buyer, 0, exampleHomeGoals);
    expect(first).toEqual({ version: 1, goals: exampleHomeGoals });
    expect(await read(buyer)).toEqual(first);
    expect(await save(buyer, 1, emptyHomeGoals)).toEqual({ version: 2, goals: emptyHomeGoals });
    expect(await read(another)).toEqual({ version: 0, goals: emptyHomeGoals });
  });

  it('require signing in', async () => {
    expect((await fetch(`${journey.url}${path}`)).status).toBe(401);
    expect((await fetch(`${journey.url}${path}`, { method: 'PUT' })).status).toBe(401);
  });
});

describe('a save of another version than the stored one', () => {
  it('is refused, and overwrites nothing', async () => {
    const buyer = await journey.buyer();
    expect((await refusal(await put(buyer, 1, exampleHomeGoals))).code).toBe('home-goals.conflict');
    const stored = await save(buyer, 0, exampleHomeGoals);
    for (const version of [0, 2]) {
      const response = await put(buyer, version, emptyHomeGoals);
      expect([response.status, (await refusal(response)).code]).toEqual([409, 'home-goals.conflict']);
    }
    expect(await read(buyer)).toEqual(stored);
  });

  it.each([0, 1])('leaves one winner of eight at once, at version %i', async (version) => {
    const buyer = await journey.buyer();
    if (version === 1) await save(buyer, 0, emptyHomeGoals);
    const candidates = Array.from({ length: 8 }, (_, index) => ({ ...exampleHomeGoals, holdYears: index + 1 }));
    const statuses = (await Promise.all(candidates.map((goals) => put(buyer, version, goals)))).map(
      ({ status }) => status,
    );

    expect(statuses.toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await read(buyer)).toEqual({ version: version + 1, goals: candidates[statuses.indexOf(200)] });
  });
});

it.each([
  ['words that steer', { nice: [own('white neighborhood')] }, 'body.nice.0.text', /race and color/],
  ['words with a rewrite', { never: [own('bad schools')] }, 'body.never.0.text', /“A short trip to our school”/],
  [
    'a place that steers',
    { areas: [{ kind: 'commute', place: 'a safe area', minutes: 20 }] },
    'body.areas.0.place',
    /well-lit/,
  ],
  ['nine musts', { must: Array.from({ length: 9 }, (_, index) => own(`Shelf ${index}`)) }, 'body.must', /keep to 8/],
  ['a goal twice', { nice: exampleHomeGoals.must }, 'body.nice.0', /on your lists already/],
  ['an operator', { must: [own({ $ne: null })] }, 'body.must.0.text', /./],
  ['an extra key', { $where: '1' }, 'body.$where', /./],
])('is refused, naming the field: %s', async (_what, part, field, reason) => {
  const buyer = await journey.buyer();
  const response = await put(buyer, 0, { ...exampleHomeGoals, ...part });

  expect(response.status).toBe(400);
  expect((await refusal(response)).details?.[0]).toEqual({ path: field, message: expect.stringMatching(reason) });
  expect(await read(buyer)).toMatchObject({ version: 0 });
});

it('complete the milestone with three musts and an area, until one is gone', async () => {
  const buyer = await journey.buyer();
  const status = async () => {
    const milestones = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
    return milestones.find(({ key }) => key === 'home-goals')?.status;
  };
  const checklist = async () => {
    const rules = (await (await buyer.call('/api/milestone-rules')).json()) as MilestoneRule[];
    return rules.find(({ key }) => key === 'home-goals')?.items.map(({ done }) => done);
  };

  await save(buyer, 0, { ...exampleHomeGoals, areas: [] });
  expect([await checklist(), await status()]).toEqual([[true, false], 'not_started']);
  await save(buyer, 1, exampleHomeGoals);
  expect([await checklist(), await status()]).toEqual([[true, true], 'completed']);
  await save(buyer, 2, { ...exampleHomeGoals, must: exampleHomeGoals.must.slice(1) });
  expect([await checklist(), await status()]).toEqual([[false, true], 'in_progress']);
});

it('are exported, then deleted, when the account is deleted', async () => {
  const buyer = await journey.buyer();
  await save(buyer, 0, exampleHomeGoals);
  const connection = await connectMongo({
    uri: testEngines().mongodbUri,
    database: journey.database.databaseName,
    logger: journey.log.logger,
  });
  const store = createHomeGoalStore(connection);

  expect(await store.findForExport(buyer.userId)).toEqual({ version: 1, goals: exampleHomeGoals });
  await inTransaction(connection, (transaction) => store.deleteByUser(buyer.userId, transaction));

  expect(await read(buyer)).toEqual({ version: 0, goals: emptyHomeGoals });
  await connection.close();
});
