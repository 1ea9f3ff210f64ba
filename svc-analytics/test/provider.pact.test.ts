import { statesAndMessages } from '@hearthway/service-kit/testing/suites';
import { pactsOf } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../src/testing/index.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
});
afterAll(() => analytics.stop());

const { states, messages } = statesAndMessages(join(import.meta.dirname, '../src'), () => analytics);
const pacts = pactsOf({
  provider: 'svc-analytics',
  url: () => analytics.url,
  states: {
    'the admin keeper is signed in': async () => ({ token: await analytics.token('admin') }),
    ...states,
  },
  messages,
});

describe.each(pacts)('the pact of $name', ({ unknown, verify }) => {
  it('names nothing that this verification does not know', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
