import { paymentCompleted, paymentPrepared, paymentRefunded, waitlistJoined } from '@hearthway/contracts/commerce';
import { userRegistered } from '@hearthway/contracts/identity';
import { lenderMatched, milestoneChanged } from '@hearthway/contracts/journey';
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

  it('counts changed milestones by their new status', async () => {
    const change = (to: 'in_progress' | 'completed') =>
      analytics.publish(milestoneChanged, 'buyer', {
        userId: 'buyer',
        milestoneId: 'milestone',
        title: 'Closing',
        from: 'not_started',
        to,
      });
    await change('completed');
    await change('completed');
    await change('in_progress');
    await eventually(async () => (await counted('milestone-completed')) === 2);
    await eventually(async () => (await counted('milestone-in_progress')) === 1);
  });

  it('counts lender matches', async () => {
    const match = { userId: 'buyer', lenderMatchId: 'match', lenderId: 'paper-lighthouse' };
    await analytics.publish(lenderMatched, 'buyer', match);
    await analytics.publish(lenderMatched, 'buyer', { ...match, lenderMatchId: 'another' });
    await eventually(async () => (await counted('lender-matched')) === 2);
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

  it('counts payments started, completed and refunded', async () => {
    const data = { paymentId: 'payment-1', productType: 'offer_toolkit', amountCents: 10_000, state: 'TX' } as const;
    for (const event of [paymentPrepared, paymentPrepared, paymentCompleted, paymentRefunded]) {
      await analytics.publish(event, data.paymentId, data);
    }
    await eventually(async () => (await counted('payment-prepared')) === 2);
    await eventually(async () => (await counted('payment-completed')) === 1);
    await eventually(async () => (await counted('payment-refunded')) === 1);
  });
});
