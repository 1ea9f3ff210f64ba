import { inTransaction, renameCollection, type Migration } from '@hearthway/service-kit';
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

/** Oldest first. */
export const migrations: readonly Migration[] = [removeHeldSeats, countWaitlist, ...renames];
