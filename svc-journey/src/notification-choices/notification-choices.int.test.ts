import { noNotifications } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createNotificationChoiceStore } from './notification-choice-store.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/notification-choices';
const eventsOnly = { ...noNotifications, upcomingEvents: true };
const choicesOf = async (buyer: Buyer) => (await buyer.call(path)).json();
const save = (buyer: Buyer, body: unknown) => buyer.call(path, { method: 'PUT', body: JSON.stringify(body) });

describe('notification choices', () => {
  it('are all off at first', async () => {
    expect(await choicesOf(await journey.buyer())).toEqual(noNotifications);
  });

  it('are the last ones saved, for each buyer separately', async () => {
    const [buyer, another] = [await journey.buyer(), await journey.buyer()];
    const saved = await save(buyer, { ...eventsOnly, productNews: true });
    const atNight = { timeZone: 'America/Denver', quietHours: { from: '22:30', to: '06:15' } };
    await save(buyer, { ...eventsOnly, ...atNight });

    expect(saved.status).toBe(200);
    expect(await saved.json()).toEqual({ ...eventsOnly, productNews: true });
    expect(await choicesOf(buyer)).toEqual({ ...eventsOnly, ...atNight });
    expect(await choicesOf(another)).toEqual(noNotifications);
  });

  it('survive concurrent saves', async () => {
    const buyer = await journey.buyer();
    const responses = await Promise.all(Array.from({ length: 8 }, () => save(buyer, eventsOnly)));

    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await choicesOf(buyer)).toEqual(eventsOnly);
  });

  it.each([
    ['a missing choice', { upcomingEvents: true, milestoneTips: true }],
    ['a word as a choice', { ...eventsOnly, productNews: 'yes' }],
    ['an extra key', { ...eventsOnly, userId: 'somebody' }],
    ['an unknown zone', { ...eventsOnly, timeZone: 'Mars/Olympus_Mons' }],
    ['an impossible hour', { ...eventsOnly, quietHours: { from: '24:00', to: '08:00' } }],
    ['an operator', { ...eventsOnly, productNews: { $ne: null } }],
  ])('are not changed by %s', async (_what, body) => {
    const buyer = await journey.buyer();
    await save(buyer, eventsOnly);
    const response = await save(buyer, body);

    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).code).toBe('request.invalid');
    expect(await choicesOf(buyer)).toEqual(eventsOnly);
  });

  it('require signing in', async () => {
    expect((await fetch(`${journey.url}${path}`)).status).toBe(401);
  });

  it('are exported, then deleted, when the account is deleted', async () => {
    const buyer = await journey.buyer();
    await save(buyer, eventsOnly);
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const store = createNotificationChoiceStore(connection);

    expect(await store.findForExport(buyer.userId)).toEqual(eventsOnly);
    await inTransaction(connection, (transaction) => store.deleteByUser(buyer.userId, transaction));

    expect(await choicesOf(buyer)).toEqual(noNotifications);
    await connection.close();
  });
});
