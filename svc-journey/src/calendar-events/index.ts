import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import { idFromKey, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import { calendarEventRoutes } from './calendar-event-routes.js';
import { createCalendarEventStore } from './calendar-event-store.js';
import { createKeepEvents, type KeepEvents } from './keep-events.js';
import { scheduleEvent } from './schedule-event.js';

export type { KeepEvents } from './keep-events.js';

interface ScheduleRequest {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly entry: CalendarEntry;
}

interface CalendarEventsModule extends ServiceModule {
  readonly keepEvents: KeepEvents;
  /** Earliest first. */
  readonly listEvents: (userId: string) => Promise<readonly CalendarEvent[]>;
  /** Idempotent by key. @throws AppError `calendar-event.too-many` */
  readonly scheduleEvent: (request: ScheduleRequest) => Promise<CalendarEvent>;
}

export function openCalendarEvents(dependencies: Dependencies): CalendarEventsModule {
  const store = createCalendarEventStore(dependencies.connection);
  return {
    stores: [store],
    routes: calendarEventRoutes(dependencies, store),
    buyerData: { calendar: store },
    keepEvents: createKeepEvents(dependencies, store),
    listEvents: (userId) => store.findByUser(userId),
    scheduleEvent: ({ userId, idempotencyKey, entry }) =>
      scheduleEvent({ ...dependencies, store }, { userId, id: idFromKey(userId, idempotencyKey), entry }),
  };
}
