import { inTransaction, renameCollection, type Migration } from '@hearthway/service-kit';
import { emailKey } from './personal-data/index.js';
import { createWaitlistStore } from './waitlist/index.js';

/** An earlier release reserved seats for unpaid orders. Nothing reads those any more. */
const removeHeldSeats: Migration = {
  id: 'remove-held-seats',
  async run(connection) {
    await connection.collection('founding_seats').deleteMany({});
  },
};

/** An earlier release did not count entries. One transaction sees everything that was inserted and deleted before it. */
const countWaitlist: Migration = {
  id: 'count-waitlist',
  async run(connection) {
    const waitlist = createWaitlistStore(connection);
    await waitlist.ensureIndexes();
    await inTransaction(connection, (transaction) => waitlist.updateCount(transaction));
  },
};

/** Earlier releases wrote the names of some collections with underscores. */
const renames: readonly Migration[] = [
  renameCollection('email_counters', 'email-counters'),
  renameCollection('email_suppressions', 'email-suppressions'),
  renameCollection('founding_members', 'founding-members'),
];

/** Orders of earlier releases can't be found by the address of their buyer. */
const addBuyerKeys: Migration = {
  id: 'add-buyer-keys',
  async run(connection) {
    const payments = connection.collection<{ _id: string; buyer: { email: string } }>('payments');
    const unkeyed = { 'buyer.email': { $exists: true }, 'buyer.emailKey': { $exists: false } };
    for await (const { _id, buyer } of payments.find(unkeyed, { projection: { 'buyer.email': 1 } })) {
      // Only as long as it has a buyer.
      const same = { _id, 'buyer.email': buyer.email };
      await payments.updateOne(same, { $set: { 'buyer.emailKey': emailKey(buyer.email) } });
    }
  },
};

/** Oldest first. */
export const migrations: readonly Migration[] = [removeHeldSeats, countWaitlist, ...renames, addBuyerKeys];
