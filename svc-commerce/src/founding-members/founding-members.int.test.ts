import { countFoundingMembers } from '@hearthway/contracts/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommerceUnderTest, type CommerceUnderTest } from '../testing/index.js';

let commerce: CommerceUnderTest;
beforeAll(async () => {
  commerce = await startCommerceUnderTest();
});
afterAll(() => commerce.stop());

describe('GET /api/founding-members/count', () => {
  it('is how many have paid and were not given their money back', async () => {
    const count = async (): Promise<unknown> => (await fetch(commerce.url + countFoundingMembers.path)).json();
    expect(await count()).toEqual({ count: 0 });
    await commerce.database
      .collection<{ _id: number; paymentId: string; completedAt: Date; refundedAt?: Date }>('founding_members')
      .insertMany([
        { _id: 1, paymentId: 'payment-1', completedAt: new Date() },
        { _id: 2, paymentId: 'payment-2', completedAt: new Date() },
        { _id: 3, paymentId: 'payment-3', completedAt: new Date(), refundedAt: new Date() },
      ]);
    expect(await count()).toEqual({ count: 2 });
  });
});
