import { commerceDataExported, listPurchases, paymentRefunded, type Purchase } from '@hearthway/contracts/commerce';
import type { EventData } from '@hearthway/contracts/envelope';
import { dataExportRequested, emailVerified, userDeleted } from '@hearthway/contracts/identity';
import { decryptWith, generateRecipientKeys } from '@hearthway/service-kit';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPaymentsUnderTest, toolkit, type PaymentsUnderTest } from '../testing/index.js';

let world: PaymentsUnderTest;
beforeAll(async () => {
  world = await startPaymentsUnderTest();
});
afterAll(() => world.stop());
afterEach(() => void (world.commerce.accounts.state.broken = false));

const newEmail = () => `buyer-${randomUUID()}@example.com`;

async function pay(email: string, changes: object = toolkit) {
  const { paymentId, sessionId } = await world.prepare({ email, ...changes });
  world.control.pay(sessionId);
  expect(await world.deliver(sessionId, 'checkout.session.completed')).toEqual([200]);
  return { paymentId, sessionId };
}

async function refund(sessionId: string, copies = 1) {
  world.control.refund(sessionId);
  await world.deliver(sessionId, 'charge.refunded', copies);
}

/** An account that has confirmed the address; the event may be told again. */
async function verify(email: string, userId: string = randomUUID(), eventId?: string) {
  world.commerce.accounts.verified.set(userId, email);
  await world.commerce.publish(emailVerified, userId, { userId }, eventId);
  return userId;
}

async function remove(userId: string, eventId?: string) {
  world.commerce.accounts.verified.delete(userId);
  await world.commerce.publish(userDeleted, userId, { userId }, eventId);
}

const belongsTo = (paymentId: string, userId: string | undefined) =>
  eventually(async () => expect((await world.order(paymentId))?.userId).toBe(userId));
const toldOf = async (paymentId: string) =>
  (await world.eventsAbout(paymentId)).filter((type) => type.startsWith('commerce.purchase-'));
const [linked, unlinked] = ['commerce.purchase-linked.v1', 'commerce.purchase-unlinked.v1'];

/** Everything that was published and told so far is handled. */
async function handled() {
  const queued = () => world.commerce.database.collection('outbox').countDocuments({ state: 'pending' });
  await eventually(async () => expect(await queued()).toBe(0));
  const inbox = world.commerce.database.collection<{ _id: string }>('inbox');
  for (const event of [emailVerified, userDeleted]) {
    const nobody = randomUUID();
    const id = await world.commerce.publish(event, nobody, { userId: nobody });
    await eventually(async () => expect(await inbox.countDocuments({ _id: `commerce.purchases:${id}` })).toBe(1));
  }
}

const tokenOf = (userId: string) => world.commerce.sign({ userId, sessionId: randomUUID(), role: 'buyer' });

async function list(userId: string): Promise<Purchase[]> {
  const headers = { authorization: await tokenOf(userId) };
  const response = await fetch(world.commerce.url + listPurchases.path, { headers });
  expect(response.status).toBe(200);
  return listPurchases.reply.parse(await response.json());
}

