import { purchaseLinked, purchaseUnlinked } from '@hearthway/contracts/commerce';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createEntitlementStore, type EntitlementStore } from './index.js';

let journey: JourneyUnderTest;
let connection: Awaited<ReturnType<typeof connectMongo>>;
let store: EntitlementStore;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
  const { logger } = captureLog();
  const database = journey.database.databaseName;
  connection = await connectMongo({ uri: testEngines().mongodbUri, database, logger });
  store = createEntitlementStore(connection);
});
afterAll(async () => {
  await connection.close();
  await journey.stop();
});

type Purchase = Parameters<EntitlementStore['insert']>[0];
const newPurchase = (changes: Partial<Purchase> = {}): Purchase & { memberNumber?: number } =>
  ({ userId: randomUUID(), paymentId: randomUUID(), productType: 'offer_toolkit', ...changes }) as Purchase & {
    memberNumber?: number;
  };
const has = (userId: string, expected: boolean) =>
  eventually(async () => expect(await store.hasToolkit(userId)).toBe(expected));

it('a buyer has the toolkit from the event of their purchase until that of its refund', async () => {
  const bought = newPurchase();
  expect(await store.hasToolkit(bought.userId)).toBe(false);
  await journey.publish(purchaseLinked, bought.paymentId, bought);
  await has(bought.userId, true);
  await journey.publish(purchaseUnlinked, bought.paymentId, bought);
  await has(bought.userId, false);
});

it('a membership is not the toolkit', async () => {
  const member = newPurchase({ productType: 'founding_member', memberNumber: 7 });
  await journey.publish(purchaseLinked, member.paymentId, member);
  await eventually(async () => expect(await store.findForExport(member.userId)).toHaveLength(1));
  expect(await store.hasToolkit(member.userId)).toBe(false);
});

it('messages that come again or too late change nothing', async () => {
  const bought = newPurchase();
  const at = new Date();
  const run = (work: Parameters<typeof inTransaction<void>>[1]) => inTransaction(connection, work);
  await run((transaction) => store.updateEnded(bought, at, transaction));
  await run((transaction) => store.insert(bought, at, transaction));
  expect(await store.hasToolkit(bought.userId)).toBe(false);

  const again = newPurchase({ userId: bought.userId });
  await run((transaction) => store.insert(again, at, transaction));
  await run((transaction) => store.insert(again, at, transaction));
  expect(await store.hasToolkit(bought.userId)).toBe(true);
  expect(await store.findForExport(bought.userId)).toHaveLength(2);
});

it('two orders of one buyer: one refund leaves the other', async () => {
  const first = newPurchase();
  const second = newPurchase({ userId: first.userId });
  for (const bought of [first, second]) await journey.publish(purchaseLinked, bought.paymentId, bought);
  await eventually(async () => expect(await store.findForExport(first.userId)).toHaveLength(2));
  await journey.publish(purchaseUnlinked, first.paymentId, first);
  await eventually(async () =>
    expect((await store.findForExport(first.userId)).filter(({ endedAt }) => endedAt)).toHaveLength(1),
  );
  expect(await store.hasToolkit(first.userId)).toBe(true);
});
