import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type Stripe from 'stripe';
import { foundingSession, startStripe, type StripeUnderTest } from './testing/stripe-under-test.js';

let under: StripeUnderTest;
let stripe: Stripe;
let control: StripeUnderTest['emulator']['control'];
beforeAll(async () => {
  under = await startStripe();
  ({ stripe } = under);
  ({ control } = under.emulator);
});
beforeEach(() => control.reset());
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => under.close());

const create = (change: Partial<Stripe.Checkout.SessionCreateParams> = {}, idempotencyKey?: string) =>
  stripe.checkout.sessions.create(foundingSession(change), idempotencyKey === undefined ? {} : { idempotencyKey });

describe('checkout with the official SDK', () => {
  const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

  it('opens a session for what is bought, by default for a day', async () => {
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
      metadata: { paymentId: 'payment-1' },
      url: `${under.url}/c/pay/${session.id}`,
    });
    expect(session.id).toMatch(/^cs_test_/);
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
  });

  it('expands the payment and its charge once it is paid', async () => {
    const { id } = await create({ payment_intent_data: { metadata: { paymentId: 'payment-2' } } });
    const whole = { expand: ['payment_intent.latest_charge'] };
    expect((await stripe.checkout.sessions.retrieve(id, whole)).payment_intent).toBeNull();
    control.pay(id);

    const paid = await stripe.checkout.sessions.retrieve(id, whole);
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: { latest_charge: { status: 'succeeded', refunded: false, metadata: { paymentId: 'payment-2' } } },
    });
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    expect(intent).toBe((paid.payment_intent as Stripe.PaymentIntent).id);
  });

  it('expires an open session once, and a complete one never', async () => {
    const { id } = await create();
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    expect(() => control.pay(id)).toThrow('has expired');

    const complete = await create();
    control.pay(complete.id);
    await expect(stripe.checkout.sessions.expire(complete.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('expires a session once its time is over', async () => {
    const { id } = await create({ expires_at: inMinutes(31) });
    const later = Date.now() + 31 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  });

  it('refunds all that is left, and no more', async () => {
    const { id } = await create();
    const { session } = control.pay(id);
    const payment = { payment_intent: session.payment_intent ?? '' };
    control.refund(id, { amount: 1000 });
    expect(() => control.refund(id, { amount: 1501 })).toThrow('1500');

    expect(await stripe.refunds.create(payment)).toMatchObject({ amount: 1500, status: 'succeeded' });
    await expect(stripe.refunds.create(payment)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('refunds nothing that was not paid', async () => {
    const { id } = await create();
    const { session } = control.pay(id, { card: 'declined' });
    const payment = { payment_intent: session.payment_intent ?? '' };
    await expect(stripe.refunds.create(payment)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });

  it('says that it does not know a session', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_unknown')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    });
  });

  it('accepts only its own key', async () => {
    const other = under.sdk({ key: 'sk_test_somebody_else' }).checkout.sessions.retrieve('cs_test_unknown');
    await expect(other).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  });

  const item = (change: object, quantity = 1) => {
    const price = { currency: 'usd', unit_amount: 2500, product_data: { name: 'Founding Member' }, ...change };
    return { line_items: [{ quantity, price_data: price }] };
  };

  it.each([
    ['a parameter that the product does not send', { discounts: [{ coupon: 'x' }] }, 'discounts'],
    ['a nested one', item({ price: 3 }), 'line_items[0][price_data][price]'],
    ['no items', { line_items: undefined }, 'line_items'],
    ['a quantity of two', item({}, 2), 'line_items[0][quantity]'],
    ['an amount below 50 cents', item({ unit_amount: 49 }), 'line_items[0][price_data][unit_amount]'],
    ['an amount that is no integer', item({ unit_amount: 50.5 }), 'line_items[0][price_data][unit_amount]'],
    ['another currency', item({ currency: 'eur' }), 'line_items[0][price_data][currency]'],
    ['a URL of another scheme', { cancel_url: 'javascript:alert(1)' }, 'cancel_url'],
    ['an expiry under 30 minutes', { expires_at: inMinutes(29) }, 'expires_at'],
    ['an expiry over 24 hours', { expires_at: inMinutes(24 * 60 + 1) }, 'expires_at'],
    ['a bad email', { customer_email: 'ada@no-host-.example' }, 'customer_email'],
  ])('refuses %s', async (_what, change, param) => {
    const refused = create(change as Partial<Stripe.Checkout.SessionCreateParams>);
    await expect(refused).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
    expect(control.sessions()).toEqual([]);
  });
});

describe('an idempotency key', () => {
  it('gets the first answer again, whatever happened since', async () => {
    const first = await create({}, 'key-1');
    control.pay(first.id);
    const second = await create({}, 'key-1');

    expect(second).toMatchObject({ id: first.id, status: 'open' });
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(control.sessions()).toHaveLength(1);
  });

  it('is refused with other parameters and at another endpoint', async () => {
    const { id } = await create({}, 'key-1');
    const refusal = { type: 'StripeIdempotencyError', statusCode: 400 };
    await expect(create({ metadata: {} }, 'key-1')).rejects.toMatchObject(refusal);
    const expired = stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'key-1' });
    await expect(expired).rejects.toMatchObject(refusal);
    expect(control.sessions()).toMatchObject([{ session: { status: 'open' } }]);
  });

  it('is refused while the first request with it is in progress', async () => {
    control.planFailure({ count: 1, delay: 1000, moment: 'before', cutOff: false });
    const outcomes = await Promise.allSettled([create({}, 'key-1'), create({}, 'key-1')]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } });
    expect(control.sessions()).toHaveLength(1);
  });

  it('keeps a 500', async () => {
    control.planFailure({ count: 1, status: 500, delay: 0, moment: 'before', cutOff: false });
    await expect(create({}, 'key-1')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    await expect(create({}, 'key-1')).rejects.toMatchObject({
      statusCode: 500,
      headers: expect.objectContaining({ 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' }),
    });
    await expect(create({}, 'key-2')).resolves.toMatchObject({ status: 'open' });
  });

  it('keeps no refusal of parameters and no rate limit', async () => {
    await expect(create({ success_url: 'nowhere' }, 'key-1')).rejects.toMatchObject({ statusCode: 400 });
    control.planFailure({ count: 1, status: 429, delay: 0, moment: 'before', cutOff: false });
    await expect(create({}, 'key-1')).rejects.toMatchObject({ type: 'StripeRateLimitError' });
    await expect(create({}, 'key-1')).resolves.toMatchObject({ status: 'open' });
  });

  it('leads to one session when the connection breaks after the work was done and the SDK retries', async () => {
    control.planFailure({ count: 1, delay: 0, moment: 'after', cutOff: true });
    const session = await under.sdk({ maxNetworkRetries: 2 }).checkout.sessions.create(foundingSession());
    expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(control.sessions()).toHaveLength(1);
  });
});
