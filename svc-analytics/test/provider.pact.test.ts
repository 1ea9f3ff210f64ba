import { pactsOf } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../src/testing/index.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
});
afterAll(() => analytics.stop());

// Events are taken whatever was there before: no consumer has a state to ask for.
const pacts = pactsOf({ provider: 'svc-analytics', url: () => analytics.url, states: {}, messages: {} });

describe.each(pacts)('the pact $name', ({ unknown, verify }) => {
  it('names nothing that this verification does not know', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
