import { examplePurchase } from '@hearthway/contracts/examples';
import { problem } from '@hearthway/contracts/problem';
import { paymentTexts, problemTexts, waitlistTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPaymentsUnderTest, toolkit, type PaymentsUnderTest } from '../../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

describe('POST /api/payment/prepare', () => {
  it('stores the order, takes no seat yet, and returns a checkout for exactly that order', async () => {
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
    expect(await world.publicCount()).toEqual({ count: 0, soldOut: false });
    const session = await world.stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({
      amount_total: 7500,
      currency: 'usd',
      mode: 'payment',
      client_reference_id: paymentId,
      customer_email: 'jordan@example.com',
      allowed_payment_method_types: ['card'],
      metadata: { paymentId, productType: 'founding_member' },
      success_url: 'http://localhost:8080/founding-success?session_id={CHECKOUT_SESSION_ID}',
      url: redirectUrl,
    });
    const minutes = (session.expires_at * 1000 - before) / 60_000;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(33);
    expect(await world.eventsAbout(paymentId)).toEqual(['commerce.payment-prepared.v1']);
  });

  it('has a fixed price for the toolkit', async () => {
    const { paymentId, sessionId } = await world.prepare(toolkit);
    expect(await world.order(paymentId)).toMatchObject({ productType: 'offer_toolkit', amountCents: 10_000 });
    expect(await world.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      amount_total: 10_000,
      success_url: 'http://localhost:8080/toolkit-success?session_id={CHECKOUT_SESSION_ID}',
    });
  });

  it.each([
    ['an amount of 24', { customAmount: 24 }, 'customAmount', paymentTexts.minimumAmount],
    ['terms that are missing', { acceptedTerms: undefined }, 'acceptedTerms', waitlistTexts.terms],
    ['an email with a second header', { email: 'a@b.com\r\nBcc: all@b.com' }, 'email', waitlistTexts.email],
    ['an invisible name', { firstName: '\u0000\u202e' }, 'name', waitlistTexts.name],
    ['a state outside the list', { state: 'CA' }, 'state', waitlistTexts.state],
  ])('refuses %s with its message, and orders nothing', async (_what, changes, field, text) => {
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
    ['an own price', { amountCents: 1 }],
    ['an operator for an email', { email: { $ne: null } }],
  ])('refuses %s', async (_what, changes) => {
    const response = await world.post({ ...examplePurchase, ...changes });
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).code).toBe('request.invalid');
  });

  it('answers 503 while Stripe is down, and the order fails', async () => {
    world.control.planFailure({ status: 500, count: 5, moment: 'before', delay: 0, cutOff: false });
    const response = await world.post({ ...examplePurchase, email: 'down@example.com' });

    expect(response.status).toBe(503);
    expect(problem.parse(await response.json())).toMatchObject({
      code: 'payment.provider-unavailable',
      error: problemTexts.unavailable,
    });
    expect(await world.payments.findOne({ 'buyer.email': 'down@example.com' })).toMatchObject({ status: 'failed' });
    expect(world.commerce.log.text()).not.toMatch(/down@example/);
  });

  it('names the field when Stripe refuses the email address', async () => {
    const response = await world.post({ ...examplePurchase, email: 'jordan@no-host-.example' });

    expect(response.status).toBe(400);
    expect(problem.parse(await response.json())).toMatchObject({
      code: 'payment.invalid',
      details: [{ path: 'body.email', message: waitlistTexts.email }],
    });
    expect(world.commerce.log.text()).not.toContain('jordan@no-host');
  });

  it('opens one checkout even if the first response is lost', async () => {
    const before = world.control.sessions().length;
    world.control.planFailure({ cutOff: true, moment: 'after', count: 1, delay: 0 });
    await world.prepare();
    expect(world.control.sessions().length).toBe(before + 1);
  });
});
