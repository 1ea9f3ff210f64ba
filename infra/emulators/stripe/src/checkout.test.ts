import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { foundingSession, startStripe, type StripeUnderTest } from './testing/stripe-under-test.js';

describe('Checkout with the official SDK', () => {
  let under: StripeUnderTest;
  let stripe: Stripe;

  beforeAll(async () => {
    under = await startStripe();
    ({ stripe } = under);
  });
  afterAll(() => under.close());

  const refusal = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason as Stripe.errors.StripeError,
    );
    return {
      type: error?.type,
      code: error?.code,
      param: error?.param,
      status: error?.statusCode,
      message: error?.message,
    };
  };
  const create = (change: Partial<Stripe.Checkout.SessionCreateParams>) =>
    stripe.checkout.sessions.create(foundingSession(change));
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

  it('opens a session for the total of its items, by default for a day', async () => {
    const session = await create({ customer_email: 'ada@example.com', client_reference_id: 'order-1' });

    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2500,
      currency: 'usd',
      customer_email: 'ada@example.com',
      client_reference_id: 'order-1',
      payment_intent: null,
      livemode: false,
      metadata: { paymentId: 'payment-1' },
    });
    expect(session.id).toMatch(/^cs_test_/);
    expect(session.url).toBe(`${under.url}/c/pay/${session.id}`);
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
  });

  it('expands the payment intent and its charge once it is paid', async () => {
    const { id } = await create({ payment_intent_data: { metadata: { paymentId: 'payment-2' } } });
    const whole = { expand: ['payment_intent.latest_charge'] };
    expect((await stripe.checkout.sessions.retrieve(id, whole)).payment_intent).toBeNull();
    under.emulator.control.pay(id, { email: 'ada@example.com', name: 'Ada Byron' });

    const paid = await stripe.checkout.sessions.retrieve(id, whole);
    const intent = paid.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(paid.customer_details).toMatchObject({ email: 'ada@example.com', name: 'Ada Byron' });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2500, metadata: { paymentId: 'payment-2' } });
    expect(charge).toMatchObject({ paid: true, amount: 2500, payment_intent: intent.id });
    expect((await stripe.checkout.sessions.retrieve(id)).payment_intent).toBe(intent.id);
    expect(await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }))).toMatchObject({
      status: 400,
      param: 'expand[0]',
    });
  });

  it('expires an open session once, and a complete one never', async () => {
    const open = await create({});
    expect(await stripe.checkout.sessions.expire(open.id)).toMatchObject({ status: 'expired', url: null });
    expect((await refusal(stripe.checkout.sessions.expire(open.id))).message).toContain('has a status of `expired`');

    const complete = await create({});
    under.emulator.control.pay(complete.id);
    expect((await refusal(stripe.checkout.sessions.expire(complete.id))).message).toBe(
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
    );
  });

  it('refunds in parts up to what was paid', async () => {
    const { id } = await create({});
    const { session } = under.emulator.control.pay(id);
    const paymentIntent = session.payment_intent as string;

    expect(await stripe.refunds.create({ payment_intent: paymentIntent, amount: 1000 })).toMatchObject({
      amount: 1000,
      status: 'succeeded',
      payment_intent: paymentIntent,
    });
    expect((await refusal(stripe.refunds.create({ payment_intent: paymentIntent, amount: 1501 }))).message).toBe(
      'Refund amount ($15.01) is greater than unrefunded amount on charge ($15.00)',
    );
    expect(await stripe.refunds.create({ payment_intent: paymentIntent })).toMatchObject({ amount: 1500 });
    const { payment_intent: refunded } = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(refunded).toMatchObject({ latest_charge: { amount_refunded: 2500, refunded: true } });
    expect(await refusal(stripe.refunds.create({ payment_intent: paymentIntent }))).toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('refuses to refund what was never paid', async () => {
    const { id } = await create({});
    under.emulator.control.pay(id, { card: 'declined' });
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);

    expect((await refusal(stripe.refunds.create({ payment_intent: intent as string }))).message).toContain(
      'does not have a successful charge',
    );
    expect(await refusal(stripe.refunds.create({ payment_intent: 'pi_unknown' }))).toMatchObject({
      code: 'resource_missing',
      status: 400,
    });
    expect(await refusal(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
  });

  it('answers 404 for unknown sessions and paths', async () => {
    expect(await refusal(stripe.checkout.sessions.retrieve('cs_test_unknown'))).toEqual({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      param: 'session',
      status: 404,
      message: "No such checkout.session: 'cs_test_unknown'",
    });
    expect((await refusal(stripe.products.list())).message).toContain('Unrecognized request URL (GET: /v1/products)');
  });

  it('accepts only its own test key', async () => {
    const { id } = await create({});
    const address = `${under.url}/v1/checkout/sessions/${id}`;
    const failure = (key: string) => refusal(under.sdk({ key }).checkout.sessions.retrieve(id));
    expect(await failure('sk_live_0123456789abcdef')).toMatchObject({ type: 'StripeAuthenticationError', status: 401 });
    const { message } = await failure('sk_test_somebody_else_1234');
    expect(message).toBe('Invalid API Key provided: sk_test_**************1234');
    expect((await fetch(address)).status).toBe(401);
    const basic = { authorization: `Basic ${Buffer.from('sk_test_emulator_0123456789:').toString('base64')}` };
    expect((await fetch(address, { headers: basic })).status).toBe(200);
  });

  const item = (change: object) => ({
    line_items: [{ ...foundingSession().line_items?.[0], ...change }] as Stripe.Checkout.SessionCreateParams.LineItem[],
  });
  const priced = (change: object) =>
    item({ price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Founding Member' }, ...change } });
  const oversize = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, 'value']));

  it.each([
    ['an unknown parameter', { colour: 'blue' }, { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown nested parameter',
      priced({ price: 3 }),
      { code: 'parameter_unknown', param: 'line_items[0][price_data][price]' },
    ],
    ['no items', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
    ['no success_url', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    ['no quantity', item({ quantity: undefined }), { code: 'parameter_missing', param: 'line_items[0][quantity]' }],
    [
      'a quantity of zero',
      item({ quantity: 0 }),
      { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]' },
    ],
    ['an amount below 50 cents', priced({ unit_amount: 49 }), { code: 'amount_too_small' }],
    ['an amount that is no integer', priced({ unit_amount: 25.5 }), { code: 'parameter_invalid_integer' }],
    ['a negative amount', priced({ unit_amount: -1 }), { code: 'parameter_invalid_integer' }],
    ['an amount that is too large', priced({ unit_amount: 1e9 }), { code: 'amount_too_large' }],
    ['another currency', priced({ currency: 'eur' }), { param: 'line_items[0][price_data][currency]' }],
    ['a URL without scheme', { success_url: '/founding-success' }, { code: 'url_invalid', param: 'success_url' }],
    ['a URL of another scheme', { cancel_url: 'javascript:alert(1)' }, { code: 'url_invalid', param: 'cancel_url' }],
    ['an expiry under 30 minutes', { expires_at: inSeconds(29 * 60) }, { param: 'expires_at' }],
    ['an expiry over 24 hours', { expires_at: inSeconds(24 * 60 * 60 + 60) }, { param: 'expires_at' }],
    ['a bad email', { customer_email: 'ada@' }, { code: 'email_invalid', param: 'customer_email' }],
    ['another mode', { mode: 'subscription' }, { param: 'mode' }],
    ['a metadata value that is too long', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
    [
      'a metadata key that is too long',
      { metadata: { ['k'.repeat(41)]: 'x' } },
      { param: `metadata[${'k'.repeat(41)}]` },
    ],
    ['too much metadata', { metadata: oversize }, { param: 'metadata' }],
    ['an empty value', { client_reference_id: '' }, { code: 'parameter_invalid_empty', param: 'client_reference_id' }],
    [
      'what Stripe takes and the product does not send',
      { discounts: [{ coupon: 'x' }] },
      { code: 'parameter_unknown', param: 'discounts' },
    ],
  ])('refuses %s', async (_title, change, expected) => {
    const before = under.emulator.control.sessions().length;

    const refused = await refusal(create(change as Partial<Stripe.Checkout.SessionCreateParams>));

    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', status: 400, ...expected });
    expect(under.emulator.control.sessions()).toHaveLength(before);
  });

  it('accepts an expiry within the bounds', async () => {
    const expiresAt = inSeconds(31 * 60);
    await expect(create({ expires_at: expiresAt })).resolves.toMatchObject({ status: 'open', expires_at: expiresAt });
    await expect(create({ expires_at: inSeconds(24 * 60 * 60) })).resolves.toMatchObject({ status: 'open' });
  });

  it('refuses a malformed API version', async () => {
    const headers = { authorization: 'Bearer sk_test_emulator_0123456789', 'stripe-version': 'newest' };
    const response = await fetch(`${under.url}/v1/refunds`, { headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Invalid Stripe API version: newest');
  });

  it('refuses host names other than the loopback', async () => {
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${under.url}/`, { headers: { host: 'rebound.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });
});
