import { countFoundingMembers } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommerceUnderTest, type CommerceUnderTest } from '../testing/index.js';

let commerce: CommerceUnderTest;
beforeAll(async () => {
  commerce = await startCommerceUnderTest();
});
afterAll(() => commerce.stop());

interface Member {
  _id: number;
  paymentId: string;
  completedAt: Date;
  refundedAt?: Date;
}

const member = (number: number): Member => ({ _id: number, paymentId: `payment-${number}`, completedAt: new Date() });

describe('GET /api/founding-members/count', () => {
  const count = async (): Promise<unknown> => (await fetch(commerce.url + countFoundingMembers.path)).json();
  const members = () => commerce.database.collection<Member>('founding_members');

  it('is how many have paid and were not given their money back', async () => {
    expect(await count()).toEqual({ count: 0, soldOut: false });
    await members().insertMany([member(1), member(2), { ...member(3), refundedAt: new Date() }]);
    expect(await count()).toEqual({ count: 2, soldOut: false });
  });

  it('is sold out when every number was given, though one of a hundred got the money back', async () => {
    await members().deleteMany({});
    const numbers = Array.from({ length: foundingMember.limit }, (_, index) => index + 1);
    await members().insertMany(numbers.slice(1).map(member));
    expect(await count()).toEqual({ count: 99, soldOut: false });
    await members().insertOne({ ...member(1), refundedAt: new Date() });
    expect(await count()).toEqual({ count: 99, soldOut: true });
  });
});
