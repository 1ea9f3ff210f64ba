import { purchaseLinked, purchaseUnlinked } from '@hearthway/contracts/commerce';
import { userDeleted } from '@hearthway/contracts/identity';
import type { UnlockedOffer } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createUnlockedOfferStore } from './unlocked-offer-store.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/unlocked-offers';
const list = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as UnlockedOffer[];
const acknowledge = (buyer: Buyer, body: unknown) =>
  buyer.call(`${path}/acknowledgement`, { method: 'POST', body: JSON.stringify(body) });
const rows = () => journey.database.collection('unlocked-offers');

const membershipOf = ({ userId }: Buyer, memberNumber = 12) => ({
  userId,
  paymentId: randomUUID(),
  productType: 'founding_member' as const,
  memberNumber,
});
const toolkitOf = ({ userId }: Buyer) => ({
  userId,
  paymentId: randomUUID(),
  productType: 'offer_toolkit' as const,
});
type Purchase = ReturnType<typeof membershipOf | typeof toolkitOf>;
const handled = async (publishing: Promise<string>) => {
  const row = { _id: `journey.purchases:${await publishing}` };
  await eventually(async () => (await journey.database.collection<typeof row>('inbox').countDocuments(row)) === 1);
};
const link = (purchase: Purchase, id?: string) =>
  handled(journey.publish(purchaseLinked, purchase.paymentId, purchase, id));
const unlink = ({ userId, paymentId, productType }: Purchase) =>
  handled(journey.publish(purchaseUnlinked, paymentId, { userId, paymentId, productType }));
const newOf = (offers: readonly UnlockedOffer[]) => offers.map(({ isNew }) => isNew);

describe('what a purchase unlocked', () => {
  it('is new from the moment it is linked, newest first, and each buyer’s own', async () => {
    const [buyer, another] = [await journey.buyer(), await journey.buyer()];
    expect(await list(buyer)).toEqual([]);
    await link(membershipOf(buyer));
    await link(toolkitOf(buyer));
    expect(await list(buyer)).toEqual([
      { id: expect.any(String), productType: 'offer_toolkit', isNew: true },
      { id: expect.any(String), productType: 'founding_member', memberNumber: 12, isNew: true },
    ]);
    expect(await list(another)).toEqual([]);
  });

  it('is there once, and stays acknowledged, even if the message comes again', async () => {
    const buyer = await journey.buyer();
    const [membership, messageId] = [membershipOf(buyer), randomUUID()];
    await link(membership, messageId);
    const [offer] = await list(buyer);
    expect((await acknowledge(buyer, { ids: [offer?.id] })).status).toBe(204);
    await link(membership, messageId);
    await link(membership);
    expect(await list(buyer)).toEqual([{ ...offer, isNew: false }]);
  });

  it('is gone once it is refunded, also if the message of the refund came first', async () => {
    const buyer = await journey.buyer();
    const [membership, late, kept] = [membershipOf(buyer), membershipOf(buyer, 13), toolkitOf(buyer)];
    for (const purchase of [membership, kept]) await link(purchase);
    for (const purchase of [late, membership]) await unlink(purchase);
    await link(late);
    expect(await list(buyer)).toMatchObject([{ productType: 'offer_toolkit' }]);
  });

  it('can be another account’s later', async () => {
    const [buyer, another] = [await journey.buyer(), await journey.buyer()];
    const membership = membershipOf(buyer);
    await link(membership);
    await link({ ...membership, userId: another.userId });
    expect(newOf(await list(another))).toEqual([true]);
  });
});

describe('an acknowledgement', () => {
  it('is of what the buyer was shown, in every session, and safe to repeat', async () => {
    const buyer = await journey.buyer();
    await link(membershipOf(buyer));
    const shown = (await list(buyer)).map(({ id }) => id);
    await link(toolkitOf(buyer));
    for (const ids of [shown, shown]) expect((await acknowledge(buyer, { ids })).status).toBe(204);
    const elsewhere = await journey.buyer(buyer.userId);
    expect(newOf(await list(elsewhere))).toEqual([true, false]);
  });

  it('changes nothing of another buyer', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    await link(membershipOf(owner));
    const ids = (await list(owner)).map(({ id }) => id);
    expect((await acknowledge(stranger, { ids })).status).toBe(204);
    expect(newOf(await list(owner))).toEqual([true]);
  });

  it.each([
    ['no ids', {}],
    ['an operator', { ids: { $ne: null } }],
    ['an operator as an id', { ids: [{ $ne: null }] }],
    ['too many', { ids: Array(101).fill('a') }],
    ['an extra key', { ids: [], userId: 'somebody' }],
  ])('is refused with %s', async (_what, body) => {
    const response = await acknowledge(await journey.buyer(), body);
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json()).code).toBe('request.invalid');
  });

  it('requires signing in', async () => {
    for (const [at, method] of [
      [path, 'GET'],
      [`${path}/acknowledgement`, 'POST'],
    ] as const) {
      expect((await fetch(`${journey.url}${at}`, { method })).status).toBe(401);
    }
  });
});

describe('when an account is deleted', () => {
  it('everything about its purchases is exported, then deleted, and no later message brings it back', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const membership = membershipOf(leaving);
    await link(membership);
    await link(membershipOf(staying, 13));
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: journey.log.logger,
    });
    const store = createUnlockedOfferStore(connection);
    const { userId, ...facts } = membership;
    expect(await store.findForExport(userId)).toEqual([
      { ...facts, linkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), acknowledged: false, refunded: false },
    ]);
    await inTransaction(connection, (transaction) => store.deleteByUser(userId, transaction));
    expect(await store.findForExport(userId)).toEqual([]);
    expect(await list(staying)).toHaveLength(1);
    await connection.close();

    await journey.publish(userDeleted, userId, { userId });
    const erasures = journey.database.collection<{ _id: string; erasedAt: Date }>('erasures');
    await eventually(async () => (await erasures.countDocuments({ _id: userId })) === 1);
    const longAgo = new Date(Date.now() - 21 * 60_000);
    await erasures.updateOne({ _id: userId }, { $set: { erasedAt: longAgo } });
    await eventually(async () => (await erasures.countDocuments({ _id: userId })) === 0);
    await link(membership);
    await unlink(toolkitOf(leaving));
    expect(await rows().countDocuments({ userId })).toBe(0);
  });
});
