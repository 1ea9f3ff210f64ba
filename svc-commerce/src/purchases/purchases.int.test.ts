import { listPurchases, type Purchases } from '@hearthway/contracts/commerce';
import { emailVerified, userDeleted } from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPaymentsUnderTest, toolkit, type PaymentsUnderTest } from '../testing/index.js';

let under: PaymentsUnderTest;
beforeAll(async () => {
  under = await startPaymentsUnderTest();
});
afterAll(() => under.stop());

const newEmail = () => `buyer-${randomUUID()}@example.com`;

async function pay(email: string, changes: object = toolkit) {
  const { paymentId, sessionId } = await under.prepare({ email, ...changes });
  under.control.pay(sessionId);
  expect(await under.deliver(sessionId, 'checkout.session.completed')).toEqual([200]);
  return { paymentId, sessionId };
}

async function refund(sessionId: string) {
  under.control.refund(sessionId);
  expect(await under.deliver(sessionId, 'charge.refunded')).toEqual([200]);
}

/** An account that has verified the address; the event may be told again. */
async function verify(email: string, userId: string = randomUUID(), eventId?: string) {
  under.commerce.accounts.verified.set(userId, email);
  await under.commerce.publish(emailVerified, userId, { userId }, eventId);
  return userId;
}

async function remove(userId: string, eventId?: string) {
  under.commerce.accounts.verified.delete(userId);
  await under.commerce.publish(userDeleted, userId, { userId }, eventId);
}

const owner = async (paymentId: string) => (await under.order(paymentId)) as unknown as { userId?: string };
const belongsTo = (paymentId: string, userId: string | undefined) =>
  eventually(async () => expect((await owner(paymentId)).userId).toBe(userId));
const toldOf = async (paymentId: string) =>
  (await under.eventsAbout(paymentId)).filter((type) => type.startsWith('commerce.purchase-'));

async function list(userId: string): Promise<Purchases> {
  const token = await under.commerce.sign({ userId, sessionId: randomUUID(), role: 'buyer' });
  const response = await fetch(under.commerce.url + listPurchases.path, { headers: { authorization: token } });
  expect(response.status).toBe(200);
  return (await response.json()) as Purchases;
}

describe('a paid order', () => {
  it('belongs to the account that verifies its address later, however it was typed', async () => {
    const email = newEmail();
    const { paymentId } = await pay(` ${email.toUpperCase()} `);
    const member = await pay(email, {});
    const userId = await verify(email);
    await belongsTo(paymentId, userId);
    await belongsTo(member.paymentId, userId);
    expect(await toldOf(paymentId)).toEqual(['commerce.purchase-linked.v1']);

    const { toolkit: hasToolkit, purchases } = await list(userId);
    expect(hasToolkit).toBe(true);
    expect(purchases).toEqual([
      expect.objectContaining({
        id: member.paymentId,
        productType: 'founding_member',
        memberNumber: expect.any(Number),
      }),
      { id: paymentId, productType: 'offer_toolkit', amountCents: 10_000, status: 'paid', paidAt: expect.any(String) },
    ]);
  });

  it('belongs to the account that verified its address before', async () => {
    const email = newEmail();
    const userId = await verify(email);
    await under.commerce.settled();
    const { paymentId } = await pay(email);
    await belongsTo(paymentId, userId);
    expect(await toldOf(paymentId)).toEqual(['commerce.purchase-linked.v1']);
  });

  it('is linked once, also if everything happens at once and every message comes twice', async () => {
    const email = newEmail();
    const [eventId, userId] = [randomUUID(), randomUUID()];
    const [{ paymentId, sessionId }] = await Promise.all([pay(email), verify(email, userId, eventId)]);
    await Promise.all([
      verify(email, userId, eventId),
      verify(email, userId),
      under.deliver(sessionId, 'checkout.session.completed', 3),
    ]);
    await belongsTo(paymentId, userId);
    await under.commerce.settled();
    expect(await toldOf(paymentId)).toEqual(['commerce.purchase-linked.v1']);
  });

  it('belongs to nobody else: not to an account with another address, nor with one that is not verified any more', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const stranger = await verify(newEmail());
    const changed = randomUUID();
    await under.commerce.publish(emailVerified, changed, { userId: changed });
    await under.commerce.settled();
    await belongsTo(paymentId, undefined);
    expect(await list(stranger)).toEqual({ toolkit: false, purchases: [] });
  });

  it('is taken from nobody by an account that verifies the same address later', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const first = await verify(email);
    await belongsTo(paymentId, first);
    under.commerce.accounts.verified.delete(first);
    const second = await verify(email);
    await under.commerce.settled();
    await belongsTo(paymentId, first);
    expect(await list(second)).toEqual({ toolkit: false, purchases: [] });
  });

  it('that is refunded stays in the list, without the toolkit, and its owner’s services are told once', async () => {
    const email = newEmail();
    const { paymentId, sessionId } = await pay(email);
    const userId = await verify(email);
    await belongsTo(paymentId, userId);
    await refund(sessionId);
    await under.deliver(sessionId, 'charge.refunded', 2);
    expect(await toldOf(paymentId)).toEqual(['commerce.purchase-linked.v1', 'commerce.purchase-unlinked.v1']);
    expect(await list(userId)).toMatchObject({ toolkit: false, purchases: [{ id: paymentId, status: 'refunded' }] });
  });

  it('that was refunded before is linked to nobody', async () => {
    const email = newEmail();
    const { paymentId, sessionId } = await pay(email);
    await refund(sessionId);
    const userId = await verify(email);
    await under.commerce.settled();
    await belongsTo(paymentId, undefined);
    expect(await list(userId)).toEqual({ toolkit: false, purchases: [] });
  });

  it('belongs to nobody once the account is deleted, and to the next account that verifies the address', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const first = await verify(email);
    await belongsTo(paymentId, first);
    const eventId = randomUUID();
    await remove(first, eventId);
    await belongsTo(paymentId, undefined);
    expect(JSON.stringify(await under.order(paymentId))).not.toContain(first);
    const second = await verify(email);
    await belongsTo(paymentId, second);
    await remove(first, eventId);
    await remove(first);
    await under.commerce.settled();
    await belongsTo(paymentId, second);
  });

  it('follows to the next account even if that one was verified before the deletion was told', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const first = await verify(email);
    await belongsTo(paymentId, first);
    under.commerce.accounts.verified.delete(first);
    const second = await verify(email);
    await under.commerce.settled();
    await remove(first);
    await belongsTo(paymentId, second);
  });

  it('is linked after svc-identity was away', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    under.commerce.accounts.state.isDown = true;
    const userId = await verify(email);
    await under.commerce.settled();
    under.commerce.accounts.state.isDown = false;
    await belongsTo(paymentId, userId);
  });
});

it('the list is for signed-in buyers, each their own', async () => {
  const url = under.commerce.url + listPurchases.path;
  expect((await fetch(url)).status).toBe(401);
  const admin = await under.commerce.token('admin');
  expect((await fetch(url, { headers: { authorization: admin } })).status).toBe(403);
  expect(
    (await fetch(`${url}?userId=someone`, { headers: { authorization: await under.commerce.token('buyer') } })).status,
  ).toBe(400);
});
