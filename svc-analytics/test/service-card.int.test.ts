import { readServiceCard } from '@hearthway/service-kit/testing';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configSchema } from '../src/config.js';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../src/testing/analytics-under-test.js';

const card = readServiceCard(join(import.meta.dirname, '../README.md'));

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
});
afterAll(() => analytics.stop());

describe('the card of the service', () => {
  it('lists the operations that it answers', () => {
    const answered = analytics.service.operations.map(({ id, method, path, access }) => [
      id,
      `${method} ${path}`,
      access,
    ]);
    expect(card.rows('Operations')).toEqual(answered);
  });

  it('lists the events that it publishes', () => {
    expect(card.rows('Events out').map(([event]) => event)).toEqual(analytics.service.messaging.describe().publishes);
  });

  it('lists the events that it takes', () => {
    const taken = analytics.service.messaging
      .describe()
      .consumes.flatMap(({ queue, eventTypes }) => eventTypes.map((type) => [queue, type]));
    expect(card.rows('Events in').map(([queue, event]) => [queue, event])).toEqual(taken);
  });

  it('lists the environment that it reads', () => {
    expect(card.rows('Environment').map(([variable]) => variable)).toEqual(Object.keys(configSchema.def.shape));
  });
});
