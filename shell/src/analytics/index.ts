export { startTracking } from './start-tracking.js';
