import { issueSigningMail } from '@hearthway/contracts/journey';
import { connectMongo } from '@hearthway/service-kit';
import { statesAndMessages } from '@hearthway/service-kit/testing/suites';
import { pactsOf } from '@hearthway/tooling/pact';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { startJourneyUnderTest, type Provider } from '../src/testing/index.js';

let provider: Provider;
beforeAll(async () => {
  const journey = await startJourneyUnderTest();
  const connection = await connectMongo({
    uri: testEngines().mongodbUri,
    database: journey.database.databaseName,
    logger: journey.log.logger,
  });
  provider = { journey, connection, buyer: await journey.buyer() };
});
afterAll(async () => {
  await provider.connection.close();
  await provider.journey.stop();
});

const { states, messages } = statesAndMessages(join(import.meta.dirname, '../src'), () => provider);
const pacts = pactsOf({
  provider: 'svc-journey',
  url: (consumer) => (consumer === 'svc-commerce' ? provider.journey.operationsUrl : provider.journey.url),
  states: {
    'nobody is signed in': () => Promise.resolve(),
    'the admin keeper is signed in': async () => ({ token: await provider.journey.token('admin') }),
    ...states,
  },
  messages,
  // Replaces a buyer's example token, but not one that the consumer calls invalid.
  headers: async ({ path, headers }) => {
    if (path === issueSigningMail.path) {
      const [commerce] = provider.journey.callers;
      return { authorization: (await commerce?.authorize('journey', issueSigningMail.id)) ?? '' };
    }
    const isExample = headers['authorization']?.startsWith('eyJ') && !path.startsWith('/api/admin/');
    return isExample ? { authorization: provider.buyer.token } : {};
  },
});

describe.each(pacts)('the pact of $name', ({ unknown, verify }) => {
  it('names only states and messages that this verification knows', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
