export { calendarEventRoutes } from './calendar-event-routes.js';
export {
  createCalendarEventStore,
  type AlertedEvent,
  type AlertMove,
  type CalendarEventStore,
  type StoredCalendarEvent,
} from './calendar-event-store.js';
export { putCalendarEvent, removeCalendarEvent, type KeptEvent } from './keep-calendar-event.js';
export type { CalendarEventDependencies } from './dependencies.js';
export { scheduleCalendarEvent } from './schedule-calendar-event.js';
