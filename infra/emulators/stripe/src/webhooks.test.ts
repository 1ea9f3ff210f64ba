import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import {
  foundingSession,
  startReceiver,
  startStripe,
  webhookSecret,
  type Receiver,
  type StripeUnderTest,
} from './testing/stripe-under-test.js';

/** Longer than anything takes, even on a busy machine. */

describe('webhooks', () => {
  let under: StripeUnderTest;
  let receiver: Receiver;
  let control: StripeUnderTest['emulator']['control'];

  beforeEach(async () => {
    receiver = await startReceiver();
    under = await startStripe({ webhookEndpoints: [{ url: receiver.url, secret: webhookSecret, events: ['*'] }] });
    ({ control } = under.emulator);
  });
  afterEach(async () => {
    await under.close();
    await receiver.close();
  });

  const open = () => under.stripe.checkout.sessions.create(foundingSession());
  const types = () => receiver.received.map(({ type }) => type);
  const settled = () => eventually(() => expect(control.webhooks().pending).toBe(0));
  const onlyCompleted = () =>
    control.setWebhookEndpoints([{ url: receiver.url, secret: webhookSecret, events: ['checkout.session.completed'] }]);

  it('report a payment, signed so that the SDK verifies it', async () => {
    const { id } = await open();
    control.pay(id);
    await settled();

    expect(types().sort()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    expect(receiver.refused).toEqual([]);
    const completed = receiver.received.find(({ type }) => type === 'checkout.session.completed');
    expect(completed).toMatchObject({
      object: 'event',
      livemode: false,
      pending_webhooks: 1,
      data: {
        object: {
          id,
          status: 'complete',
          payment_status: 'paid',
          amount_total: 2500,
          metadata: { paymentId: 'payment-1' },
        },
      },
    });
  });

  it('report a declined card, after which the session is still open', async () => {
    const { id } = await open();
    expect(control.pay(id, { card: 'declined' }).declined?.message).toBe('Your card was declined.');
    await settled();

    expect(types().sort()).toEqual(['charge.failed', 'payment_intent.created', 'payment_intent.payment_failed']);
    expect(control.pay(id).session.status).toBe('complete');
  });

  it('report an expiry, by the API and by the clock', async () => {
    const { id: first } = await open();
    const { id: second } = await open();
    await under.stripe.checkout.sessions.expire(first, {}, { idempotencyKey: 'expire-1' });
    control.advanceClock(24 * 60 * 60 * 1000);
    await settled();

    expect(types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
    expect(receiver.received.map(({ data }) => (data.object as Stripe.Checkout.Session).id).sort()).toEqual(
      [first, second].sort(),
    );
    const byCall = receiver.received.find(({ data }) => (data.object as Stripe.Checkout.Session).id === first);
    expect(byCall?.request).toMatchObject({ idempotency_key: 'expire-1' });
    expect(() => control.pay(second)).toThrow('has expired');
  });

  it('report a refund, with the previous state of the charge', async () => {
    const { id } = await open();
    control.pay(id);
    await settled();
    receiver.received.length = 0;
    control.refund(id, { amount: 500 });
    await settled();

    expect(types().sort()).toEqual(['charge.refunded', 'refund.created']);
    const refunded = receiver.received.find(({ type }) => type === 'charge.refunded');
    expect(refunded?.data).toMatchObject({
      object: { amount_refunded: 500, refunded: false, metadata: {} },
      previous_attributes: { amount_refunded: 0 },
    });
  });

  it('report a delayed payment and its outcome', async () => {
    const { id } = await open();
    expect(control.pay(id, { delayed: true }).session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(control.settle(id, true).payment_status).toBe('paid');
    await settled();

    expect(types()).toContain('checkout.session.async_payment_succeeded');
    expect(() => control.settle(id, true)).toThrow('does not wait');
  });

  it('are sent again until they are accepted', async () => {
    onlyCompleted();
    receiver.answers.push(500, 503, 302, 200);
    const { id } = await open();
    control.pay(id);
    await settled();

    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1);
    expect(control.events({ type: 'checkout.session.completed' })[0]?.deliveries).toMatchObject([
      { state: 'delivered', attempts: 4, lastStatus: 200 },
    ]);
  });

  it('are given up after three days, but can still be sent on request', async () => {
    onlyCompleted();
    await under.close();
    under = await startStripe({ firstRetryDelay: 3_600_000 });
    ({ control } = under.emulator);
    onlyCompleted();
    receiver.answers.push(500, 500);
    const { id } = await open();
    control.pay(id);
    await eventually(() => expect(receiver.received.length).toBe(1));
    control.advanceClock(3 * 24 * 60 * 60 * 1000);
    await settled();

    const [record] = control.events({ type: 'checkout.session.completed' });
    expect(record?.deliveries).toMatchObject([{ state: 'given-up', attempts: 2, lastStatus: 500 }]);
    expect(await control.deliverEvent(record?.event.id ?? '')).toMatchObject([{ status: 200 }]);
  });

  it('can be held, and are released in order', async () => {
    control.holdWebhooks();
    const { id } = await open();
    control.pay(id);
    expect(control.webhooks()).toEqual({ held: 4, pending: 0 });

    await control.releaseWebhooks();

    expect(types()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    expect(control.webhooks().held).toBe(0);
    control.refund(id);
    await settled();
    expect(types()).toContain('charge.refunded');
  });

  it('can be copied and sent at once while they are held', async () => {
    control.holdWebhooks();
    const { id } = await open();
    control.pay(id);
    const [record] = control.events({ type: 'checkout.session.completed', session: id });

    expect(await control.deliverEvent(record?.event.id ?? '', { copies: 2 })).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    expect(types()).toEqual(['checkout.session.completed', 'checkout.session.completed']);
    expect(control.webhooks().held).toBe(4);
  });

  it('are sent again when nothing answers, until the receiver is back', async () => {
    onlyCompleted();
    await receiver.close();
    const { id } = await open();
    control.pay(id);
    const delivery = () => control.events({ type: 'checkout.session.completed' })[0]?.deliveries[0];
    await eventually(() => expect(delivery()?.attempts).toBeGreaterThan(0));
    expect(delivery()).toMatchObject({ state: 'pending', lastStatus: 0 });

    receiver = await startReceiver(Number(new URL(receiver.url).port));
    await eventually(() => expect(delivery()?.state).toBe('delivered'));
    expect(types()).toEqual(['checkout.session.completed']);
  });
});
