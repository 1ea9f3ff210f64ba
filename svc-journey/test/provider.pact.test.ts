import { exampleMilestones } from '@hearthway/contracts/examples';
import { issueSigningMail, type Milestone } from '@hearthway/contracts/journey';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { pactsOf } from '@hearthway/tooling/pact';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { createMilestoneStore } from '../src/milestones/index.js';
import { startJourneyUnderTest, type JourneyUnderTest } from '../src/testing/index.js';
import { dataOfABuyer } from './messages/data-of-a-buyer.js';
import { deadlineNear } from './messages/deadline-near.js';
import { calendarEventStates } from './states/calendar-events.js';
import { chatStates } from './states/chat.js';
import { closingStates } from './states/closing.js';
import { documentStates } from './states/documents.js';
import { envelopeMessages, envelopeStates } from './states/envelopes.js';
import { financialProfileStates } from './states/financial-profile.js';
import { homeGoalsStates } from './states/home-goals.js';
import { homeStates } from './states/homes.js';
import { inspectionStates } from './states/inspection.js';
import { underwritingStates } from './states/underwriting.js';
import { lenderMessages, lenderStates } from './states/lenders.js';
import { mortgageApplicationStates } from './states/mortgage-application.js';
import { noticeStates } from './states/notices.js';
import { overviewStates } from './states/overview.js';
import { notificationChoiceStates } from './states/notification-choices.js';
import { offerStates } from './states/offers.js';
import { preApprovalStates } from './states/pre-approval.js';
import { preApprovalInfoStates } from './states/pre-approval-info.js';
import { contractMessages, contractStates } from './states/purchase-contract.js';
import { scenarioStates } from './states/scenarios.js';

let journey: JourneyUnderTest;
let connection: Connection;
let adminToken: string | undefined;
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
const closings = closingStates({ connection: () => connection, userId: () => buyer.userId });
const pacts = pactsOf({
  provider: 'svc-journey',
  // svc-commerce calls internal operations only.
  url: (consumer) => (consumer === 'svc-commerce' ? journey.operationsUrl : journey.url),
  states: {
    'nobody is signed in': () => Promise.resolve(),
    'the admin keeper is signed in': async () => ({ token: (adminToken = await journey.token('admin')) }),
    'a buyer is signed in and has the default milestones': buyerHasExampleMilestones,
    ...preApprovalInfoStates({ journey: () => journey, buyer: () => buyer }),
    ...financialProfileStates({ connection: () => connection, userId: () => buyer.userId }),
    ...homeGoalsStates({ connection: () => connection, userId: () => buyer.userId }),
    ...lenderStates(provider),
    ...calendarEventStates({ connection: () => connection, userId: () => buyer.userId }),
    ...chatStates({ connection: () => connection, userId: () => buyer.userId }),
    ...preApprovalStates({ connection: () => connection, userId: () => buyer.userId }),
    ...overviewStates({
      buyer: () => buyer,
      getKeys: closings['a buyer is signed in and has the keys of a home'],
    }),
    ...noticeStates({ connection: () => connection, userId: () => buyer.userId }),
    ...homeStates({ connection: () => connection, userId: () => buyer.userId }),
    ...offerStates({ connection: () => connection, userId: () => buyer.userId }),
    ...mortgageApplicationStates({ connection: () => connection, userId: () => buyer.userId }),
    ...closings,
    ...documentStates({ connection: () => connection, userId: () => buyer.userId }),
    ...envelopeStates(provider),
    ...inspectionStates({ connection: () => connection, userId: () => buyer.userId }),
    ...underwritingStates({ connection: () => connection, userId: () => buyer.userId }),
    ...contractStates({ connection: () => connection, userId: () => buyer.userId }),
    ...scenarioStates({ connection: () => connection, userId: () => buyer.userId }),
    ...notificationChoiceStates({ connection: () => connection, userId: () => buyer.userId }),
  },
  messages: {
    'the data of a buyer': () => dataOfABuyer(journey),
    'a deadline near': () => deadlineNear(journey),
    'a milestone changed': publishedMilestoneChange,
    ...envelopeMessages(provider),
    ...lenderMessages(provider),
    ...contractMessages(provider),
  },
  // Replaces the consumer's example token, but not one that it calls invalid, nor an admin's, which comes from a state.
  async headers({ path, headers: { authorization } }) {
    if (path === issueSigningMail.path) return { authorization: await journey.authorizeCall(issueSigningMail) };
    const isExample = authorization?.startsWith('eyJ') === true && authorization !== adminToken;
    return isExample ? { authorization: buyer.token } : {};
  },
});

describe.each(pacts)('the pact $name', ({ unknown, verify }) => {
  it('names only states and messages that this verification knows', () => expect(unknown).toEqual([]));
  // Hundreds of calls, one after the other.
  it('is kept', verify, 300_000);
});
