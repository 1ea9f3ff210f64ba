import { countFoundingMembers } from '@hearthway/contracts/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommerceUnderTest, type CommerceUnderTest } from '../testing/index.js';

let commerce: CommerceUnderTest;
beforeAll(async () => {
  commerce = await startCommerceUnderTest();
});
afterAll(() => commerce.stop());

describe('GET /api/founding-members/count', () => {
  it('is how many founding members there are', async () => {
    const count = async (): Promise<unknown> => (await fetch(commerce.url + countFoundingMembers.path)).json();
    expect(await count()).toEqual({ count: 0 });
    await commerce.database.collection<{ _id: string; completedAt: Date }>('founding_members').insertMany([
      { _id: 'member-1', completedAt: new Date() },
      { _id: 'member-2', completedAt: new Date() },
    ]);
    expect(await count()).toEqual({ count: 2 });
  });
});
