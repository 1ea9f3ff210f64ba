import { paymentTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPaymentsUnderTest, type PaymentsUnderTest } from '../../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const completed = 'checkout.session.completed';

describe('a refund', () => {
  it('is stored, and the member’s seat is not sold again', async () => {
    const first = await world.prepare();
    world.control.pay(first.sessionId);
    await world.deliver(first.sessionId, completed);
    world.control.refund(first.sessionId, { amount: 1000 });
    await world.deliver(first.sessionId, 'charge.refunded');
    expect(await world.order(first.paymentId)).toMatchObject({ status: 'completed' });

    world.control.refund(first.sessionId);
    await world.deliver(first.sessionId, 'charge.refunded', 3);
    expect(await world.order(first.paymentId)).toMatchObject({ status: 'refunded', memberNumber: 1 });
    expect(await world.eventsAbout(first.paymentId)).toEqual([
      'commerce.payment-prepared.v1',
      'commerce.payment-completed.v1',
      'commerce.payment-refunded.v1',
    ]);
    expect(await world.publicCount()).toEqual({ count: 1, soldOut: false });

    const second = await world.prepare();
    world.control.pay(second.sessionId);
    await world.verify(second.sessionId);
    expect(await world.order(second.paymentId)).toMatchObject({ memberNumber: 2 });
    expect(await world.publicCount()).toEqual({ count: 2, soldOut: false });
  });

  it.each(['by the webhook', 'by the result page'])(
    'counts even if it is reported before the payment, %s',
    async (how) => {
      const { paymentId, sessionId } = await world.prepare();
      world.control.pay(sessionId);
      world.control.refund(sessionId);
      if (how === 'by the webhook') await world.deliver(sessionId, 'charge.refunded');
      else await world.verify(sessionId);
      await world.deliver(sessionId, completed);

      expect(await world.order(paymentId)).toMatchObject({ status: 'refunded' });
      expect(await world.eventsAbout(paymentId)).toEqual([
        'commerce.payment-prepared.v1',
        'commerce.payment-refunded.v1',
      ]);
      expect(await world.members.countDocuments({})).toBe(0);
      expect(await (await world.verify(sessionId)).json()).toMatchObject({
        success: false,
        error: paymentTexts.refunded,
      });
    },
  );

  it.each([
    ['amount', { amountCents: 9900 }],
    ['currency', { currency: 'eur' }],
    ['product', { productType: 'offer_toolkit' }],
  ])('is requested for a charge with another %s, which takes no seat', async (what, changes) => {
    const { paymentId, sessionId } = await world.prepare();
    await world.payments.updateOne({ _id: paymentId }, { $set: changes });
    world.control.pay(sessionId);
    expect(await world.deliver(sessionId, completed, 3)).toEqual([200, 200, 200]);

    expect(await world.order(paymentId)).toMatchObject({
      status: 'failed',
      trouble: `other-${what}`,
      refundDue: false,
    });
    expect(world.control.events({ type: 'charge.refunded', session: sessionId })).toHaveLength(1);
    expect(await (await world.verify(sessionId)).json()).toMatchObject({ error: paymentTexts.mismatched });
    await world.deliver(sessionId, 'charge.refunded');
    expect(await world.order(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await world.publicCount()).toEqual({ count: 0, soldOut: false });
  });
});
