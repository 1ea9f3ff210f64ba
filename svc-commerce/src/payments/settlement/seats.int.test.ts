import { preparePayment } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import { examplePurchase } from '@hearthway/contracts/examples';
import { paymentTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPaymentsUnderTest, type PaymentsUnderTest } from '../../testing/index.js';

const { limit } = foundingMember;

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const soldOut = { status: 409, problem: { code: 'payment.sold-out', error: paymentTexts.soldOut } };

describe('the hundred seats of the founding members', () => {
  it('go to only one of twelve who pay simultaneously when one is left', async () => {
    await world.admit(limit - 1);
    const orders = await world.prepareMany(12, 'late');
    for (const { sessionId } of orders) world.control.pay(sessionId);
    const outcomes = await Promise.all(orders.map(({ sessionId }) => world.outcomeOf(sessionId)));
    expect(outcomes.filter(({ success }) => success).map(({ memberNumber }) => memberNumber)).toEqual([limit]);
    expect(world.control.events({ type: 'charge.refunded' })).toHaveLength(11);
  });

  it('are refused to four hundred simultaneous buyers when none is left, before they pay', async () => {
    await world.admit(limit);
    const before = [await world.payments.countDocuments(), world.control.sessions().length];
    const late = await Promise.all(Array.from({ length: 400 }, () => world.post(examplePurchase)));
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([409]));
    expect([await world.payments.countDocuments(), world.control.sessions().length]).toEqual(before);
  });

  it('cannot be blocked by unpaid orders', async () => {
    const addresses = Array.from({ length: 36 }, (_, index) => index);
    await Promise.all(
      addresses.flatMap((address) =>
        ['a', 'b', 'c'].map((name) =>
          world.prepare({ email: `${name}-${address}@example.com` }, { clientIp: `198.51.100.${address}` }),
        ),
      ),
    );
    expect(await world.publicCount()).toEqual({ count: 0, soldOut: false });

    const buyer = await world.prepare({ email: 'buyer@example.com' });
    world.control.pay(buyer.sessionId);
    expect(await world.outcomeOf(buyer.sessionId)).toMatchObject({ success: true, memberNumber: 1 });
    expect(await world.publicCount()).toEqual({ count: 1, soldOut: false });
  });

  it('are sold out at 100, refunded or not, and not at 99', async () => {
    await world.admit(limit - 1);
    await world.members.updateOne({ _id: 7 }, { $set: { refundedAt: new Date() } });
    expect(await world.publicCount()).toEqual({ count: limit - 1, soldOut: false });
    const clientIp = '192.0.2.9';
    const [last, late] = [await world.prepare({ email: 'last@example.com' }), await world.prepare({}, { clientIp })];

    world.control.pay(last.sessionId);
    expect(await world.outcomeOf(last.sessionId)).toMatchObject({ success: true, memberNumber: limit });
    expect(await world.publicCount()).toEqual({ count: limit, soldOut: true });
    expect(await world.refusal({ email: 'next@example.com' })).toMatchObject(soldOut);
    world.control.pay(late.sessionId);
    // Ordering again finds the payment before any webhook does.
    const again = await world.post(examplePurchase, { 'x-forwarded-for': clientIp });
    expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ error: paymentTexts.noSeat })]);
    expect(await world.outcomeOf(late.sessionId)).toMatchObject({ success: false, error: paymentTexts.noSeat });
    expect(
      (await world.post({ ...examplePurchase, productType: 'offer_toolkit', customAmount: undefined })).status,
    ).toBe(preparePayment.status);
  });
});
