import { preparePayment } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { problem } from '@hearthway/contracts/problem';
import { paymentTexts } from '@hearthway/contracts/texts';
import type { InstanceUnderTest } from '@hearthway/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startPaymentsUnderTest, toolkit, type PaymentsUnderTest } from '../../testing/index.js';

const perNetwork = 4;
let world: PaymentsUnderTest;
let other: InstanceUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest({ OPEN_ORDERS_PER_NETWORK: String(perNetwork) });
  other = await world.commerce.anotherInstance();
});
afterAll(async () => {
  await other.stop();
  await world.stop();
});
beforeEach(async () => {
  await world.clear();
  await world.payments.deleteMany({});
});

const order = (email: string, clientIp: string, changes: object = {}, url?: string) =>
  world.post({ ...examplePurchase, email, ...changes }, { 'x-forwarded-for': clientIp }, url);
/** One of two instances in turn. */
const instanceAt = (turn: number) => (turn % 2 === 0 ? world.commerce.url : other.url);
const statusOf = async (...given: Parameters<typeof order>) => (await order(...given)).status;
const { status: ordered } = preparePayment;
const checkoutOf = (sessionId: string) =>
  world.control.sessions().find(({ session }) => session.id === sessionId)?.session.status;
const openCheckoutsOf = (email: string) =>
  world.control.sessions().filter(({ session }) => session.customer_email === email && session.status === 'open');

describe('a buyer who orders again', () => {
  const ada = 'ada@example.com';
  const from = { clientIp: '203.0.113.3' };

  it('is never kept out by the pages left behind, which close, however the address is written', async () => {
    const left = [];
    for (const email of [ada, 'Ada@example.com ', 'ADA@EXAMPLE.COM', ada, ada, ada, ada]) {
      left.push(await world.prepare({ email }, from));
    }
    const last = left.pop();
    for (const { paymentId, sessionId } of left) {
      expect(checkoutOf(sessionId)).toBe('expired');
      expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
      await world.deliver(sessionId, 'checkout.session.expired');
      expect(await world.order(paymentId)).toMatchObject({ status: 'cancelled' });
    }
    world.control.pay(last!.sessionId);
    expect(await world.outcomeOf(last!.sessionId)).toMatchObject({ success: true, memberNumber: 1 });
  });

  it('has one checkout open even after ordering several times at once, at two instances', async () => {
    const email = 'ben@example.com';
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => statusOf(email, from.clientIp, {}, instanceAt(turn))),
    );
    expect(new Set(statuses)).toEqual(new Set([ordered]));
    expect(openCheckoutsOf(email)).toHaveLength(1);
  });

  it('keeps what was paid just before, and gets no second checkout', async () => {
    const { paymentId, sessionId } = await world.prepare({ email: ada }, from);
    world.control.pay(sessionId);
    const before = world.control.sessions().length;
    const refused = await order(ada, from.clientIp);

    expect(refused.status).toBe(409);
    expect(problem.parse(await refused.json())).toMatchObject({
      code: 'payment.already-paid',
      error: paymentTexts.alreadyPaid,
    });
    expect(world.control.sessions()).toHaveLength(before);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed', memberNumber: 1 });
    await world.deliver(sessionId, 'checkout.session.completed');
    expect(await world.eventsAbout(paymentId)).toEqual([
      'commerce.payment-prepared.v1',
      'commerce.payment-completed.v1',
    ]);
    expect(await statusOf(ada, from.clientIp)).toBe(ordered);
  });

  it('waits for a payment that the bank has yet to answer', async () => {
    const { paymentId, sessionId } = await world.prepare({ email: ada }, from);
    world.control.pay(sessionId, { delayed: true });
    expect(await statusOf(ada, from.clientIp)).toBe(409);
    world.control.settle(sessionId, false);
    await world.deliver(sessionId, 'checkout.session.async_payment_failed');
    expect(await world.order(paymentId)).toMatchObject({ status: 'failed' });
    expect(await statusOf(ada, from.clientIp)).toBe(ordered);
  });

  it('and pays at the same time either has paid or can pay, never both', async () => {
    const buyers = Array.from({ length: 24 }, (_, index) => index);
    const ends = await Promise.all(
      buyers.map(async (turns) => {
        const email = `cleo-${turns}@example.com`;
        const address = { clientIp: `2001:db8:1:${turns}::1` };
        const first = await world.prepare({ email }, address);
        const payLater = async () => {
          for (let turn = 0; turn < turns * 3; turn += 1) await nextTurn();
          world.control.pay(first.sessionId);
        };
        const [second, payment] = await Promise.allSettled([order(email, address.clientIp), payLater()]);
        const paid = payment.status === 'fulfilled';
        const again = second.status === 'fulfilled' ? second.value.status : 'nothing';
        return { paid, again, status: (await world.order(first.paymentId))?.status, open: openCheckoutsOf(email) };
      }),
    );
    for (const { paid, again, status, open } of ends) {
      expect([again, status, open.length]).toEqual(paid ? [409, 'completed', 0] : [ordered, 'cancelled', 1]);
    }
    expect(await world.members.countDocuments({})).toBe(ends.filter(({ paid }) => paid).length);
  });

  it('keeps the open page while Stripe cannot close it', async () => {
    const { paymentId, sessionId } = await world.prepare({ email: ada }, from);
    const before = await world.payments.countDocuments();
    world.control.planFailure({ status: 500, count: 5, moment: 'before', delay: 0, cutOff: false });
    expect(await statusOf(ada, from.clientIp)).toBe(503);
    expect(await world.payments.countDocuments()).toBe(before);
    world.control.clearFailures();
    world.control.pay(sessionId);
    await world.outcomeOf(sessionId);
    expect(await world.order(paymentId)).toMatchObject({ status: 'completed' });
  });

  it('is not kept out by an order whose process was killed before its checkout was known', async () => {
    const { paymentId } = await world.prepare({ email: ada }, from);
    await world.payments.updateOne({ _id: paymentId }, { $unset: { sessionId: 1 } });
    for (let time = 0; time < 3; time += 1) expect(await statusOf(ada, from.clientIp)).toBe(ordered);
  });

  it('closes neither the other offer, nor the page of the same address on another network', async () => {
    const others = [
      await world.prepare({ ...toolkit, email: ada }, from),
      await world.prepare({ email: ada }, { clientIp: '203.0.113.4' }),
      await world.prepare({ email: 'ben@example.com' }, from),
    ];
    await world.prepare({ email: ada }, from);
    await world.prepare({ email: ada }, from);
    for (const { sessionId } of others) expect(checkoutOf(sessionId)).toBe('open');
  });
});

