export { RelativeTime } from './relative-time.js';
