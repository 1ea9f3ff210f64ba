import { exampleFigures } from '@hearthway/contracts/affordability';
import {
  getBudget,
  scenarioMaximum,
  sharedScenario,
  type Milestone,
  type MilestoneRule,
  type Scenario,
} from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, hashToken, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
const send = (buyer: Buyer, body: unknown = plan) => buyer.call(path, { method: 'POST', body: JSON.stringify(body) });
const save = async (buyer: Buyer, part: object = {}) =>
  (await (await send(buyer, { ...plan, ...part })).json()) as Scenario;
const listOf = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as Scenario[];
const rename = (buyer: Buyer, id: string, body: unknown) =>
  buyer.call(`${path}/${id}`, { method: 'PATCH', body: JSON.stringify(body) });
const remove = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}`, { method: 'DELETE' });
const pin = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}/pin`, { method: 'PUT' });
const unpin = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}/pin`, { method: 'DELETE' });
const share = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}/link`, { method: 'POST' });
const stopSharing = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}/link`, { method: 'DELETE' });
const tokenFor = async (buyer: Buyer, id: string) =>
  ((await (await share(buyer, id)).json()) as { token: string }).token;
const open = (token: string) => fetch(`${journey.url}/api/shared-scenarios/${token}`);
const budgetOf = async (buyer: Buyer) => getBudget.reply.parse(await (await buyer.call(getBudget.path)).json()).budget;
const codeOf = async (response: Response) => problem.parse(await response.json()).code;
const budgetStatus = async (buyer: Buyer) => {
  const milestones = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
  return milestones.find(({ key }) => key === 'buying-power')?.status;
};
const checklist = async (buyer: Buyer) => {
  const rules = (await (await buyer.call('/api/milestone-rules')).json()) as MilestoneRule[];
  return rules.find(({ key }) => key === 'buying-power')?.items.map(({ text, done }) => [text, done]);
};

describe('scenarios', () => {
  it('are listed in the order of saving, with today’s result', async () => {
    const buyer = await journey.buyer();
    expect(await listOf(buyer)).toEqual([]);

    const first = await save(buyer);
    const second = await save(buyer, { name: '  Second plan ' });
    expect(first).toMatchObject({ ...plan, level: 'comfortable', pinned: false, sharedAt: null, rowsChanged: false });
    expect(first.plan?.priceCents).toBe(first.headlines.comfortable?.priceCents);
    expect(second.name).toBe('Second plan');
    expect(await listOf(buyer)).toEqual([first, second]);
  });

  it('plan with the level that they were saved at, everywhere', async () => {
    const buyer = await journey.buyer();
    const scenario = await save(buyer, { level: 'typical' });
    const price = scenario.headlines.typical!.priceCents;
    expect(price).toBeGreaterThan(scenario.headlines.comfortable!.priceCents);
    expect(scenario).toMatchObject({ level: 'typical', plan: { priceCents: price } });
    await rename(buyer, scenario.id, { name: 'Renamed' });
    expect(await listOf(buyer)).toEqual([{ ...scenario, name: 'Renamed' }]);

    await pin(buyer, scenario.id);
    expect(await budgetOf(buyer)).toMatchObject({ priceCents: price });
    const shared = sharedScenario.parse(await (await open(await tokenFor(buyer, scenario.id))).json());
    expect(shared.plan?.priceCents).toBe(Math.round(price / 100_000) * 100_000);
  });

  it('are at most ten, also when several are saved at once', async () => {
    const buyer = await journey.buyer();
    const atOnce = (count: number) => Promise.all(Array.from({ length: count }, () => send(buyer)));
    for (const { status } of await atOnce(2)) expect(status).toBe(201);
    for (let saved = 2; saved < scenarioMaximum - 2; saved += 1) await save(buyer);

    const responses = await atOnce(4);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    for (const refused of responses.filter(({ status }) => status === 409))
      expect(await codeOf(refused)).toBe('scenario.too-many');
    const [one, ...others] = await listOf(buyer);
    expect(others).toHaveLength(scenarioMaximum - 1);
    expect((await remove(buyer, one!.id)).status).toBe(204);
    expect((await send(buyer)).status).toBe(201);
  });

  it('are renamed, which keeps everything else', async () => {
    const buyer = await journey.buyer();
    const scenario = await save(buyer);
    await pin(buyer, scenario.id);
    const token = await tokenFor(buyer, scenario.id);
    const response = await rename(buyer, scenario.id, { name: 'With Sam’s car paid off' });

    expect(response.status).toBe(200);
    const renamed = (await response.json()) as Scenario;
    expect(renamed).toEqual({
      ...scenario,
      name: 'With Sam’s car paid off',
      pinned: true,
      sharedAt: expect.any(String),
    });
    expect(await listOf(buyer)).toEqual([renamed]);
    expect((await open(token)).status).toBe(200);
  });

  it('are not lost to one another when two are renamed at once', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await save(buyer), await save(buyer)];
    await Promise.all([rename(buyer, first.id, { name: 'One' }), rename(buyer, second.id, { name: 'Two' })]);
    expect((await listOf(buyer)).map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  it('are deleted once', async () => {
    const buyer = await journey.buyer();
    const { id } = await save(buyer);
    const both = await Promise.all([remove(buyer, id), remove(buyer, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await listOf(buyer)).toEqual([]);
  });
});

describe('an invalid scenario', () => {
  it.each([
    ['no name', { name: ' ' }, 'body.name'],
    ['an invisible name', { name: '\u200b' }, 'body.name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'body.name'],
    ['a name of two lines', { name: 'One\nTwo' }, 'body.name'],
    ['a name that is an operator', { name: { $ne: null } }, 'body.name'],
    ['an extra key', { pinned: true }, 'body.pinned'],
    ['no figures', { figures: null }, 'body.figures'],
    ['an unknown level', { level: 'generous' }, 'body.level'],
    ['the level of a payment, which the figures name', { level: 'payment' }, 'body.level'],
    ['no level at all', { level: null }, 'body.level'],
    ['an unknown figure', { figures: { ...exampleFigures, $where: '1' } }, 'body.figures.$where'],
    ['a negative income', { figures: { ...exampleFigures, annualIncomeCents: -1 } }, 'body.figures.annualIncomeCents'],
  ])('is refused: %s', async (_what, part, field) => {
    const buyer = await journey.buyer();
    const response = await send(buyer, { ...plan, ...part });
    expect(response.status).toBe(400);
    const refused = problem.parse(await response.json());
    expect([refused.code, refused.details?.map((detail) => detail.path)]).toEqual(['request.invalid', [field]]);
    expect(await listOf(buyer)).toEqual([]);
  });

  it.each(['06037', '99999'])('is refused: %s, which is not a county of the state', async (countyFips) => {
    const buyer = await journey.buyer();
    const response = await send(buyer, { ...plan, figures: { ...exampleFigures, state: 'TX', countyFips } });
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json())).toMatchObject({
      code: 'financial-profile.unknown-county',
      details: [{ path: 'body.figures.countyFips', message: 'Please choose a county in this state' }],
    });
    expect(await listOf(buyer)).toEqual([]);
  });

  it('is refused as a new name, too', async () => {
    const buyer = await journey.buyer();
    const scenario = await save(buyer);
    for (const body of [{ name: '' }, {}, { name: 'One', figures: exampleFigures }]) {
      expect((await rename(buyer, scenario.id, body)).status).toBe(400);
    }
    expect(await listOf(buyer)).toEqual([scenario]);
  });

  it('is refused without signing in', async () => {
    for (const method of ['GET', 'POST']) expect((await fetch(journey.url + path, { method })).status).toBe(401);
  });
});

describe('another buyer’s scenario', () => {
  it('is not found by any operation', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const { id } = await save(owner);
    await save(stranger);
    await tokenFor(owner, id);
    await pin(owner, id);
    const [before] = await listOf(owner);

    for (const operation of [remove, pin, unpin, share, stopSharing]) {
      const refusal = await operation(stranger, id);
      expect([refusal.status, await codeOf(refusal)]).toEqual([404, 'scenario.not-found']);
    }
    expect((await rename(stranger, id, { name: 'Mine' })).status).toBe(404);
    expect(await listOf(owner)).toEqual([before]);
    expect(await listOf(stranger)).toHaveLength(1);
  });
});

describe('the budget', () => {
  it('is one scenario, and completes the milestone as long as there is one', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await save(buyer), await save(buyer)];
    expect(await budgetStatus(buyer)).toBe('not_started');

    expect(await budgetOf(buyer)).toBeNull();
    await pin(buyer, first.id);
    expect(await budgetStatus(buyer)).toBe('completed');
    await pin(buyer, second.id);
    expect((await listOf(buyer)).map(({ pinned }) => pinned)).toEqual([false, true]);
    expect(await budgetOf(buyer)).toMatchObject({
      priceCents: second.plan?.priceCents,
      programName: 'Conventional',
    });
    expect(await budgetStatus(buyer)).toBe('completed');

    expect((await unpin(buyer, first.id)).status).toBe(204);
    expect(await budgetStatus(buyer)).toBe('completed');
    await unpin(buyer, second.id);
    expect(await budgetStatus(buyer)).toBe('in_progress');
  });

  it('is gone with its scenario, and only with that one', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await save(buyer), await save(buyer)];
    await pin(buyer, first.id);
    await remove(buyer, second.id);
    expect(await budgetStatus(buyer)).toBe('completed');
    await remove(buyer, first.id);
    expect(await budgetStatus(buyer)).toBe('in_progress');
  });

  it('stays one when two are pinned at once', async () => {
    const buyer = await journey.buyer();
    const [first, second] = [await save(buyer), await save(buyer)];
    await Promise.all([pin(buyer, first.id), pin(buyer, second.id)]);
    expect((await listOf(buyer)).filter(({ pinned }) => pinned)).toHaveLength(1);
    expect(await budgetStatus(buyer)).toBe('completed');
  });

  it.each([
    ['without an income', { annualIncomeCents: 0 }],
    ['in a state without rows', { state: 'OH' }],
    ['with a payment of nothing', { monthlyPaymentCents: 0 }],
  ])('is no scenario without a price: %s', async (_what, changes) => {
    const buyer = await journey.buyer();
    const priced = await save(buyer);
    const { id, plan: price } = await save(buyer, { figures: { ...exampleFigures, ...changes } });
    expect(price).toBeNull();
    const refused = await pin(buyer, id);
    expect([refused.status, problem.parse(await refused.json())]).toMatchObject([
      409,
      { code: 'scenario.without-price', message: 'This scenario has no price yet, so it can’t be your budget' },
    ]);
    expect(await budgetStatus(buyer)).toBe('not_started');
    await pin(buyer, priced.id);
    expect((await pin(buyer, id)).status).toBe(409);
    expect((await listOf(buyer)).map(({ pinned }) => pinned)).toEqual([true, false]);
  });

  it('stays one that has lost its price since', async () => {
    const buyer = await journey.buyer();
    const { id } = await save(buyer);
    await pin(buyer, id);
    // Simulates that the rows of its state have ended.
    const lists = journey.database.collection<{ _id: string }>('scenario-lists');
    await lists.updateOne({ _id: buyer.userId }, { $set: { 'scenarios.0.figures.state': 'OH' } });
    await rename(buyer, id, { name: 'Ours' });
    expect(await listOf(buyer)).toMatchObject([{ name: 'Ours', plan: null, pinned: true }]);
    expect([await budgetStatus(buyer), await budgetOf(buyer)]).toEqual(['completed', null]);
  });

  it('is on the checklist of the milestone', async () => {
    const buyer = await journey.buyer();
    const parts = ['Save a scenario', 'Pin one as your budget'];
    const expectDone = async (...done: boolean[]) =>
      expect(await checklist(buyer)).toEqual(parts.map((text, place) => [text, done[place]]));
    await expectDone(false, false);
    const { id } = await save(buyer);
    await expectDone(true, false);
    await pin(buyer, id);
    await expectDone(true, true);
  });
});

describe('a shared scenario', () => {
  it('shows anyone a price, and nothing of the person', async () => {
    const buyer = await journey.buyer();
    const figures = { ...exampleFigures, annualIncomeCents: 12_345_600, monthlyDebtsCents: 65_432, creditScore: 741 };
    const { id } = await save(buyer, { name: 'Ann and Bob', figures });
    const token = await tokenFor(buyer, id);
    const response = await open(token);
    const text = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const shared: unknown = JSON.parse(text);
    // Exactly the contract's keys.
    expect(sharedScenario.parse(shared)).toEqual(shared);
    expect(shared).toMatchObject({ date: '2026-11-22', state: 'TX' });
    for (const secret of ['Ann and Bob', id, buyer.userId, token, '12345600', '65432']) {
      expect(text).not.toContain(secret);
    }
    expect(Object.keys(shared as object)).not.toContain('creditScore');
  });

  it('is gone once the link is revoked, made anew, or deleted with the scenario', async () => {
    const buyer = await journey.buyer();
    const { id } = await save(buyer);
    const first = await tokenFor(buyer, id);
    const second = await tokenFor(buyer, id);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    expect((await listOf(buyer))[0]?.sharedAt).toEqual(expect.any(String));

    expect((await stopSharing(buyer, id)).status).toBe(204);
    const revoked = await open(second);
    expect([revoked.status, await codeOf(revoked)]).toEqual([404, 'shared-scenario.not-found']);
    expect((await listOf(buyer))[0]?.sharedAt).toBeNull();

    const third = await tokenFor(buyer, id);
    await remove(buyer, id);
    expect((await open(third)).status).toBe(404);
  });

  it.each(['unknown', 'a'.repeat(43), 'a'.repeat(65), '%00', encodeURIComponent('{"$ne":null}')])(
    'is not found at %s',
    async (token) => {
      expect([400, 404]).toContain((await open(token)).status);
    },
  );

  it('is stored with the hash of its token, which opens nothing, and logged without either', async () => {
    const buyer = await journey.buyer();
    const token = await tokenFor(buyer, (await save(buyer)).id);
    expect((await open(token)).status).toBe(200);
    const lists = journey.database.collection<{ _id: string }>('scenario-lists');
    expect(JSON.stringify(await lists.findOne({ _id: buyer.userId }))).not.toContain(token);
    expect((await open(hashToken(token))).status).toBe(404);
    expect(journey.log.text()).not.toContain(token);
    expect(journey.log.text()).not.toContain(hashToken(token));
  });
});

describe('when an account is deleted', () => {
  it('exports the buyer’s scenarios, then deletes them and their links', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const { id } = await save(leaving);
    await save(staying);
    const token = await tokenFor(leaving, id);
    await pin(leaving, id);
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const store = createScenarioStore(connection);

    expect(await store.findForExport(leaving.userId)).toEqual([
      {
        id,
        ...plan,
        level: 'comfortable',
        savedAt: expect.any(String),
        savedRowIds: expect.any(Array),
        pinned: true,
        sharedAt: expect.any(String),
      },
    ]);
    await inTransaction(connection, (transaction) => store.deleteByUser(leaving.userId, transaction));

    expect(await store.findForExport(leaving.userId)).toEqual([]);
    expect((await open(token)).status).toBe(404);
    expect(await listOf(staying)).toHaveLength(1);
    await connection.close();
  });
});
