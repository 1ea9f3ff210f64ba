import { preparePayment } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { problem } from '@hearthway/contracts/problem';
import { paymentTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPaymentsUnderTest, toolkit, type PaymentsUnderTest } from '../../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest({
    OPEN_FOUNDING_ORDERS_PER_EMAIL: '2',
    OPEN_FOUNDING_ORDERS_PER_NETWORK: '3',
    OPEN_TOOLKIT_ORDERS_PER_NETWORK: '4',
  });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.clear();
  await world.payments.deleteMany({});
});

const order = (email: string, clientIp: string, changes: object = {}) =>
  world.post({ ...examplePurchase, email, ...changes }, { 'x-forwarded-for': clientIp });
const statusOf = async (...given: Parameters<typeof order>) => (await order(...given)).status;
const { status: ordered } = preparePayment;
const refusalsBy = async (limit: string) => {
  const metrics = await (await fetch(`${world.commerce.operationsUrl}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`limit_refusals_total{limit="${limit}"}`));
  return Number(line?.split(' ')[1] ?? 0);
};

describe('open orders of one client', () => {
  it('for a membership are limited to two per address and network, however the address is written', async () => {
    expect(await statusOf('ada@example.com', '203.0.113.3')).toBe(ordered);
    expect(await statusOf('Ada@example.com ', '203.0.113.3')).toBe(ordered);
    const refused = await order('ADA@EXAMPLE.COM', '203.0.113.3');

    expect(refused.status).toBe(429);
    expect(problem.parse(await refused.json())).toMatchObject({
      code: 'payment.too-many-open',
      error: paymentTexts.tooManyOpen,
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(29 * 60);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThan(33 * 60);
    expect(await refusalsBy('open-founding-orders-per-email')).toBe(1);
    expect(await statusOf('ben@example.com', '203.0.113.3')).toBe(ordered);
    expect(await statusOf('ada@example.com', '203.0.113.3', toolkit)).toBe(ordered);
  });

  it('for a membership do not keep out the same address on another network', async () => {
    const strangers = ['203.0.113.6', '203.0.113.6', '203.0.113.7', '203.0.113.7', '203.0.113.8'];
    for (const stranger of strangers) expect(await statusOf('gus@example.com', stranger)).toBe(ordered);

    expect(await statusOf('gus@example.com', '203.0.113.9')).toBe(ordered);
  });

  it('for a membership are limited to three per network, and others can still buy', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) =>
      statusOf(`holder-${index}@example.com`, `2001:db8:0:7::${index + 1}`),
    );
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === ordered)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    expect(await refusalsBy('open-founding-orders-per-network')).toBe(17);
    expect(await statusOf('buyer@example.com', '2001:db8:0:8::1')).toBe(ordered);
  });

  it('for the toolkit are limited per network, even if ordered simultaneously', async () => {
    const attempts = Array.from({ length: 12 }, () => statusOf('holder@example.com', '203.0.113.4', toolkit));
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === ordered)).toHaveLength(4);
    expect(await refusalsBy('open-toolkit-orders-per-network')).toBe(8);
    expect(await statusOf('holder@example.com', '203.0.113.4')).toBe(ordered);
  });

  it('no longer count once they are paid or cancelled', async () => {
    const from = { clientIp: '203.0.113.5' };
    const paid = await world.prepare({ email: 'eve@example.com' }, from);
    const calledOff = await world.prepare({ email: 'eve@example.com' }, from);
    expect(await statusOf('eve@example.com', from.clientIp)).toBe(429);
    world.control.pay(paid.sessionId);
    await world.verify(paid.sessionId);
    await world.cancel(calledOff.sessionId);

    for (const { paymentId } of [paid, calledOff]) {
      expect(Object.keys((await world.order(paymentId)) ?? {})).not.toContain('networkKey');
      expect(Object.keys((await world.order(paymentId)) ?? {})).not.toContain('emailKey');
    }
    expect(await statusOf('eve@example.com', from.clientIp)).toBe(ordered);
    expect(await statusOf('eve@example.com', from.clientIp)).toBe(ordered);
  });

  it('do not contain the IP address that they came from', async () => {
    const { paymentId } = await world.prepare({}, { clientIp: '203.0.113.99' });
    expect(JSON.stringify(await world.order(paymentId))).not.toContain('203.0.113');
  });
});
