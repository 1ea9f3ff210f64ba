import { paymentPages } from '@hearthway/contracts/commerce';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPaymentsUnderTest, type PaymentsUnderTest } from '../../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

describe('GET /api/payment/cancel', () => {
  it('closes the checkout of a buyer who comes back without paying, and redirects', async () => {
    const { paymentId, sessionId } = await world.prepare();
    const response = await world.cancel(sessionId);

    expect([response.status, response.headers.get('location')]).toEqual([303, paymentPages.cancelled]);
    expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
    expect(() => world.control.pay(sessionId)).toThrow(/expired/);
    await world.deliver(sessionId, 'checkout.session.expired');
    expect((await world.cancel(sessionId)).status).toBe(303);
    expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
  });

  it('cancels the order even if Stripe first reported its checkout as expired', async () => {
    const { paymentId, sessionId } = await world.prepare();
    world.control.expire(sessionId);
    await world.deliver(sessionId, 'checkout.session.expired');
    expect(await world.order(paymentId)).toMatchObject({ status: 'expired' });
    await world.cancel(sessionId);
    expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
  });

  it('cancels the order even if Stripe reports at the same time', async () => {
    await world.control.releaseWebhooks();
    const orders = await Promise.all(Array.from({ length: 10 }, () => world.prepare()));
    await Promise.all(orders.map(({ sessionId }) => world.cancel(sessionId)));
    await eventually(() => expect(world.control.webhooks().pending).toBe(0));
    for (const { paymentId } of orders) expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
  });

  it('does not cancel an order that was paid in another tab', async () => {
    const { paymentId, sessionId } = await world.prepare();
    world.control.pay(sessionId);
    await world.cancel(sessionId);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed' });
  });

  it('does nothing and answers the same for a token that is not ours', async () => {
    const { paymentId } = await world.prepare();
    for (const token of ['', 'x', paymentId, `${paymentId}.${'a'.repeat(32)}`, 'a'.repeat(5000)]) {
      const response = await fetch(`${world.commerce.url}/api/payment/cancel?token=${token}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([303, paymentPages.cancelled]);
    }
    expect(await world.order(paymentId)).toMatchObject({ status: 'pending' });
  });

  it('redirects even while Stripe is down; the checkout expires later', async () => {
    const { paymentId, sessionId } = await world.prepare();
    const { cancel_url: url } = await world.stripe.checkout.sessions.retrieve(sessionId);
    world.control.planFailure({ cutOff: true, count: 3, moment: 'before', delay: 0 });
    const response = await fetch(`${world.commerce.url}/api/payment/cancel${new URL(url ?? '').search}`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(await world.order(paymentId)).toMatchObject({ status: 'pending' });
  });
});
