import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import { idFromKey, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import { calendarEventRoutes } from './calendar-event-routes.js';
import { createCalendarEventStore, type CalendarEventStore } from './calendar-event-store.js';
import { createKeepEvents, type KeepEvents } from './keep-events.js';
import { listEvents } from './list-events.js';
import { scheduleEvent } from './schedule-event.js';

export type { CalendarEventStore } from './calendar-event-store.js';
export type { KeepEvents } from './keep-events.js';
export { kindOf, type KeptEntry, type StoredEvent } from './stored-event.js';

interface ScheduleRequest {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly entry: CalendarEntry;
}

interface CalendarEventsModule extends ServiceModule {
  /** For the modules that read the events, and keep their alerts. */
  readonly calendarEventStore: CalendarEventStore;
  readonly keepEvents: KeepEvents;
  /** Earliest first, with conflicts and what is overdue. */
  readonly listEvents: (userId: string) => Promise<readonly CalendarEvent[]>;
  /** Idempotent by key. @throws AppError `calendar-event.too-many` */
  readonly scheduleEvent: (request: ScheduleRequest) => Promise<CalendarEvent>;
}

export function openCalendarEvents(
  dependencies: Pick<Dependencies, 'connection' | 'transaction' | 'outbox' | 'now' | 'newId'>,
): CalendarEventsModule {
  const store = createCalendarEventStore(dependencies.connection);
  return {
    stores: [store],
    routes: calendarEventRoutes(dependencies, store),
    buyerData: { calendar: store },
    calendarEventStore: store,
    keepEvents: createKeepEvents(dependencies, store),
    listEvents: async (userId) => listEvents(await store.findByUser(userId), dependencies.now()),
    scheduleEvent: ({ userId, idempotencyKey, entry }) =>
      scheduleEvent({ ...dependencies, store }, { userId, id: idFromKey(userId, idempotencyKey), entry }),
  };
}
