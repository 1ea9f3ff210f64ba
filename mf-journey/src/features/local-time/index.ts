export * from './local-time.js';
export { zoneClock, type ZoneClock } from './zone-clock.js';
export { useToday } from './use-today.js';
