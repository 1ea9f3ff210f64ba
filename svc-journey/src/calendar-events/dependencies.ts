import type { RunInTransaction } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';

/** What this room’s use cases depend on. */
export interface CalendarEventDependencies {
  readonly store: CalendarEventStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
}
