import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { calendarEventRoutes } from './calendar-event-routes.js';
import { createCalendarEventStore } from './calendar-event-store.js';

export function openCalendarEvents(dependencies: Dependencies): ServiceModule {
  const store = createCalendarEventStore(dependencies.connection);
  return { stores: [store], routes: calendarEventRoutes(dependencies, store), buyerData: { calendar: store } };
}
