export { calendarEventRoutes } from './calendar-event-routes.js';
export { createCalendarEventStore, type CalendarEventStore } from './calendar-event-store.js';
