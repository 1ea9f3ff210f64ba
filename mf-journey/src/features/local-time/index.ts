export * from './local-time.js';
export { useToday } from './use-today.js';
