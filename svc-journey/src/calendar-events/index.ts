import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { calendarEventRoutes } from './calendar-event-routes.js';
import { createCalendarEventStore } from './calendar-event-store.js';
import { createKeepEvents, type KeepEvents } from './keep-events.js';

export type { KeepEvents } from './keep-events.js';

export function openCalendarEvents(dependencies: Dependencies): ServiceModule & { readonly keepEvents: KeepEvents } {
  const store = createCalendarEventStore(dependencies.connection);
  return {
    stores: [store],
    routes: calendarEventRoutes(dependencies, store),
    buyerData: { calendar: store },
    keepEvents: createKeepEvents(dependencies, store),
  };
}
