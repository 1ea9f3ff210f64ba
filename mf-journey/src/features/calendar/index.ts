export { eventTime } from './format-event.js';
export { eventClock } from './schedule.js';
export { UpcomingSchedule } from './upcoming-schedule.js';