describe('a paid order', () => {
  it('belongs to the account that confirms its address later, however it was typed', async () => {
    const email = newEmail();
    const { paymentId } = await pay(` ${email.toUpperCase()} `);
    const member = await pay(email, {});
    const userId = await verify(email);
    await belongsTo(paymentId, userId);
    await belongsTo(member.paymentId, userId);
    expect(await world.commerce.published({ subject: member.paymentId, type: linked })).toMatchObject({
      data: { userId, paymentId: member.paymentId, productType: 'founding_member', memberNumber: expect.any(Number) },
    });
    expect(await list(userId)).toEqual([
      {
        id: member.paymentId,
        productType: 'founding_member',
        amountCents: 5_000,
        status: 'paid',
        paidAt: (await world.order(member.paymentId))?.settledAt.toISOString(),
        memberNumber: expect.any(Number),
      },
      expect.objectContaining({ id: paymentId, productType: 'offer_toolkit', amountCents: 10_000, status: 'paid' }),
    ]);
  });

  it('belongs to the account that has confirmed its address before', async () => {
    const email = newEmail();
    const userId = await verify(email);
    await handled();
    const { paymentId } = await pay(email);
    await belongsTo(paymentId, userId);
  });

  it('is linked once, also if everything happens at once and every message comes twice', async () => {
    const [email, userId, eventId] = [newEmail(), randomUUID(), randomUUID()];
    const [{ paymentId, sessionId }] = await Promise.all([pay(email), verify(email, userId, eventId)]);
    await Promise.all([
      verify(email, userId, eventId),
      verify(email, userId),
      world.deliver(sessionId, 'checkout.session.completed', 3),
    ]);
    await belongsTo(paymentId, userId);
    await handled();
    expect(await toldOf(paymentId)).toEqual([linked]);
  });

  it('belongs to nobody else: unpaid, of another address, or of one that is confirmed no more', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const unpaid = await world.prepare({ email, ...toolkit });
    // Refunded, but never completed.
    const lost = await world.prepare({ email, ...toolkit });
    world.control.pay(lost.sessionId);
    await refund(lost.sessionId);
    expect(await world.order(lost.paymentId)).toMatchObject({ status: 'refunded' });
    const [stranger, former] = [await verify(newEmail()), randomUUID()];
    await world.commerce.publish(emailVerified, former, { userId: former });
    await handled();
    await belongsTo(paymentId, undefined);
    const owner = await verify(email);
    await belongsTo(paymentId, owner);
    for (const other of [unpaid, lost]) await belongsTo(other.paymentId, undefined);
    expect(await list(stranger)).toEqual([]);
  });

  it('stays with its owner when the owner changes to another address, which someone else confirms then', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const first = await verify(email);
    await belongsTo(paymentId, first);
    await verify(newEmail(), first);
    const second = await verify(email);
    await handled();
    await belongsTo(paymentId, first);
    expect(await list(second)).toEqual([]);
  });

  it('that is refunded stays in the list, with the time when it was paid, and its loss is told once', async () => {
    const email = newEmail();
    const { paymentId, sessionId } = await pay(email);
    const userId = await verify(email);
    await belongsTo(paymentId, userId);
    const [{ paidAt }] = (await list(userId)) as [Purchase];
    await refund(sessionId, 2);
    await eventually(async () => expect(await toldOf(paymentId)).toEqual([linked, unlinked]));
    await handled();
    expect(await toldOf(paymentId)).toEqual([linked, unlinked]);
    expect(await list(userId)).toMatchObject([{ id: paymentId, status: 'refunded', paidAt }]);
  });

  it('that is refunded follows to the next account, which is told of nothing', async () => {
    const email = newEmail();
    const { paymentId, sessionId } = await pay(email);
    const first = await verify(email);
    await belongsTo(paymentId, first);
    await refund(sessionId);
    await eventually(async () => expect(await toldOf(paymentId)).toEqual([linked, unlinked]));
    await remove(first);
    await belongsTo(paymentId, undefined);
    const second = await verify(email);
    await belongsTo(paymentId, second);
    expect(await list(second)).toMatchObject([{ id: paymentId, status: 'refunded' }]);
    await handled();
    expect(await toldOf(paymentId)).toEqual([linked, unlinked]);
  });

  it('that was refunded before its address is confirmed is linked, but neither that nor its loss is told', async () => {
    const email = newEmail();
    const { paymentId, sessionId } = await pay(email);
    await refund(sessionId);
    const userId = await verify(email);
    await belongsTo(paymentId, userId);
    expect(await list(userId)).toMatchObject([{ id: paymentId, status: 'refunded' }]);
    // The refund may be heard of last.
    const refunded = { paymentId, productType: 'offer_toolkit', amountCents: 10_000, state: 'TX' } as const;
    const heard = await world.commerce.publish(paymentRefunded, paymentId, refunded);
    const inbox = world.commerce.database.collection<{ _id: string }>('inbox');
    await eventually(async () => expect(await inbox.countDocuments({ _id: `commerce.purchases:${heard}` })).toBe(1));
    await handled();
    expect(await toldOf(paymentId)).toEqual([]);
  });

  it('belongs to nobody once its account is deleted, and then to the next that confirms the address', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const [first, eventId] = [await verify(email), randomUUID()];
    await belongsTo(paymentId, first);
    await remove(first, eventId);
    await belongsTo(paymentId, undefined);
    expect(JSON.stringify(await world.order(paymentId))).not.toContain(first);
    const second = await verify(email);
    await belongsTo(paymentId, second);
    await remove(first, eventId);
    await remove(first);
    await handled();
    await belongsTo(paymentId, second);
    expect(await toldOf(paymentId)).toEqual([linked, linked]);
  });

  it.each(['before', 'after'])('follows to the next account if the deletion is told %s its address', async (when) => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    const [first, second] = [await verify(email), randomUUID()];
    await belongsTo(paymentId, first);
    world.commerce.accounts.verified.delete(first);
    world.commerce.accounts.verified.set(second, email);
    if (when === 'before') await remove(first);
    else await verify(email, second);
    await belongsTo(paymentId, second);
    await remove(first);
    await handled();
    await belongsTo(paymentId, second);
    expect(await toldOf(paymentId)).toEqual([linked, linked]);
  });

  it('is linked once svc-identity answers again', async () => {
    const email = newEmail();
    const { paymentId } = await pay(email);
    world.commerce.accounts.state.broken = true;
    const userId = await verify(email);
    await eventually(() => expect(world.commerce.log.text()).toContain('could not handle a message'));
    world.commerce.accounts.state.broken = false;
    await belongsTo(paymentId, userId);
  });
});

it('a data export has the orders of the account, for nobody else to read', async () => {
  const email = newEmail();
  const { paymentId } = await pay(email);
  const userId = await verify(email);
  await belongsTo(paymentId, userId);
  const exported = async (of: string) => {
    const exportId = randomUUID();
    const { publicKey, privateKey } = await generateRecipientKeys();
    await world.commerce.publish(dataExportRequested, exportId, { exportId, userId: of, publicKey });
    const event = await world.commerce.published({ subject: exportId, type: commerceDataExported.type });
    expect(JSON.stringify(event)).not.toContain(email);
    const { data } = event as { data: EventData<typeof commerceDataExported> };
    expect(data).toMatchObject({ exportId, userId: of });
    return decryptWith(privateKey, data.encrypted);
  };
  expect(await exported(userId)).toEqual({
    purchases: [
      {
        id: paymentId,
        productType: 'offer_toolkit',
        amountCents: 10_000,
        currency: 'usd',
        status: 'paid',
        orderedAt: expect.any(String),
        paidAt: expect.any(String),
        acceptedTerms: { at: expect.any(String), version: expect.any(String) },
        buyer: { email, firstName: 'Jordan', lastName: 'Rivera', state: 'TX' },
      },
    ],
  });
  expect(await exported(randomUUID())).toEqual({ purchases: [] });
});

it('the list is for signed-in buyers, each their own', async () => {
  const url = world.commerce.url + listPurchases.path;
  const statusFor = async (authorization?: string, query = '') =>
    (await fetch(url + query, { headers: authorization === undefined ? {} : { authorization } })).status;
  expect(await statusFor()).toBe(401);
  expect(await statusFor(await world.commerce.token('admin'))).toBe(403);
  expect(await statusFor(await world.commerce.token('buyer'), '?userId=someone')).toBe(400);
});
