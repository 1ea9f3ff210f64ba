import { paymentPages, preparePayment } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { problem } from '@hearthway/contracts/problem';
import { paymentTexts, problemTexts, waitlistTexts } from '@hearthway/contracts/texts';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPaymentsUnderTest, webhookSecret, type PaymentsUnderTest } from '../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.seats.deleteMany({});
  await world.members.deleteMany({});
  world.control.clearFailures();
});

const toolkit = { productType: 'offer_toolkit' as const, customAmount: undefined } as object;
const completed = 'checkout.session.completed';
const count = async (): Promise<unknown> =>
  ((await (await fetch(`${world.commerce.url}/api/founding-members/count`)).json()) as { count: number }).count;

describe('POST /api/payment/prepare', () => {
  it('writes the order down, holds a seat, and gives a page of Stripe for exactly that', async () => {
    const before = Date.now();
    const { paymentId, sessionId, redirectUrl } = await world.prepare({ customAmount: 75 });

    expect(await world.order(paymentId)).toMatchObject({
      status: 'pending',
      productType: 'founding_member',
      amountCents: 7500,
      currency: 'usd',
      sessionId,
      acceptedTerms: { version: '2025-05-01' },
    });
    expect(await world.seats.countDocuments({ paymentId })).toBe(1);
    const session = await world.stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({
      amount_total: 7500,
      currency: 'usd',
      mode: 'payment',
      client_reference_id: paymentId,
      customer_email: 'jordan@example.com',
      metadata: { paymentId, productType: 'founding_member' },
      success_url: 'http://localhost:8080/founding-success?session_id={CHECKOUT_SESSION_ID}',
      url: redirectUrl,
    });
    const minutes = (session.expires_at * 1000 - before) / 60_000;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(33);
    expect(await world.told(paymentId)).toEqual(['commerce.payment-prepared.v1']);
  });

  it('takes the price of the toolkit, and no other', async () => {
    const { paymentId, sessionId } = await world.prepare(toolkit);
    expect(await world.order(paymentId)).toMatchObject({ productType: 'offer_toolkit', amountCents: 10_000 });
    expect(await world.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      amount_total: 10_000,
      success_url: 'http://localhost:8080/toolkit-success?session_id={CHECKOUT_SESSION_ID}',
    });
    expect(await world.seats.countDocuments({ paymentId })).toBe(0);
  });

  it.each([
    ['an amount of 24', { customAmount: 24 }, 'customAmount', paymentTexts.minimumAmount],
    ['an amount of 25.5', { customAmount: 25.5 }, 'customAmount', paymentTexts.wholeDollars],
    ['an amount of -1', { customAmount: -1 }, 'customAmount', paymentTexts.minimumAmount],
    ['an amount of a billion', { customAmount: 1e9 }, 'customAmount', paymentTexts.maximumAmount],
    [
      'an amount for the toolkit',
      { productType: 'offer_toolkit', customAmount: 25 },
      'customAmount',
      paymentTexts.fixedPrice,
    ],
    ['terms not accepted', { acceptedTerms: false }, 'acceptedTerms', waitlistTexts.terms],
    ['terms that are missing', { acceptedTerms: undefined }, 'acceptedTerms', waitlistTexts.terms],
    ['no email', { email: '' }, 'email', waitlistTexts.email],
    ['an email with a second header', { email: 'a@b.com\r\nBcc: all@b.com' }, 'email', waitlistTexts.email],
    ['no last name', { lastName: ' ' }, 'name', waitlistTexts.name],
    ['a name of nothing to see', { firstName: '\u0000\u202e' }, 'name', waitlistTexts.name],
    ['a state outside the list', { state: 'CA' }, 'state', waitlistTexts.state],
  ])('refuses %s with the words for it, and orders nothing', async (_what, changes, field, text) => {
    const before = [await world.payments.countDocuments(), world.control.sessions().length];
    const response = await world.post({ ...examplePurchase, ...changes });

    expect(response.status).toBe(400);
    expect(problem.parse(await response.json())).toMatchObject({
      error: text,
      message: text,
      code: 'payment.invalid',
      details: [{ path: `body.${field}`, message: text }],
    });
    expect([await world.payments.countDocuments(), world.control.sessions().length]).toEqual(before);
  });

  it.each([
    ['an amount in letters', { customAmount: '25' }],
    ['an amount of null', { customAmount: null }],
    ['a third product', { productType: 'house' }],
    ['no product', { productType: undefined }],
    ['a price of one’s own', { amountCents: 1 }],
    ['an operator for an email', { email: { $ne: null } }],
  ])('refuses %s', async (_what, changes) => {
    const response = await world.post({ ...examplePurchase, ...changes });
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).code).toBe('request.invalid');
  });

  it('refuses the hundred and first before anything is ordered', async () => {
    await world.seats.insertMany(
      Array.from({ length: 100 }, (_, index) => ({ _id: index + 1, paymentId: `p${index}` })),
    );
    const before = [await world.payments.countDocuments(), world.control.sessions().length];
    const response = await world.post(examplePurchase);

    expect(response.status).toBe(409);
    expect(problem.parse(await response.json())).toMatchObject({
      code: 'payment.sold-out',
      error: paymentTexts.soldOut,
    });
    expect([await world.payments.countDocuments(), world.control.sessions().length]).toEqual(before);
    await world.prepare(toolkit);
  });

  it('answers 503 while Stripe is down, and frees the seat', async () => {
    world.control.planFailure({ status: 500, count: 5, moment: 'before', delay: 0, cutOff: false });
    const response = await world.post({ ...examplePurchase, email: 'down@example.com' });

    expect(response.status).toBe(503);
    expect(problem.parse(await response.json())).toMatchObject({
      code: 'payment.provider-unavailable',
      error: problemTexts.unavailable,
    });
    expect(await world.seats.countDocuments({})).toBe(0);
    expect(await world.payments.findOne({ email: 'down@example.com' })).toMatchObject({ status: 'failed' });
    expect(world.commerce.log.text()).not.toMatch(/down@example/);
  });

  it('makes one page though the answer to the first try is lost', async () => {
    const before = world.control.sessions().length;
    world.control.planFailure({ cutOff: true, moment: 'after', count: 1, delay: 0 });
    await world.prepare();
    expect(world.control.sessions().length).toBe(before + 1);
  });
});

