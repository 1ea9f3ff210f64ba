export * from './local-time.js';
export { momentOf } from './moment-of.js';
export { useToday } from './use-today.js';
export { useTodayAt } from './use-today-at.js';
export { zoneClock, type ZoneClock } from './zone-clock.js';
