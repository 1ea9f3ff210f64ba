import { preparePayment } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { problem } from '@hearthway/contracts/problem';
import { paymentTexts } from '@hearthway/contracts/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPaymentsUnderTest, type PaymentsUnderTest } from '../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const completed = 'checkout.session.completed';

describe('five hundred who want to be founding members at once', () => {
  it('lets a hundred pay and tells the others before, and gives each number once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        world.post({ ...examplePurchase, email: `buyer-${index}@example.com` }),
      ),
    );
    const accepted = responses.filter(({ status }) => status === preparePayment.status);
    const refused = responses.filter(({ status }) => status === 409);
    expect([accepted.length, refused.length]).toEqual([100, 400]);
    for (const response of refused) {
      expect(problem.parse(await response.json())).toMatchObject({ error: paymentTexts.soldOut });
    }
    const bodies = await Promise.all(
      accepted.map(async (response) => preparePayment.reply.parse(await response.json())),
    );
    const sessions = bodies.map(({ redirectUrl }) => new URL(redirectUrl).pathname.split('/').at(-1) ?? '');
    for (const session of sessions) world.control.pay(session);
    await Promise.all(sessions.flatMap((session) => [world.deliver(session, completed), world.verify(session)]));

    const orders = await world.payments.find({ _id: { $in: bodies.map(({ paymentId }) => paymentId) } }).toArray();
    expect(orders.map((order) => Reflect.get(order, 'status') as string)).toEqual(orders.map(() => 'completed'));
    const given = orders.map((order) => Number(Reflect.get(order, 'memberNumber'))).sort((a, b) => a - b);
    expect(given).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(await world.publicCount()).toBe(100);
    expect(await world.seats.countDocuments({})).toBe(100);
    expect((await world.post(examplePurchase)).status).toBe(409);
  }, 120_000);
});
