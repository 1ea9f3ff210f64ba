import { foundingMember } from '@hearthway/contracts/constants';
import { paymentTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPaymentsUnderTest, type PaymentsUnderTest } from '../../testing/index.js';

const { limit } = foundingMember;
const completed = 'checkout.session.completed';
const everyNumber = Array.from({ length: limit }, (_, index) => index + 1);

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const soldOut = { status: 409, problem: { code: 'payment.sold-out', error: paymentTexts.soldOut } };

describe('the hundred seats of the founding members', () => {
  it('go to a hundred of those who pay simultaneously; the others get refunds', async () => {
    const orders = await world.prepareMany(limit + 20, 'buyer');
    expect(await world.publicCount()).toEqual({ count: 0, soldOut: false });
    for (const { sessionId } of orders) world.control.pay(sessionId);
    const outcomes = await Promise.all(
      orders.map(async ({ sessionId }, index) => {
        const webhook = index % 3 === 0 ? world.deliver(sessionId, completed) : undefined;
        const [outcome] = await Promise.all([world.outcomeOf(sessionId), webhook]);
        return outcome;
      }),
    );

    expect(outcomes.flatMap(({ memberNumber }) => memberNumber ?? []).sort((a, b) => a - b)).toEqual(everyNumber);
    expect(await world.members.countDocuments({})).toBe(limit);
    expect(await world.publicCount()).toEqual({ count: limit, soldOut: true });

    const refused = orders.filter((_, index) => !outcomes[index]?.success);
    expect(refused).toHaveLength(20);
    expect(world.control.events({ type: 'charge.refunded' })).toHaveLength(20);
    for (const { sessionId, paymentId } of refused) {
      expect(await world.outcomeOf(sessionId)).toMatchObject({ status: 'failed', error: paymentTexts.noSeat });
      expect(await world.order(paymentId)).toMatchObject({ trouble: 'no-seat', refundDue: false });
      await world.deliver(sessionId, 'charge.refunded');
      expect(await world.outcomeOf(sessionId)).toMatchObject({
        status: 'refunded',
        error: paymentTexts.noSeatRefunded,
      });
    }
    expect(await world.refusal({ email: 'next@example.com' })).toMatchObject(soldOut);
  });
});
