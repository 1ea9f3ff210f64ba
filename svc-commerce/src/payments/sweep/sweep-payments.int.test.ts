import type {} from '@hearthway/engines/testing';
import type { ProductType } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { PaymentDependencies } from '../dependencies.js';
import { preparePayment } from '../ordering/prepare-payment.js';
import { openScheduleWorld, type ScheduleWorld } from '../testing/schedule-world.js';
import { sweepPayments } from './sweep-payments.js';

const minute = 60_000;
const day = 24 * 60 * minute;
let world: ScheduleWorld;
beforeAll(async () => {
  world = await openScheduleWorld(testEngines().mongodbUri);
});
afterAll(() => world.close());
beforeEach(() => world.clear());

const { firstName, lastName, state, acceptedTerms } = examplePurchase;
const purchase = { firstName, lastName, state, acceptedTerms };
const prepare = async (email: string, productType: ProductType = 'founding_member'): Promise<string> => {
  const from = { clientIp: '203.0.113.9', correlationId: randomUUID() };
  return (await preparePayment(world.instances[0], { ...purchase, email, productType }, from)).paymentId;
};
const sweep = (milliseconds: number, changes: Partial<PaymentDependencies> = {}) =>
  sweepPayments({ ...world.instances[0], now: () => new Date(Date.now() + milliseconds), ...changes });
const orders = () => world.database.collection<{ _id: string; sessionId: string }>('payments');
const order = (id: string) => orders().findOne({ _id: id });
const sessionOf = async (id: string): Promise<string> => (await order(id))?.sessionId ?? '';

describe('a sweep', () => {
  it('ends an order whose checkout the provider does not know', async () => {
    const paymentId = await prepare('ada@example.com');
    world.control.reset();
    await sweep(day);
    expect(await order(paymentId)).toMatchObject({ status: 'expired' });
  });

  it('leaves an order alone as long as its checkout may be open', async () => {
    const paymentId = await prepare('ada@example.com');
    world.control.reset();
    await sweep(32 * minute);
    expect(await order(paymentId)).toMatchObject({ status: 'pending', looks: 0 });
  });

  it('settles what it can, and checks orders that it cannot settle less and less often', async () => {
    const asked: string[] = [];
    const { provider } = world.instances[0];
    const stuck: PaymentDependencies['provider'] = {
      ...provider,
      report(sessionId) {
        asked.push(sessionId);
        return Promise.resolve({ kind: 'open' });
      },
    };
    for (let count = 0; count < 100; count += 1) await prepare(`buyer-${count}@example.com`, 'offer_toolkit');
    await sweep(60 * minute, { provider: stuck });
    const paymentId = await prepare('last@example.com');
    world.control.reset();

    await sweep(60 * minute);
    expect(await order(paymentId)).toMatchObject({ status: 'expired' });
    expect(asked).toHaveLength(100);
    asked.length = 0;
    await sweep(61 * minute + 1000, { provider: stuck });
    await sweep(62 * minute + 1000, { provider: stuck });
    expect(asked).toHaveLength(100);
  });

  it('shares the work with other instances', async () => {
    const asked: string[] = [];
    const instances = world.instances.map((instance) => ({
      ...instance,
      now: () => new Date(Date.now() + day),
      provider: {
        ...instance.provider,
        report(sessionId: string) {
          asked.push(sessionId);
          return instance.provider.report(sessionId);
        },
      },
    }));
    for (let count = 0; count < 8; count += 1) await prepare(`buyer-${count}@example.com`);
    await Promise.all(instances.map((instance) => sweepPayments(instance)));
    expect(new Set(asked).size).toBe(8);
    expect(asked).toHaveLength(8);
  });

  it('requests a refund again that could not be requested', async () => {
    const paymentId = await prepare('ada@example.com');
    await orders().updateOne({ _id: paymentId }, { $set: { amountCents: 1 } });
    world.control.pay(await sessionOf(paymentId));
    const { provider } = world.instances[0];
    const down = { ...provider, refund: () => Promise.reject(new Error('down')) };
    await sweep(day, { provider: down });
    expect(await order(paymentId)).toMatchObject({ status: 'failed', refundDue: true });
    await sweep(day + 2 * minute);
    expect(await order(paymentId)).toMatchObject({ status: 'failed', refundDue: false });
    expect(Object.keys((await order(paymentId)) ?? {})).not.toContain('nextLookAt');
  });

  it('deletes the buyer of an unpaid order after a month, and no other buyer', async () => {
    const unpaid = await prepare('ada@example.com');
    const paid = await prepare('ben@example.com');
    world.control.pay(await sessionOf(paid));
    world.control.expire(await sessionOf(unpaid));
    await sweep(day);
    await sweep(day + 29 * day);
    expect(await order(unpaid)).toMatchObject({ status: 'expired', buyer: { email: 'ada@example.com' } });
    await sweep(day + 31 * day);
    const anonymous = await order(unpaid);
    expect(JSON.stringify(anonymous)).not.toMatch(/ada@|Jordan|Rivera|"TX"/);
    expect(anonymous).toMatchObject({ status: 'expired', amountCents: 2500, settledAt: expect.any(Date) });
    expect(await order(paid)).toMatchObject({ status: 'completed', buyer: { email: 'ben@example.com' } });
  });
});
