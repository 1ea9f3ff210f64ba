import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  foundingSession,
  startReceiver,
  startStripe,
  webhookSecret,
  type Receiver,
  type StripeUnderTest,
} from './testing/stripe-under-test.js';

describe('webhooks', () => {
  let under: StripeUnderTest;
  let receiver: Receiver;
  let control: StripeUnderTest['emulator']['control'];

  beforeEach(async () => {
    receiver = await startReceiver();
    under = await startStripe({ webhookEndpoints: [{ url: receiver.url, secret: webhookSecret }] });
    ({ control } = under.emulator);
  });
  afterEach(async () => {
    await under.close();
    await receiver.close();
  });

  const open = async (change = {}) => (await under.stripe.checkout.sessions.create(foundingSession(change))).id;
  const types = () => receiver.received.map(({ type }) => type);
  const settled = () => eventually(() => expect(control.webhooks().pending).toBe(0));
  const call = (method: string, path: string, body?: object) =>
    fetch(`${under.url}/_emulator${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });

  it('report a payment, signed so that the SDK verifies it', async () => {
    const id = await open();
    control.pay(id);
    await settled();

    expect(receiver.refused).toEqual([]);
    expect(receiver.received).toMatchObject([
      {
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id, status: 'complete', payment_status: 'paid', amount_total: 2500 } },
      },
    ]);
  });

  it('report no declined card, after which the session is still open', async () => {
    const id = await open();
    expect(control.pay(id, { card: 'declined' })).toMatchObject({
      session: { status: 'open' },
      charge: { status: 'failed' },
    });
    expect(control.pay(id).session.status).toBe('complete');
    await settled();
    expect(types()).toEqual(['checkout.session.completed']);
  });

  it('report an expiry and a refund', async () => {
    await under.stripe.checkout.sessions.expire(await open());
    const id = await open({ payment_intent_data: { metadata: { paymentId: 'payment-2' } } });
    control.pay(id);
    await settled();
    control.refund(id, { amount: 500 });
    await settled();

    expect(types().sort()).toEqual(['charge.refunded', 'checkout.session.completed', 'checkout.session.expired']);
    expect(receiver.received.at(-1)?.data).toMatchObject({
      object: { amount_refunded: 500, refunded: false, metadata: { paymentId: 'payment-2' } },
    });
  });

  it.each([
    [true, 'checkout.session.async_payment_succeeded', 'paid'],
    [false, 'checkout.session.async_payment_failed', 'unpaid'],
  ] as const)('report a delayed payment and its outcome, over HTTP too', async (succeeded, type, status) => {
    const id = await open();
    const paid = await call('POST', `/sessions/${id}/pay`, { delayed: true });
    expect(await paid.json()).toMatchObject({ session: { status: 'complete', payment_status: 'unpaid' } });
    const end = await call('POST', `/sessions/${id}/settle`, { succeeded });
    expect(await end.json()).toMatchObject({ payment_status: status });
    await settled();

    expect(types()).toContain(type);
    expect(() => control.settle(id, true)).toThrow('does not wait');
  });

  it('are sent again until they are accepted', async () => {
    receiver.answers.push(500, 503, 302, 200);
    control.pay(await open());
    await settled();

    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1);
  });

  it('are sent again when nothing answers, until the receiver is back', async () => {
    await receiver.close();
    control.pay(await open());
    receiver = await startReceiver(Number(new URL(receiver.url).port));
    await settled();
    expect(types()).toEqual(['checkout.session.completed']);
  });

  it('can be held, and are released in order', async () => {
    expect((await call('POST', '/webhooks/hold')).status).toBe(204);
    const id = await open();
    control.pay(id);
    control.refund(id);
    expect(control.webhooks()).toEqual({ held: 2, pending: 0 });
    const { events } = (await (await call('GET', '/events?type=charge.refunded')).json()) as { events: object[] };
    expect(events).toMatchObject([{ session: id, event: { type: 'charge.refunded' } }]);
    expect(receiver.received).toEqual([]);

    expect((await call('POST', '/webhooks/release')).status).toBe(204);
    expect(types()).toEqual(['checkout.session.completed', 'charge.refunded']);
    control.pay(await open());
    await settled();
    expect(receiver.received).toHaveLength(3);
  });

  it('can be copied and sent at once while they are held', async () => {
    control.holdWebhooks();
    const id = await open();
    control.pay(id);
    const [record] = control.events({ type: 'checkout.session.completed', session: id });

    expect(await control.deliverEvent(record?.event.id ?? '', { copies: 2 })).toEqual([200, 200]);
    expect(types()).toEqual(['checkout.session.completed', 'checkout.session.completed']);
    expect(control.webhooks().held).toBe(1);
  });

  it('cannot be controlled with unknown fields, of unknown sessions, or from another site', async () => {
    const id = await open();
    expect((await call('POST', `/sessions/${id}/pay`, { delay: true })).status).toBe(400);
    expect((await call('POST', '/sessions/cs_test_unknown/pay', {})).status).toBe(404);
    const headers = { origin: 'https://elsewhere.example' };
    expect((await fetch(`${under.url}/_emulator/webhooks/hold`, { method: 'POST', headers })).status).toBe(403);
  });
});
