export { LazyAlerts } from './lazy-alerts.js';
