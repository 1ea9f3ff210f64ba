import { problem } from '@hearthway/contracts/problem';
import { paymentTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPaymentsUnderTest, toolkit, type PaymentsUnderTest } from '../../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

describe('GET /api/payment/verify', () => {
  it('fulfills a paid order once, and reports it every time without naming the buyer', async () => {
    const { paymentId, sessionId } = await world.prepare({ customAmount: 75 });
    const pending = await world.verify(sessionId);
    expect(await pending.json()).toEqual({
      success: false,
      status: 'pending',
      productType: 'founding_member',
      error: paymentTexts.pending,
    });
    expect(await world.publicCount()).toEqual({ count: 0, soldOut: false });

    world.control.pay(sessionId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.verify(sessionId)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    for (const body of bodies) {
      const message = paymentTexts.verified;
      expect(body).toEqual({
        success: true,
        status: 'completed',
        productType: 'founding_member',
        message,
        amountCents: 7500,
        paymentId,
        memberNumber: 1,
      });
    }
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed', memberNumber: 1 });
    expect(await world.eventsAbout(paymentId)).toEqual([
      'commerce.payment-prepared.v1',
      'commerce.payment-completed.v1',
    ]);
    expect(await world.publicCount()).toEqual({ count: 1, soldOut: false });
  });

  it('answers the same for sessions that are unknown, foreign or malformed', async () => {
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

  it('answers 503 while Stripe is down, unless the payment is settled already', async () => {
    const { paymentId, sessionId } = await world.prepare(toolkit);
    world.control.pay(sessionId);
    world.control.planFailure({ status: 503, count: 3, moment: 'before', delay: 0, cutOff: false });
    expect((await world.verify(sessionId)).status).toBe(503);
    expect(await (await world.verify(sessionId)).json()).toMatchObject({
      success: true,
      productType: 'offer_toolkit',
      amountCents: 10_000,
      paymentId,
    });
    world.control.planFailure({ status: 503, count: 3, moment: 'before', delay: 0, cutOff: false });
    expect(await (await world.verify(sessionId)).json()).toMatchObject({ success: true });
  });
});
