export { calendarFeedRoutes } from './calendar-feed-routes.js';
export { createCalendarFeedStore } from './calendar-feed-store.js';
