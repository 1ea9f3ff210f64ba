import { exampleMilestones } from '@hearthway/contracts/examples';
import type { Milestone } from '@hearthway/contracts/journey';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { pactsOf } from '@hearthway/tooling/pact';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { createMilestoneStore } from '../src/milestones/index.js';
import { startJourneyUnderTest, type JourneyUnderTest } from '../src/testing/index.js';
import { dataOfABuyer } from './messages/data-of-a-buyer.js';
import { calendarEventStates } from './states/calendar-events.js';
import { financialProfileStates } from './states/financial-profile.js';
import { lenderMessages, lenderStates } from './states/lenders.js';
import { notificationChoiceStates } from './states/notification-choices.js';
import { preApprovalInfoStates } from './states/pre-approval-info.js';

let journey: JourneyUnderTest;
let connection: Connection;
let buyer: Awaited<ReturnType<JourneyUnderTest['buyer']>>;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
  buyer = await journey.buyer();
  connection = await connectMongo({
    uri: testEngines().mongodbUri,
    database: journey.database.databaseName,
    logger: journey.log.logger,
  });
});
afterAll(async () => {
  await connection.close();
  await journey.stop();
});

async function buyerHasExampleMilestones() {
  const store = createMilestoneStore(connection);
  const milestones: Milestone[] = exampleMilestones.map((example) => ({ ...example, userId: buyer.userId }));
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(buyer.userId, new Date(), transaction);
    await store.insertMilestones(milestones, new Date(), transaction);
  });
}

/** The event from the outbox of the running service. */
async function publishedMilestoneChange() {
  const { userId, call } = await journey.buyer();
  const [first] = (await (await call('/api/milestones')).json()) as Milestone[];
  const change = { method: 'PATCH', body: JSON.stringify({ status: 'completed' }) };
  expect((await call(`/api/milestones/${first?.id}`, change)).status).toBe(200);
  const row = await journey.database.collection('outbox').findOne({ subject: userId });
  return JSON.parse(String(row?.['body'])) as unknown;
}

const provider = { journey: () => journey, connection: () => connection, buyer: () => buyer };
const pacts = pactsOf({
  provider: 'svc-journey',
  url: () => journey.url,
  states: {
    'nobody is signed in': () => Promise.resolve(),
    'a buyer is signed in and has the default milestones': buyerHasExampleMilestones,
    ...preApprovalInfoStates({ journey: () => journey, buyer: () => buyer }),
    ...financialProfileStates({ connection: () => connection, userId: () => buyer.userId }),
    ...lenderStates(provider),
    ...calendarEventStates({ connection: () => connection, userId: () => buyer.userId }),
    ...notificationChoiceStates({ connection: () => connection, userId: () => buyer.userId }),
  },
  messages: {
    'the data of a buyer': () => dataOfABuyer(journey),
    'a milestone changed': publishedMilestoneChange,
    ...lenderMessages(provider),
  },
  // Replaces the consumer's example token, but not one that it calls invalid.
  headers: ({ headers }) =>
    Promise.resolve(headers['authorization']?.startsWith('eyJ') ? { authorization: buyer.token } : {}),
});

describe.each(pacts)('the pact $name', ({ unknown, verify }) => {
  it('names only states and messages that this verification knows', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
