export { calendarEventRoutes } from './calendar-event-routes.js';
export { createCalendarEventStore } from './calendar-event-store.js';
