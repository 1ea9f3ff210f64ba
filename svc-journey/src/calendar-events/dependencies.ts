import type { RunInTransaction } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';

/** What the use cases of this room are given. */
export interface CalendarEventDependencies {
  readonly store: CalendarEventStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
}
