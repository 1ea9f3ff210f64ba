import { eventCatalogue } from '@hearthway/contracts/catalogue';
import {
  connectMongo,
  createMessaging,
  createMetrics,
  inTransaction,
  keyedQueue,
  linkTokens,
  rabbitBroker,
  sharedQueue,
} from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { createStripeEmulator } from '@hearthway/stripe-emulator';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { createPseudonyms } from '../../personal-data/index.js';
import type { PaymentDependencies } from '../dependencies.js';
import { createPaymentStore, createStripeClient } from '../index.js';

export type ScheduleWorld = Awaited<ReturnType<typeof openScheduleWorld>>;

const secretKey = 'sk_test_of_the_schedules';
const webhookSecret = 'whsec_of_the_schedules';

/** The dependencies of the payment use cases, without HTTP: a real database, Stripe's SDK and its emulator. */
export async function openScheduleWorld(mongodbUri: string) {
  const { logger } = captureLog();
  const connection = await connectMongo({ uri: mongodbUri, database: testDatabase('schedules'), logger });
  const { db } = connection;
  if (!db) throw new Error('The connection has no database');
  const store = createPaymentStore(connection);
  await store.ensureIndexes();
  for (const name of ['outbox', 'outbox-subjects', 'receipts']) await db.createCollection(name);
  const messaging = createMessaging({
    serviceName: 'commerce',
    connection,
    broker: rabbitBroker({ url: 'amqp://localhost', namespace: '', logger }), // never connects
    catalogue: eventCatalogue,
    logger,
    metrics: createMetrics({ processMetrics: false }),
  });
  const emulator = createStripeEmulator({ secretKey });
  const stripeUrl = await emulator.listen(0);
  const { hostname, port } = new URL(stripeUrl);
  const stripe = new Stripe(secretKey, { host: hostname, port: Number(port), protocol: 'http', telemetry: false });

  /** The dependencies of one of several processes. */
  const instance = (): PaymentDependencies => ({
    store,
    provider: createStripeClient({
      secretKey,
      webhookSecret,
      apiUrl: stripeUrl,
      publicOrigin: 'http://localhost:8080',
    }),
    outbox: messaging.outbox,
    transaction: (work) => inTransaction(connection, work),
    ordersInTurn: sharedQueue({ connection, collection: 'orders-in-turn', logger }).inTurn,
    seatsInTurn: keyedQueue(),
    logger,
    pseudonyms: createPseudonyms('a secret of the schedules'),
    linkTokens,
    queueReceipt: async ({ id }, session) => {
      await db.collection('receipts').insertOne({ paymentId: id }, { session });
    },
    openOrdersPerNetwork: 1000,
    now: () => new Date(),
    newId: randomUUID,
  });

  return {
    database: db,
    control: emulator.control,
    instances: [instance(), instance()] as const,

    /** A webhook with an event of Stripe. */
    signed(event: object) {
      const payload = JSON.stringify(event);
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      return { body: Buffer.from(payload), signature };
    },

    /** Deletes every member, event, order, receipt, and checkout. */
    async clear() {
      for (const name of ['founding-members', 'outbox', 'payments', 'receipts']) {
        await db.collection(name).deleteMany({});
      }
      emulator.control.reset();
    },

    /** Inserts so many founding members. */
    async admit(count: number) {
      const completedAt = new Date();
      const earlier = Array.from({ length: count }, (_, index) => ({
        _id: index + 1,
        paymentId: `earlier-${index}`,
        completedAt,
      }));
      if (count > 0) await db.collection<{ _id: number }>('founding-members').insertMany(earlier);
    },

    async close() {
      await emulator.close();
      await db.dropDatabase();
      await connection.close();
    },
  };
}
