import { exampleFigures } from '@hearthway/contracts/affordability';
import { scenarioMaximum, sharedScenario, type Milestone, type Scenario } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createScenarioStore } from './scenario-store.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/scenarios';
const plan = { name: 'First plan', figures: exampleFigures };
const send = (buyer: Buyer, body: unknown = plan, headers: Record<string, string> = {}) =>
  buyer.call(path, { method: 'POST', body: JSON.stringify(body), headers });
const save = async (buyer: Buyer, name = plan.name) =>
  (await (await send(buyer, { ...plan, name })).json()) as Scenario;
const listOf = async (buyer: Buyer) => ((await (await buyer.call(path)).json()) as { scenarios: Scenario[] }).scenarios;
const change = (buyer: Buyer, { id, version }: Pick<Scenario, 'id' | 'version'>, body: unknown) =>
  buyer.call(`${path}/${id}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'if-match': `"${version}"` },
  });
const remove = (buyer: Buyer, { id, version }: Pick<Scenario, 'id' | 'version'>) =>
  buyer.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': `"${version}"` } });
const pin = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}/pin`, { method: 'PUT' });
const unpin = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}/pin`, { method: 'DELETE' });
const share = async (buyer: Buyer, id: string) =>
  (await (await buyer.call(`${path}/${id}/link`, { method: 'POST' })).json()) as { token: string };
const open = (token: string) => fetch(`${journey.url}/api/shared-scenarios/${token}`);
const codeOf = async (response: Response) => problem.parse(await response.json()).code;
const budgetStatus = async (buyer: Buyer) => {
  const milestones = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
  return milestones.find(({ title }) => title === 'Buying Power')?.status;
};

describe('scenarios', () => {
  it('are listed as saved, with today’s result and the rows it used', async () => {
    const buyer = await journey.buyer();
    expect(await listOf(buyer)).toEqual([]);

    const first = await save(buyer);
    const second = await save(buyer, 'Second plan');
    expect(first).toMatchObject({ version: 1, ...plan, pinned: false, sharedAt: null });
    expect(first.result.headlines.comfortable?.priceCents).toBeGreaterThan(0);
    expect(first.savedRowIds).toEqual(first.result.policyRowIds);
    expect(await listOf(buyer)).toEqual([first, second]);
  });

  it('are saved once per idempotency key, also at the same time', async () => {
    const buyer = await journey.buyer();
    const headers = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all([1, 2, 3].map(() => send(buyer, plan, headers)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await listOf(buyer)).toHaveLength(1);
    expect(await codeOf(await send(buyer, { ...plan, name: 'Another plan' }, headers))).toBe('request.key-reused');
  });

  it('are at most ten, also when saved at the same time', async () => {
    const buyer = await journey.buyer();
    const responses = await Promise.all(Array.from({ length: scenarioMaximum + 2 }, () => send(buyer)));
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(2);
    for (const response of refused) expect(await codeOf(response)).toBe('scenario.too-many');
    const [one] = await listOf(buyer);
    if (one) await remove(buyer, one);
    expect((await send(buyer)).status).toBe(201);
  });

  it('are renamed and changed, version by version', async () => {
    const buyer = await journey.buyer();
    const scenario = await save(buyer);
    const figures = { ...exampleFigures, monthlyDebtsCents: 0 };
    const changed = (await (await change(buyer, scenario, { name: 'Without debts', figures })).json()) as Scenario;
    expect(changed).toMatchObject({ version: 2, name: 'Without debts', figures });

    const refused = await change(buyer, scenario, plan);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'scenario.conflict',
      versions: { yours: plan, current: { id: scenario.id, version: 2, name: 'Without debts' } },
    });
    expect(await codeOf(await remove(buyer, scenario))).toBe('scenario.conflict');
    expect((await remove(buyer, changed)).status).toBe(204);
    expect(await listOf(buyer)).toEqual([]);
    expect((await buyer.call(`${path}/${scenario.id}`, { method: 'DELETE' })).status).toBe(428);
  });
});

describe('an invalid scenario', () => {
  it.each([
    ['no name', { name: ' ' }, 'body.name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'body.name'],
    ['a name that is an operator', { name: { $ne: null } }, 'body.name'],
    ['an extra key', { pinned: true }, 'body.pinned'],
    ['figures that are missing', { figures: {} }, undefined],
    ['an unknown figure', { figures: { ...exampleFigures, $where: '1' } }, 'body.figures.$where'],
    ['a negative income', { figures: { ...exampleFigures, annualIncomeCents: -1 } }, 'body.figures.annualIncomeCents'],
  ])('is refused: %s', async (_what, part, field) => {
    const buyer = await journey.buyer();
    const response = await send(buyer, { ...plan, ...part });
    expect(response.status).toBe(400);
    const refused = problem.parse(await response.json());
    expect(refused.code).toBe('request.invalid');
    if (field) expect(refused.details?.map((detail) => detail.path)).toContain(field);
    expect(await listOf(buyer)).toEqual([]);
  });
});

describe('another buyer’s scenario', () => {
  it('is not found by any operation', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const scenario = await save(owner);
    const address = `${path}/${scenario.id}`;
    const refusals = [
      await change(stranger, scenario, plan),
      await remove(stranger, scenario),
      await pin(stranger, scenario.id),
      await unpin(stranger, scenario.id),
      await stranger.call(`${address}/link`, { method: 'POST' }),
      await stranger.call(`${address}/link`, { method: 'DELETE' }),
    ];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(404);
      expect(await codeOf(refusal)).toBe('scenario.not-found');
    }
    expect(await listOf(owner)).toEqual([scenario]);
  });
});

describe('the budget', () => {
  it('is one scenario, and completes the milestone as long as there is one', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await save(buyer), await save(buyer, 'Second plan')];
    expect(await budgetStatus(buyer)).not.toBe('completed');

    await pin(buyer, first.id);
    expect(await budgetStatus(buyer)).toBe('completed');
    await pin(buyer, second.id);
    expect((await listOf(buyer)).map(({ pinned }) => pinned)).toEqual([false, true]);
    expect(await budgetStatus(buyer)).toBe('completed');

    await unpin(buyer, first.id);
    expect(await budgetStatus(buyer)).toBe('completed');
    await unpin(buyer, second.id);
    expect(await budgetStatus(buyer)).toBe('in_progress');
  });

  it('is gone with its scenario', async () => {
    const buyer = await journey.buyer();
    const scenario = await save(buyer);
    await pin(buyer, scenario.id);
    await remove(buyer, scenario);
    expect(await budgetStatus(buyer)).toBe('in_progress');
  });

  it('stays one when two are pinned at the same time', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await save(buyer), await save(buyer, 'Second plan')];
    await Promise.all([pin(buyer, first.id), pin(buyer, second.id)]);
    expect((await listOf(buyer)).filter(({ pinned }) => pinned)).toHaveLength(1);
  });

  it('is on the checklist of the milestone', async () => {
    const buyer = await journey.buyer();
    await save(buyer);
    const { rules } = (await (await buyer.call('/api/milestone-rules')).json()) as {
      rules: { title: string; items: { text: string; done: boolean }[] }[];
    };
    expect(rules.find(({ title }) => title === 'Buying Power')?.items).toEqual([
      { text: 'Save a scenario', done: true },
      { text: 'Pin one as your budget', done: false },
    ]);
  });
});

describe('a shared scenario', () => {
  it('shows anyone figures only, and nothing of the person', async () => {
    const buyer = await journey.buyer();
    const figures = { ...exampleFigures, annualIncomeCents: 12_345_600, monthlyDebtsCents: 65_432, creditScore: 741 };
    const scenario = (await (await send(buyer, { name: 'Ann and Bob', figures })).json()) as Scenario;
    const { token } = await share(buyer, scenario.id);
    const response = await open(token);
    const text = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const shared = sharedScenario.parse(JSON.parse(text));
    expect(shared.headlines).toEqual(scenario.result.headlines);
    for (const secret of ['Ann and Bob', scenario.id, buyer.userId, token, '12345600', '65432', '741']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is gone once it is revoked, shared anew, or deleted', async () => {
    const buyer = await journey.buyer();
    const scenario = await save(buyer);
    const first = await share(buyer, scenario.id);
    const second = await share(buyer, scenario.id);
    expect((await open(first.token)).status).toBe(404);
    expect((await open(second.token)).status).toBe(200);

    await buyer.call(`${path}/${scenario.id}/link`, { method: 'DELETE' });
    const revoked = await open(second.token);
    expect(revoked.status).toBe(404);
    expect(await codeOf(revoked)).toBe('shared-scenario.not-found');

    const third = await share(buyer, scenario.id);
    await remove(buyer, scenario);
    expect((await open(third.token)).status).toBe(404);
  });

  it.each(['unknown', 'a'.repeat(43), 'a'.repeat(65), '%00', encodeURIComponent('{"$ne":null}')])(
    'is not found at %s',
    async (token) => {
      expect([400, 404]).toContain((await open(token)).status);
    },
  );

  it('is stored by the hash of its token only', async () => {
    const buyer = await journey.buyer();
    const { token } = await share(buyer, (await save(buyer)).id);
    const lists = journey.database.collection<{ _id: string }>('scenario-lists');
    expect(JSON.stringify(await lists.findOne({ _id: buyer.userId }))).not.toContain(token);
  });
});

describe('when an account is deleted', () => {
  it('exports the buyer’s scenarios, then deletes them and their links', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const scenario = await save(leaving);
    await save(staying);
    const { token } = await share(leaving, scenario.id);
    await pin(leaving, scenario.id);
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const store = createScenarioStore(connection);

    const exported = await store.findForExport(leaving.userId);
    expect(exported).toMatchObject({ pinnedId: scenario.id, scenarios: [{ id: scenario.id, ...plan }] });
    expect(JSON.stringify(exported)).not.toContain('tokenHash');
    await inTransaction(connection, (transaction) => store.deleteByUser(leaving.userId, transaction));

    expect(await store.findForExport(leaving.userId)).toEqual({ pinnedId: null, scenarios: [] });
    expect((await open(token)).status).toBe(404);
    expect(await listOf(staying)).toHaveLength(1);
    await connection.close();
  });
});
