import { purchaseLinked } from '@hearthway/contracts/commerce';
import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import {
  exampleCalendarEntry as tour,
  exampleFinancialProfile,
  exampleLenderQuote,
  exampleLoanEstimate,
  exampleNotificationChoices as choices,
  examplePreApprovalInfo,
  examplePreApprovalLetter,
  type ExampleCall,
} from '@hearthway/contracts/examples';
import { dataExportRequested, userDeleted } from '@hearthway/contracts/identity';
import {
  createCalendarEvent,
  journeyDataExported,
  saveNotificationChoices,
  savePreApprovalInfo,
  type Milestone,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { makeEveryCall, readReply, validHeaders, writtenBody } from '@hearthway/fuzz';
import { decryptWith, generateRecipientKeys } from '@hearthway/service-kit';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
/** Has used every feature, which takes seconds, and keeps the account. */
let staying: Buyer;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
  staying = await busyBuyer();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

async function send(
  buyer: Buyer,
  { operation, body, params, headers = validHeaders(operation) }: ExampleCall,
): Promise<unknown> {
  const { method } = operation;
  const path = operationPath(operation, params);
  const response = await buyer.call(path, { method, ...writtenBody(body), headers });
  labeled(`${method} ${path}`, () => expect(response.ok).toBe(true));
  return readReply(response.headers.get('content-type'), await response.text());
}

const saveChoices = (buyer: Buyer) => send(buyer, { operation: saveNotificationChoices, body: choices, params: {} });

/** Spends money, as a model does. */
async function spend({ userId }: Buyer): Promise<void> {
  const spent = {
    userId,
    day: '2026-11-24',
    unit: 'tokens',
    amount: 120,
    expiresAt: new Date('2036-11-24'),
  };
  await journey.database.collection('chat-spend').insertOne(spent);
}

/** A buyer who has used every feature. */
async function busyBuyer(): Promise<Buyer> {
  const buyer = await journey.buyer();
  await makeEveryCall(async (call) => (call.operation.id.startsWith('journey.') ? send(buyer, call) : undefined));
  const { userId } = buyer;
  await spend(buyer);
  const paymentId = randomUUID();
  await journey.publish(purchaseLinked, paymentId, { userId, paymentId, productType: 'offer_toolkit' });
  await eventually(async () => (await journey.database.collection('unlocked-offers').countDocuments({ userId })) === 1);
  return buyer;
}

/** A buyer who has used a few features. */
async function beginner(): Promise<Buyer> {
  const buyer = await journey.buyer();
  await send(buyer, { operation: savePreApprovalInfo, body: examplePreApprovalInfo, params: {} });
  await saveChoices(buyer);
  return buyer;
}

interface Part {
  milestones: { startedAt: string | null; milestones: Milestone[] };
  calendar: { events: unknown[] };
  lenderMatches: unknown[];
}

/** Requests a buyer's data as identity does, and decrypts the answer. */
async function exported(userId: string): Promise<{ part: Part; row: string }> {
  const exportId = randomUUID();
  const { publicKey, privateKey } = await generateRecipientKeys();
  await journey.publish(dataExportRequested, exportId, { exportId, userId, publicKey });
  const row = await eventually(async () => {
    const found = await journey.database.collection('outbox').findOne({ subject: exportId });
    return found ? String(found['body']) : false;
  });
  const { type, data } = JSON.parse(String(row)) as Envelope<EventData<typeof journeyDataExported>>;
  expect({ type, exportId: data.exportId, userId: data.userId }).toEqual({
    type: journeyDataExported.type,
    exportId,
    userId,
  });
  return { part: (await decryptWith(privateKey, data.encrypted)) as Part, row: String(row) };
}

/** Collections that may keep the buyer's id for a while: see `keptAfterDeletion`. */
const marks = ['outbox', 'outbox-subjects', 'journeys', 'erasures'];

async function collectionsNaming(...texts: string[]): Promise<string[]> {
  const named = await Promise.all(
    (await journey.database.collections()).map(async (collection) => {
      const all = JSON.stringify(await collection.find().toArray());
      return texts.some((text) => all.includes(text)) ? collection.collectionName : undefined;
    }),
  );
  return named.filter((name) => name !== undefined && !marks.includes(name)) as string[];
}

const erasures = () => journey.database.collection<{ _id: string; erasedAt: Date }>('erasures');

async function deleteAccount({ userId }: Buyer): Promise<void> {
  await journey.publish(userDeleted, userId, { userId });
  await eventually(async () => (await erasures().countDocuments({ _id: userId })) === 1);
  await eventually(async () => (await journey.database.collection('milestones').countDocuments({ userId })) === 0);
}

describe('a data export', () => {
  it('is answered with what every room stores, readable, under the room’s name', async () => {
    const { part } = await exported(staying.userId);
    expect(Object.entries(part).filter(([, stored]) => JSON.stringify(stored).length < 10)).toEqual([]);
    expect(part).toMatchObject({
      milestones: { startedAt: expect.any(String), milestones: expect.any(Array) },
      preApprovalInfo: { ...examplePreApprovalInfo, updatedAt: expect.any(String), completedAt: expect.any(String) },
      financialProfile: { version: 1, updatedAt: expect.any(String), profile: exampleFinancialProfile },
      lenderMatches: expect.any(Array),
      calendar: {
        firstScheduledAt: expect.any(String),
        events: expect.arrayContaining([expect.objectContaining(tour)]),
      },
      preApproval: {
        letters: [examplePreApprovalLetter],
        quotes: [exampleLenderQuote],
        estimates: [exampleLoanEstimate],
      },
      notificationChoices: choices,
      unlockedOffers: [{ productType: 'offer_toolkit', acknowledged: false }],
    });
    expect(part.milestones.milestones).toHaveLength(10);
    expect(part.milestones.milestones[0]).toMatchObject({
      status: 'completed',
      userId: staying.userId,
      changes: [{ from: 'in_progress', to: 'completed', by: 'rule', at: expect.any(String) }],
    });
    expect(part.lenderMatches).toHaveLength(3);
  });

  it('is unreadable in the outbox', async () => {
    const { row } = await exported(staying.userId);
    const { phone, lastName, citizenship } = examplePreApprovalInfo;
    for (const text of [phone, lastName, citizenship, tour.address, 'milestones']) {
      expect(row).not.toContain(text);
    }
  });

  it('holds nothing about other buyers, and is answered for a buyer without data', async () => {
    const { part } = await exported(randomUUID());
    expect(part).toMatchObject({
      milestones: { startedAt: null, milestones: [] },
      preApprovalInfo: null,
      financialProfile: null,
      lenderMatches: [],
      calendar: { firstScheduledAt: null, events: [] },
    });
  });
});

describe('when an account is deleted', () => {
  it('its data is erased, and other buyers keep theirs', async () => {
    const leaving = await busyBuyer();
    // Proves that the search works; otherwise, finding nothing later would mean nothing.
    expect(await collectionsNaming(leaving.userId)).toEqual(
      expect.arrayContaining(['calendar-events', 'financial-profiles', 'milestones', 'pre-approval-infos']),
    );
    await deleteAccount(leaving);
    expect(await collectionsNaming(leaving.userId)).toEqual([]);
    const { part } = await exported(staying.userId);
    expect(part).toMatchObject({
      notificationChoices: choices,
      calendar: { events: expect.arrayContaining([expect.objectContaining(tour)]) },
    });
  });

  it('a second event changes nothing', async () => {
    const buyer = await beginner();
    await deleteAccount(buyer);
    await deleteAccount(buyer);
    expect(await collectionsNaming(buyer.userId)).toEqual([]);
  });

  it('data written by a late request is erased once every token has expired', async () => {
    const buyer = await beginner();
    await deleteAccount(buyer);
    await saveChoices(buyer);
    await send(buyer, { operation: createCalendarEvent, body: tour, params: {} });
    expect((await collectionsNaming(buyer.userId)).sort()).toEqual([
      'calendar-events',
      'calendars',
      'notification-choices',
    ]);

    const longAgo = new Date(Date.now() - 21 * 60_000);
    await erasures().updateOne({ _id: buyer.userId }, { $set: { erasedAt: longAgo } });
    await eventually(async () => (await erasures().countDocuments({ _id: buyer.userId })) === 0);
    expect(await collectionsNaming(buyer.userId)).toEqual([]);
  });

  it('the journey doesn’t start again, and the erasure itself is forgotten after a month', async () => {
    const buyer = await beginner();
    expect(await (await buyer.call('/api/milestones')).json()).toHaveLength(10);
    await deleteAccount(buyer);
    expect(await (await buyer.call('/api/milestones')).json()).toEqual([]);
    await send(buyer, { operation: savePreApprovalInfo, body: examplePreApprovalInfo, params: {} });
    expect(await (await buyer.call('/api/milestones')).json()).toEqual([]);
    const journeys = journey.database.collection<{ _id: string }>('journeys');
    expect(Object.keys((await journeys.findOne({ _id: buyer.userId })) ?? {}).sort()).toEqual(['_id', 'erasedAt']);
    expect(await journeys.indexes()).toContainEqual(
      expect.objectContaining({ key: { erasedAt: 1 }, expireAfterSeconds: 30 * 24 * 60 * 60 }),
    );
  });
});
