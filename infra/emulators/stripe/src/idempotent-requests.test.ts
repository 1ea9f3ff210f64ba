import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { foundingSession, secretKey, startStripe, type StripeUnderTest } from './testing/stripe-under-test.js';

describe('idempotency keys with the official SDK', () => {
  let under: StripeUnderTest;
  const create = (idempotencyKey: string, change: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    under.stripe.checkout.sessions.create(foundingSession(change), { idempotencyKey });
  const count = () => under.emulator.control.sessions().length;

  beforeAll(async () => {
    under = await startStripe();
  });
  beforeEach(() => under.emulator.control.reset());
  afterAll(() => under.close());

  it('replays the first answer for the same key and parameters', async () => {
    const first = await create('key-1');
    const second = await create('key-1');

    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(count()).toBe(1);
  });

  it('replays the original answer, whatever happened since', async () => {
    const { id } = await create('key-1');
    under.emulator.control.pay(id);

    expect(await create('key-1')).toMatchObject({ id, status: 'open' });
  });

  it('refuses the same key with other parameters', async () => {
    await create('key-1');

    await expect(create('key-1', { metadata: { paymentId: 'payment-2' } })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      message: expect.stringContaining("Try using a key other than 'key-1'"),
    });
    expect(count()).toBe(1);
  });

  it('refuses the same key at another endpoint', async () => {
    const { id } = await create('key-1');

    await expect(under.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'key-1' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('answers 409 while the first request with the key is in progress', async () => {
    under.emulator.control.planFailure({ count: 1, delay: 1000, moment: 'before', cutOff: false });
    const first = create('key-1');
    await eventually(() => expect(under.emulator.control.failures().length).toBe(0));

    await expect(create('key-1')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await expect(first).resolves.toMatchObject({ status: 'open' });
    expect(count()).toBe(1);
  });

  it('replays a 500, too', async () => {
    under.emulator.control.planFailure({ count: 1, status: 500, delay: 0, moment: 'before', cutOff: false });

    await expect(create('key-1')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    await expect(create('key-1')).rejects.toMatchObject({
      statusCode: 500,
      headers: expect.objectContaining({ 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' }),
    });
    await expect(create('key-2')).resolves.toMatchObject({ status: 'open' });
  });

  it('saves no refusal of parameters and no rate limit', async () => {
    await expect(create('key-1', { success_url: 'nowhere' })).rejects.toMatchObject({ statusCode: 400 });
    under.emulator.control.planFailure({ count: 1, status: 429, delay: 0, moment: 'before', cutOff: false });
    await expect(create('key-1')).rejects.toMatchObject({ type: 'StripeRateLimitError' });

    await expect(create('key-1')).resolves.toMatchObject({ status: 'open' });
  });

  it('creates one session when the connection breaks after the work was done and the SDK retries', async () => {
    under.emulator.control.planFailure({ count: 1, delay: 0, moment: 'after', cutOff: true });

    const session = await under.sdk({ maxNetworkRetries: 2 }).checkout.sessions.create(foundingSession());

    expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(count()).toBe(1);
  });

  it('treats a key that is a day old as new', async () => {
    const first = await create('key-1');
    under.emulator.control.advanceClock(24 * 60 * 60 * 1000);

    expect((await create('key-1')).id).not.toBe(first.id);
  });

  it('refuses a key of more than 255 characters', async () => {
    await expect(create('k'.repeat(256))).rejects.toMatchObject({ statusCode: 400 });
  });

  it('refuses a body that is not a form', async () => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const response = await fetch(`${under.url}/v1/checkout/sessions`, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(400);
  });
});
