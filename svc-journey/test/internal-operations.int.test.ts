import { issueSigningMail } from '@hearthway/contracts/journey';
import { operationsByService } from '@hearthway/contracts/operations';
import { internalOperationsSuite } from '@hearthway/service-kit/testing/suites';
import { askSomeone } from '../src/envelopes/testing/index.js';
import { startJourneyUnderTest } from '../src/testing/index.js';

const bodies: Record<string, unknown> = {};

internalOperationsSuite({
  service: 'journey',
  contract: operationsByService,
  bodies,
  async start() {
    const journey = await startJourneyUnderTest();
    bodies[issueSigningMail.id] = { mailId: await askSomeone(journey) };
    return journey;
  },
});
