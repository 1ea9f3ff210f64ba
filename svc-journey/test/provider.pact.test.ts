import { exampleMilestones } from '@hearthway/contracts/examples';
import type { Milestone } from '@hearthway/contracts/journey';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { verifyHttp, verifyMessages } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMilestoneStore } from '../src/milestones/index.js';
import { startJourneyUnderTest, type JourneyUnderTest } from '../src/testing/index.js';

const provider = 'svc-journey';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

describe('svc-journey', () => {
  it('answers its consumers over HTTP as they need it', async () => {
    const buyer = await journey.buyer();
    const connection = await connectMongo({
      uri: inject('mongodbUri'),
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const store = createMilestoneStore(connection);
    const milestones: Milestone[] = exampleMilestones.map((example) => ({ ...example, userId: buyer.userId }));
    try {
      await verifyHttp({
        provider,
        url: journey.url,
        states: {
          'nobody is signed in': () => Promise.resolve(),
          'a buyer is signed in and has the default milestones': () =>
            inTransaction(connection, async (session) => {
              await store.erase(buyer.userId, new Date(), session);
              await store.insert(milestones, new Date(), session);
            }),
        },
        headers: (headers) => {
          // The consumer's token is an example; one that it calls not valid stays so.
          if (headers['authorization']?.startsWith('eyJ')) headers['authorization'] = buyer.token;
        },
      });
    } finally {
      await connection.close();
    }
  });

  it('tells its consumers of a changed milestone as they need it', async () => {
    const completeOne = async () => {
      const buyer = await journey.buyer();
      const [first] = (await (await buyer.call('/api/milestones')).json()) as Milestone[];
      const changed = await buyer.call(`/api/milestones/${first!.id}`, {
        method: 'PATCH',
        body: JSON.stringify({ status: 'completed' }),
      });
      expect(changed.status).toBe(200);
      const row = await journey.database.collection('outbox').findOne({ subject: buyer.userId });
      return JSON.parse(String(row?.['body'])) as unknown;
    };
    await verifyMessages({ provider, messages: { 'a milestone changed': completeOne } });
  });
});