describe('GET /api/payment/verify', () => {
  it('fulfils what was paid, once, and says so again and again, without saying who', async () => {
    const { paymentId, sessionId } = await world.prepare();
    const pending = await world.verify(sessionId);
    expect(await pending.json()).toEqual({ success: false, status: 'pending', error: paymentTexts.pending });
    expect(await count()).toBe(0);

    world.control.pay(sessionId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.verify(sessionId)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    for (const body of bodies) {
      const message = paymentTexts.verified;
      expect(body).toEqual({ success: true, status: 'completed', message, memberNumber: 1 });
    }
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed', memberNumber: 1 });
    expect(await world.told(paymentId)).toEqual(['commerce.payment-prepared.v1', 'commerce.payment-completed.v1']);
    expect(await count()).toBe(1);
  });

  it('answers one and the same to sessions that are unknown, foreign or none at all', async () => {
    const foreign = await world.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'https://example.com/',
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Tea' } } }],
    });
    world.control.pay(foreign.id);
    const ids = [`cs_test_${'a'.repeat(58)}`, foreign.id, 'x', '', '../../v1/charges', 'a'.repeat(3000), '{"$ne":1}'];
    for (const id of ids) {
      const response = await world.verify(id);
      expect(response.status).toBe(404);
      expect(problem.parse(await response.json())).toMatchObject({
        error: 'Payment not found',
        message: 'Payment not found',
        code: 'payment.not-found',
      });
    }
    const twice = await fetch(`${world.commerce.url}/api/payment/verify?session_id=a&session_id=b`);
    expect(twice.status).toBe(404);
  });

  it('answers 503 while Stripe is down and the payment is not settled, and the truth when it is', async () => {
    const { sessionId } = await world.prepare(toolkit);
    world.control.pay(sessionId);
    world.control.planFailure({ status: 503, count: 3, moment: 'before', delay: 0, cutOff: false });
    expect((await world.verify(sessionId)).status).toBe(503);
    expect(await (await world.verify(sessionId)).json()).toMatchObject({ success: true });
    world.control.planFailure({ status: 503, count: 3, moment: 'before', delay: 0, cutOff: false });
    expect(await (await world.verify(sessionId)).json()).toMatchObject({ success: true });
  });
});

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

  it('fulfils what was paid, once, though it comes five times at once beside the result page', async () => {
    const { paymentId, sessionId } = await world.prepare();
    world.control.pay(sessionId);
    const [statuses] = await Promise.all([world.deliver(sessionId, completed, 5), world.verify(sessionId)]);

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed', memberNumber: 1 });
    expect(await world.told(paymentId)).toEqual(['commerce.payment-prepared.v1', 'commerce.payment-completed.v1']);
  });

  it('refuses what is forged, stale, truncated or not signed, and does nothing', async () => {
    const { paymentId, body } = await paid();
    const old = Math.floor(Date.now() / 1000) - 301;
    const refused = [
      await send(body),
      await send(body, ''),
      await send(body, 'nonsense'),
      await send(body, signed(body, { secret: 'whsec_of_somebody_else' })),
      await send(body, signed(body, { at: old })),
      await send(body.slice(0, -2), signed(body)),
      await send(body.replace('10000', '10001'), signed(body)),
      await send('', signed('')),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(problem.parse(await refused[0]?.json()).code).toBe('webhook.unsigned');
    expect(await world.order(paymentId)).toMatchObject({ status: 'pending' });
    expect(world.commerce.log.text()).not.toMatch(/jordan@/);

    expect((await send(body, signed(body))).status).toBe(200);
    expect((await send(body, signed(body))).status).toBe(200);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed' });
  });

  it('answers 200 to what is about no order of ours, writes a line, and does nothing', async () => {
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

  it('frees the seat of a page that expired, and of a bank that did not pay', async () => {
    const expired = await world.prepare();
    world.control.expire(expired.sessionId);
    await world.deliver(expired.sessionId, 'checkout.session.expired');
    expect(await world.order(expired.paymentId)).toMatchObject({ status: 'expired' });

    const late = await world.prepare();
    world.control.pay(late.sessionId, { delayed: true });
    await world.deliver(late.sessionId, completed);
    expect(await world.order(late.paymentId)).toMatchObject({ status: 'pending' });
    expect(await world.seats.countDocuments({})).toBe(1);
    world.control.settle(late.sessionId, false);
    await world.deliver(late.sessionId, 'checkout.session.async_payment_failed');
    expect(await world.order(late.paymentId)).toMatchObject({ status: 'failed' });
    expect(await world.seats.countDocuments({})).toBe(0);
    expect(await (await world.verify(late.sessionId)).json()).toEqual({
      success: false,
      status: 'failed',
      error: paymentTexts.notPaid,
    });
  });

  it('fulfils a payment that arrives days after its page', async () => {
    const { paymentId, sessionId } = await world.prepare(toolkit);
    world.control.pay(sessionId, { delayed: true });
    world.control.settle(sessionId, true);
    await world.deliver(sessionId, 'checkout.session.async_payment_succeeded');
    await world.deliver(sessionId, completed);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed' });
  });

  it('marks a refund, counts the member no more, and gives the number to nobody else', async () => {
    const first = await world.prepare();
    world.control.pay(first.sessionId);
    await world.deliver(first.sessionId, completed);
    world.control.refund(first.sessionId, { amount: 1000 });
    await world.deliver(first.sessionId, 'charge.refunded');
    expect(await world.order(first.paymentId)).toMatchObject({ status: 'completed' });

    world.control.refund(first.sessionId);
    await world.deliver(first.sessionId, 'charge.refunded', 3);
    expect(await world.order(first.paymentId)).toMatchObject({ status: 'refunded', memberNumber: 1 });
    expect(await world.told(first.paymentId)).toEqual([
      'commerce.payment-prepared.v1',
      'commerce.payment-completed.v1',
      'commerce.payment-refunded.v1',
    ]);
    expect(await count()).toBe(0);

    const second = await world.prepare();
    world.control.pay(second.sessionId);
    await world.verify(second.sessionId);
    expect(await world.order(second.paymentId)).toMatchObject({ memberNumber: 2 });
    expect(await count()).toBe(1);
  });

  it.each(['by the webhook', 'by the result page'])(
    'ends as refunded when the refund is seen first, %s',
    async (how) => {
      const { paymentId, sessionId } = await world.prepare();
      world.control.pay(sessionId);
      world.control.refund(sessionId);
      if (how === 'by the webhook') await world.deliver(sessionId, 'charge.refunded');
      else await world.verify(sessionId);
      await world.deliver(sessionId, completed);

      expect(await world.order(paymentId)).toMatchObject({ status: 'refunded' });
      expect(await world.told(paymentId)).toEqual(['commerce.payment-prepared.v1', 'commerce.payment-refunded.v1']);
      expect(await world.seats.countDocuments({})).toBe(0);
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
  ])('gives back what was paid for another %s, and frees the seat', async (what, changes) => {
    const { paymentId, sessionId } = await world.prepare();
    await world.payments.updateOne({ _id: paymentId }, { $set: changes });
    world.control.pay(sessionId);
    expect(await world.deliver(sessionId, completed, 3)).toEqual([200, 200, 200]);

    expect(await world.order(paymentId)).toMatchObject({
      status: 'failed',
      trouble: `other-${what}`,
      refundDue: false,
    });
    const { data } = await world.stripe.refunds.list();
    const { payment_intent: intent } = await world.stripe.checkout.sessions.retrieve(sessionId);
    expect(data.filter((refund) => refund.payment_intent === intent)).toHaveLength(1);
    expect(await (await world.verify(sessionId)).json()).toMatchObject({ error: paymentTexts.mismatched });
    await world.deliver(sessionId, 'charge.refunded');
    expect(await world.order(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await count()).toBe(0);
  });
});

describe('GET /api/payment/cancel', () => {
  it('closes the page and frees the seat of who comes back without paying, and leads to the page for it', async () => {
    const { paymentId, sessionId } = await world.prepare();
    const response = await world.cancel(sessionId);

    expect([response.status, response.headers.get('location')]).toEqual([303, paymentPages.cancelled]);
    expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
    expect(await world.seats.countDocuments({})).toBe(0);
    expect(() => world.control.pay(sessionId)).toThrow(/expired/);
    await world.deliver(sessionId, 'checkout.session.expired');
    expect((await world.cancel(sessionId)).status).toBe(303);
    expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
  });

  it('takes nothing away from who has paid in another tab', async () => {
    const { paymentId, sessionId } = await world.prepare();
    world.control.pay(sessionId);
    await world.cancel(sessionId);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed' });
  });

  it('answers a token that is not ours alike, and does nothing', async () => {
    const { paymentId } = await world.prepare();
    for (const token of ['', 'x', paymentId, `${paymentId}.${'a'.repeat(32)}`, 'a'.repeat(5000)]) {
      const response = await fetch(`${world.commerce.url}/api/payment/cancel?token=${token}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([303, paymentPages.cancelled]);
    }
    expect(await world.order(paymentId)).toMatchObject({ status: 'pending' });
  });

  it('leads on while Stripe is down; the page closes by itself', async () => {
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

describe('five hundred who want to be founding members at once', () => {
  it('lets a hundred pay and tells the others before, and gives each number once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        world.post({ ...examplePurchase, email: `buyer-${index}@example.com` }),
      ),
    );
    const accepted = responses.filter(({ status }) => status === preparePayment.status);
    const refused = responses.filter(({ status }) => status === 409);
    expect([accepted.length, refused.length]).toEqual([100, 400]);
    for (const response of refused) {
      expect(problem.parse(await response.json())).toMatchObject({ error: paymentTexts.soldOut });
    }
    const bodies = await Promise.all(
      accepted.map(async (response) => preparePayment.reply.parse(await response.json())),
    );
    const sessions = bodies.map(({ redirectUrl }) => new URL(redirectUrl).pathname.split('/').at(-1) ?? '');
    for (const session of sessions) world.control.pay(session);
    await Promise.all(sessions.flatMap((session) => [world.deliver(session, completed), world.verify(session)]));

    const orders = await world.payments.find({ _id: { $in: bodies.map(({ paymentId }) => paymentId) } }).toArray();
    expect(orders.map((order) => Reflect.get(order, 'status') as string)).toEqual(orders.map(() => 'completed'));
    const given = orders.map((order) => Number(Reflect.get(order, 'memberNumber'))).sort((a, b) => a - b);
    expect(given).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(await count()).toBe(100);
    expect(await world.seats.countDocuments({})).toBe(100);
    expect((await world.post(examplePurchase)).status).toBe(409);
  }, 120_000);
});
