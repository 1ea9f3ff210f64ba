export { UpcomingSchedule } from './upcoming-schedule.js';
