import type { Migration } from '@hearthway/service-kit';

/** An earlier release held a seat for an order before it was paid. Nothing reads those any more. */
const removeHeldSeats: Migration = {
  id: 'remove-held-seats',
  async run(connection) {
    await connection.collection('founding_seats').deleteMany({});
  },
};

/** Oldest first. */
export const migrations: readonly Migration[] = [removeHeldSeats];
