import { problem } from '@hearthway/contracts/problem';
import { paymentTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { startPaymentsUnderTest, toolkit, webhookSecret, type PaymentsUnderTest } from '../../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const completed = 'checkout.session.completed';

describe('POST /api/webhooks/stripe', () => {
  const signed = (body: string, { secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  const send = (body: string, signature?: string) =>
    fetch(world.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      body,
    });
  const paid = async () => {
    const prepared = await world.prepare(toolkit);
    world.control.pay(prepared.sessionId);
    const event = world.control.events({ type: completed, session: prepared.sessionId }).at(-1)?.event;
    return { ...prepared, body: JSON.stringify(event, null, 2) };
  };

  it('fulfills a paid order once, although it comes five times at once, beside the result page', async () => {
    const { paymentId, sessionId } = await world.prepare();
    world.control.pay(sessionId);
    const [statuses] = await Promise.all([world.deliver(sessionId, completed, 5), world.verify(sessionId)]);

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed', memberNumber: 1 });
    expect(await world.eventsAbout(paymentId)).toEqual([
      'commerce.payment-prepared.v1',
      'commerce.payment-completed.v1',
    ]);
  });

  it('does nothing for webhooks that are forged, stale, yet to come, truncated or unsigned', async () => {
    const { paymentId, body } = await paid();
    const now = Math.floor(Date.now() / 1000);
    const toCome = now + 330;
    const refused = [
      await send(body),
      await send(body, ''),
      await send(body, 'nonsense'),
      await send(body, signed(body, { secret: 'whsec_of_somebody_else' })),
      await send(body, signed(body, { at: now - 301 })),
      await send(body, signed(body, { at: toCome })),
      await send(body, signed(body, { at: now + 86_400 * 365 })),
      await send(body, `t=${now},${signed(body, { at: toCome })}`),
      await send(body, `${signed(body, { at: toCome })},t=${toCome}`),
      await send(body.slice(0, -2), signed(body)),
      await send(body.replace('10000', '10001'), signed(body)),
      await send('', signed('')),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(problem.parse(await refused[0]?.json()).code).toBe('webhook.unsigned');
    expect(await world.order(paymentId)).toMatchObject({ status: 'pending' });
    expect(world.commerce.log.text()).not.toMatch(/jordan@/);

    for (const at of [now - 200, now, now + 200]) expect((await send(body, signed(body, { at }))).status).toBe(200);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed' });
  });

  it('does nothing for a webhook about another order, but answers 200 and logs it', async () => {
    const { body, paymentId } = await paid();
    const foreign = body.replaceAll(paymentId, '00000000-0000-4000-8000-000000000000');
    expect((await send(foreign, signed(foreign))).status).toBe(200);
    const nameless = body.replaceAll(`"client_reference_id": "${paymentId}"`, '"client_reference_id": null');
    expect((await send(nameless, signed(nameless))).status).toBe(200);
    const other = body.replaceAll(/cs_test_\w+/g, `cs_test_${'b'.repeat(58)}`);
    expect((await send(other, signed(other))).status).toBe(200);
    const unconcerned = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: {} },
    });
    expect((await send(unconcerned, signed(unconcerned))).status).toBe(200);

    expect(await world.order(paymentId)).toMatchObject({ status: 'pending' });
    expect(world.commerce.log.text()).toContain('about an order that is not ours');
  });
});

describe('a webhook', () => {
  it('ends the order when the checkout expires or the bank does not pay', async () => {
    const expired = await world.prepare();
    world.control.expire(expired.sessionId);
    await world.deliver(expired.sessionId, 'checkout.session.expired');
    expect(await world.order(expired.paymentId)).toMatchObject({ status: 'expired' });

    const late = await world.prepare();
    world.control.pay(late.sessionId, { delayed: true });
    await world.deliver(late.sessionId, completed);
    expect(await world.order(late.paymentId)).toMatchObject({ status: 'pending' });
    world.control.settle(late.sessionId, false);
    await world.deliver(late.sessionId, 'checkout.session.async_payment_failed');
    expect(await world.order(late.paymentId)).toMatchObject({ status: 'failed' });
    expect(await (await world.verify(late.sessionId)).json()).toEqual({
      success: false,
      status: 'failed',
      productType: 'founding_member',
      error: paymentTexts.notPaid,
    });
  });

  it('fulfills an order that is paid days after its checkout', async () => {
    const { paymentId, sessionId } = await world.prepare(toolkit);
    world.control.pay(sessionId, { delayed: true });
    world.control.settle(sessionId, true);
    await world.deliver(sessionId, 'checkout.session.async_payment_succeeded');
    await world.deliver(sessionId, completed);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed' });
  });
});
