export { playSchedules } from './play-schedules.js';
export { openScheduleWorld, type ScheduleWorld } from './schedule-world.js';
