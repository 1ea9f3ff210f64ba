import { issueSigningMail } from '@hearthway/contracts/journey';
import { operationsByService } from '@hearthway/contracts/operations';
import { connectMongo } from '@hearthway/service-kit';
import { internalOperationsSuite } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { startJourneyUnderTest } from '../src/testing/index.js';
import { askSomeone } from './states/envelopes.js';

const bodies: Record<string, unknown> = {};

internalOperationsSuite({
  service: 'journey',
  contract: operationsByService,
  bodies,
  async start() {
    const journey = await startJourneyUnderTest();
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const mailId = await askSomeone({ connection: () => connection, journey: () => journey });
    bodies[issueSigningMail.id] = { mailId };
    await connection.close();
    return journey;
  },
});
