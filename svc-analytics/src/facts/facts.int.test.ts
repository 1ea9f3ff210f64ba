import { waitlistJoined } from '@hearthway/contracts/commerce';
import { userRegistered } from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../testing/index.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalyticsUnderTest();
});
afterAll(() => analytics.stop());

const counted = async (name: string): Promise<unknown> =>
  (await analytics.database.collection('facts').findOne({ name }))?.['count'];

describe('facts of other services', () => {
  it('counts every registration once, even if its event is delivered twice', async () => {
    const again = randomUUID();
    await Promise.all([
      ...Array.from({ length: 10 }, () => analytics.publish(userRegistered, 'buyer', { userId: 'buyer' })),
      analytics.publish(userRegistered, 'buyer', { userId: 'buyer' }, again),
      analytics.publish(userRegistered, 'buyer', { userId: 'buyer' }, again),
    ]);
    await eventually(async () => (await counted('registered')) === 11);
    await analytics.publish(userRegistered, 'buyer', { userId: 'buyer' });
    await eventually(async () => (await counted('registered')) === 12);
  });

  it('counts waitlist entries without storing whose', async () => {
    const join = (entryId: string) =>
      analytics.publish(waitlistJoined, entryId, { entryId, source: 'landing_page', state: 'TX' });
    await join('entry-1');
    await join('entry-2');
    await eventually(async () => (await counted('waitlist-joined')) === 2);
    const fact = await analytics.database.collection('facts').findOne({ name: 'waitlist-joined' });
    expect(Object.keys(fact ?? {}).sort()).toEqual(['_id', 'count', 'day', 'name']);
  });
});