describe('open orders of one network', () => {
  const refusals = async () => {
    const metrics = await Promise.all(
      [world.commerce, other].map(async ({ operationsUrl }) => (await fetch(`${operationsUrl}/metrics`)).text()),
    );
    const lines = metrics.flatMap((text) =>
      text.split('\n').filter((one) => one.startsWith('limit_refusals_total{limit="open-orders-per-network"')),
    );
    return lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  };

  it('are limited, even if ordered simultaneously, at two instances; other networks can still buy', async () => {
    const before = await refusals();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const product = index % 4 < 2 ? {} : toolkit;
        return order(`holder-${index}@example.com`, `2001:db8:0:7::${index + 1}`, product, instanceAt(index));
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === ordered)).toHaveLength(perNetwork);
    expect(refused).toHaveLength(20 - perNetwork);
    expect(problem.parse(await refused[0]!.json())).toMatchObject({
      code: 'payment.too-many-open',
      error: paymentTexts.tooManyOpen,
    });
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(29 * 60);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeLessThan(33 * 60);
    expect(await refusals()).toBe(before + 20 - perNetwork);
    expect(await statusOf('buyer@example.com', '2001:db8:0:8::1')).toBe(ordered);
  });

  it('do not keep out a buyer whose own order is among them', async () => {
    const network = '203.0.113.4';
    for (let index = 0; index < perNetwork; index += 1) await statusOf(`neighbor-${index}@example.com`, network);
    expect(await statusOf('neighbor-0@example.com', network)).toBe(ordered);
    expect(await statusOf('newcomer@example.com', network)).toBe(429);
  });

  it('no longer count once they are paid or cancelled', async () => {
    const from = { clientIp: '203.0.113.5' };
    const orders = [];
    for (let index = 0; index < perNetwork; index += 1)
      orders.push(await world.prepare({ email: `eve-${index}@example.com` }, from));
    const [paid, calledOff] = orders;
    expect(await statusOf('eve@example.com', from.clientIp)).toBe(429);
    world.control.pay(paid!.sessionId);
    await world.verify(paid!.sessionId);
    await world.cancel(calledOff!.sessionId);

    for (const { paymentId } of [paid!, calledOff!]) {
      expect(Object.keys((await world.order(paymentId)) ?? {})).not.toContain('networkKey');
      expect(Object.keys((await world.order(paymentId)) ?? {})).not.toContain('emailKey');
    }
    expect(await statusOf('eve@example.com', from.clientIp)).toBe(ordered);
    expect(await statusOf('eva@example.com', from.clientIp)).toBe(ordered);
    expect(await statusOf('evi@example.com', from.clientIp)).toBe(429);
  });

  it('do not contain the IP address that they came from', async () => {
    const { paymentId } = await world.prepare({}, { clientIp: '203.0.113.99' });
    expect(JSON.stringify(await world.order(paymentId))).not.toContain('203.0.113');
  });
});
