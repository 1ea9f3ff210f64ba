import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  foundingSession,
  startReceiver,
  startStripe,
  webhookSecret,
  type StripeUnderTest,
} from './testing/stripe-under-test.js';

describe('The control under /_emulator', () => {
  let under: StripeUnderTest;

  beforeEach(async () => {
    under = await startStripe();
  });
  afterEach(() => under.close());

  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${under.url}/_emulator${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>) };
  };
  const open = () => under.stripe.checkout.sessions.create(foundingSession());

  it('pays, declines, cancels, expires, settles and refunds without the page', async () => {
    const { id } = await open();
    expect((await call('POST', `/sessions/${id}/decline`, {})).body).toMatchObject({
      declined: { code: 'card_declined' },
    });
    expect((await call('POST', `/sessions/${id}/cancel`, {})).body).toMatchObject({
      session: { status: 'open' },
      redirectUrl: 'http://localhost:8090/',
    });
    expect((await call('POST', `/sessions/${id}/pay`, { email: 'ada@example.com', delayed: true })).body).toMatchObject(
      {
        session: { status: 'complete', payment_status: 'unpaid' },
        redirectUrl: `http://localhost:8090/founding-success?session_id=${id}`,
      },
    );
    expect((await call('POST', `/sessions/${id}/settle`, { succeeded: true })).body).toMatchObject({
      payment_status: 'paid',
    });
    expect((await call('POST', `/sessions/${id}/refund`, {})).body).toMatchObject({ amount: 2500 });
    const other = await open();
    expect((await call('POST', `/sessions/${other.id}/expire`, {})).body).toMatchObject({ status: 'expired' });
    const { sessions } = (await call('GET', '/sessions')).body as { sessions: object[] };
    expect(sessions).toMatchObject([
      { id, status: 'complete' },
      { id: other.id, status: 'expired' },
    ]);
  });

  it('shows events of a session and the state of webhooks, but no secret', async () => {
    const receiver = await startReceiver();
    const endpoints = [{ url: receiver.url, secret: webhookSecret }];
    expect((await call('PUT', '/webhooks/endpoints', { endpoints })).status).toBe(204);
    expect((await call('POST', '/webhooks/rules', { action: 'hold' })).status).toBe(204);
    const { id } = await open();
    await open();
    await call('POST', `/sessions/${id}/pay`, {});

    const { events } = (await call('GET', `/events?session=${id}&type=checkout.session.completed`)).body as {
      events: { event: { id: string } }[];
    };
    expect(events).toMatchObject([{ deliveries: [{ state: 'held', endpoint: receiver.url }] }]);
    const state = await call('GET', '/webhooks');
    expect(state.body).toMatchObject({ held: 4, rules: [{ action: 'hold' }] });
    expect(JSON.stringify(state.body)).not.toContain(webhookSecret);

    expect((await call('POST', `/events/${events[0]?.event.id ?? ''}/deliver`, {})).body).toMatchObject({
      attempts: [{ status: 200 }],
    });
    expect((await call('DELETE', '/webhooks/rules')).status).toBe(204);
    const released = (await call('POST', '/webhooks/release', { order: 'shuffled' })).body as { attempts: object[] };
    expect(released.attempts).toHaveLength(4);
    await receiver.close();
  });

  it('moves the clock, plans failures and forgets everything', async () => {
    await open();
    await call('POST', '/clock/advance', { seconds: 86_400 });
    expect((await call('GET', '/sessions')).body).toMatchObject({ sessions: [{ status: 'expired' }] });
    expect((await call('POST', '/clock/reset', {})).body).toMatchObject({ aheadMilliseconds: 0 });

    await call('POST', '/failures', { count: 2, status: 503, path: '/v1/checkout', method: 'GET' });
    expect((await call('GET', '/failures')).body).toMatchObject({ failures: [{ count: 2, status: 503 }] });
    await expect(under.stripe.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 503 });
    await expect(open()).resolves.toMatchObject({ status: 'open' });

    expect((await call('POST', '/reset', {})).status).toBe(204);
    expect((await call('GET', '/sessions')).body).toEqual({ sessions: [] });
    await expect(under.stripe.checkout.sessions.list()).resolves.toMatchObject({ data: [] });
  });

  it('refuses what it does not understand, and endpoints beyond this machine', async () => {
    expect((await call('POST', '/failures', { statsu: 500 })).status).toBe(400);
    const endpoints = [{ url: 'http://elsewhere.example/webhook', secret: webhookSecret }];
    expect((await call('PUT', '/webhooks/endpoints', { endpoints })).status).toBe(400);
    expect((await call('POST', '/sessions/cs_test_unknown/pay', {})).status).toBe(404);
    expect(
      (
        await fetch(`${under.url}/_emulator/reset`, {
          method: 'POST',
          headers: { origin: 'https://elsewhere.example' },
        })
      ).status,
    ).toBe(403);
  });
});

describe('A restart', { timeout: 20_000 }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('finds sessions, kept answers and webhooks that were not taken, when it has a file', async () => {
    const stateFile = join(folder, 'stripe', 'state.jsonl');
    const receiver = await startReceiver();
    const webhookEndpoints = [{ url: receiver.url, secret: webhookSecret, events: ['checkout.session.completed'] }];
    const create = (under: StripeUnderTest) =>
      under.stripe.checkout.sessions.create(foundingSession(), { idempotencyKey: 'key-1' });

    receiver.answers.push(500);
    const first = await startStripe({ stateFile, webhookEndpoints, firstRetryDelay: 60_000 });
    const { id } = await create(first);
    first.emulator.control.pay(id);
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
    await first.close();

    const second = await startStripe({ stateFile, webhookEndpoints });
    expect((await create(second)).id).toBe(id);
    expect(await second.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
    second.emulator.control.advanceClock(60_000);
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2);
    await second.close();
    await receiver.close();

    expect(await readFile(stateFile, 'utf8')).not.toContain(webhookSecret);
  });
});
