import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  foundingSession,
  startReceiver,
  startStripe,
  webhookSecret,
  type StripeUnderTest,
} from './testing/stripe-under-test.js';

describe('the control under /_emulator', () => {
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

  it('pays, settles, refunds and expires without the page', async () => {
    const { id } = await open();
    expect((await call('POST', `/sessions/${id}/pay`, { card: 'declined' })).body).toMatchObject({
      declined: { code: 'card_declined' },
    });
    expect((await call('POST', `/sessions/${id}/pay`, { delayed: true })).body).toMatchObject({
      session: { status: 'complete', payment_status: 'unpaid' },
      redirectUrl: `http://localhost:8090/founding-success?session_id=${id}`,
    });
    expect((await call('POST', `/sessions/${id}/settle`, { succeeded: true })).body).toMatchObject({
      payment_status: 'paid',
    });
    expect((await call('POST', `/sessions/${id}/refund`)).body).toMatchObject({ amount: 2500 });
    const other = await open();
    expect((await call('POST', `/sessions/${other.id}/expire`)).body).toMatchObject({ status: 'expired' });
    expect(under.emulator.control.sessions().map(({ session }) => session.status)).toEqual(['complete', 'expired']);
  });

  it('holds webhooks, shows the events of a session, and releases them', async () => {
    const receiver = await startReceiver();
    under.emulator.control.setWebhookEndpoints([{ url: receiver.url, secret: webhookSecret, events: ['*'] }]);
    expect((await call('POST', '/webhooks/hold')).status).toBe(204);
    const { id } = await open();
    await open();
    await call('POST', `/sessions/${id}/pay`);

    const { body } = await call('GET', `/events?session=${id}&type=checkout.session.completed`);
    expect(body).toMatchObject({ events: [{ deliveries: [{ state: 'held', endpoint: receiver.url }] }] });
    expect(JSON.stringify(body)).not.toContain(webhookSecret);
    expect(receiver.received).toEqual([]);

    expect((await call('POST', '/webhooks/release')).status).toBe(204);
    expect(receiver.received).toHaveLength(4);
    await receiver.close();
  });

  it('forgets everything when it is reset', async () => {
    const { control } = under.emulator;
    await open();
    control.planFailure({ count: 2, status: 503, moment: 'before', delay: 0, cutOff: false });
    control.reset();

    expect([control.sessions(), control.failures()]).toEqual([[], []]);
  });

  it('refuses unknown fields, unknown sessions and requests from other sites', async () => {
    const { id } = await open();
    expect((await call('POST', `/sessions/${id}/pay`, { crad: 'declined' })).status).toBe(400);
    expect((await call('POST', '/sessions/cs_test_unknown/pay')).status).toBe(404);
    const headers = { origin: 'https://elsewhere.example' };
    const response = await fetch(`${under.url}/_emulator/webhooks/hold`, { method: 'POST', headers });
    expect(response.status).toBe(403);
  });
});

describe('a restart', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('restores sessions, saved answers and undelivered webhooks if there is a file', async () => {
    const stateFile = join(folder, 'stripe', 'state.jsonl');
    const receiver = await startReceiver();
    const webhookEndpoints = [{ url: receiver.url, secret: webhookSecret, events: ['checkout.session.completed'] }];
    const create = (under: StripeUnderTest) =>
      under.stripe.checkout.sessions.create(foundingSession(), { idempotencyKey: 'key-1' });

    receiver.answers.push(500);
    const first = await startStripe({ stateFile, webhookEndpoints, firstRetryDelay: 60_000 });
    const { id } = await create(first);
    first.emulator.control.pay(id);
    await eventually(() => expect(receiver.received.length).toBe(1));
    await first.close();

    const second = await startStripe({ stateFile, webhookEndpoints });
    expect((await create(second)).id).toBe(id);
    expect(await second.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
    second.emulator.control.advanceClock(60_000);
    await eventually(() => expect(receiver.received.length).toBe(2));
    await second.close();
    await receiver.close();

    expect(await readFile(stateFile, 'utf8')).not.toContain(webhookSecret);
  });
});
