import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createCalendarEventStore } from '../../src/calendar-events/index.js';
import { createCalendarFeedStore } from '../../src/calendar-feed/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

/** The event has the id that consumers' examples name. */
export function calendarEventStates({ connection, userId }: Provider) {
  return {
    async 'a buyer is signed in and has scheduled an event'() {
      const events = createCalendarEventStore(connection());
      await inTransaction(connection(), async (transaction) => {
        await events.deleteByUser(userId(), transaction);
        await events.insert(
          {
            id: 'a2f4b1c0-7a53-4a5e-9a0e-2b7d1c3e4f50',
            userId: userId(),
            kind: 'own',
            title: 'Home tour',
            address: '12 Oak Street',
            startsAt: '2026-12-03T20:30:00.000Z',
          },
          new Date(),
          transaction,
        );
      });
    },

    async 'a buyer is signed in and has a link to their calendar'() {
      await createCalendarFeedStore(connection()).update(userId(), 'a hash', new Date());
    },
  };
}
