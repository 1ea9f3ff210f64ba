import { inTransaction, renameCollection, type Migration } from '@hearthway/service-kit';
import { createWaitlistStore } from './waitlist/index.js';

/** An earlier release held a seat for an order before it was paid. Nothing reads those any more. */
const removeHeldSeats: Migration = {
  id: 'remove-held-seats',
  async run(connection) {
    await connection.collection('founding_seats').deleteMany({});
  },
};

/** An earlier release counted no entry that it stored or erased. One transaction sees all that came and went before it. */
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

/** Oldest first. */
export const migrations: readonly Migration[] = [removeHeldSeats, countWaitlist, ...renames];
