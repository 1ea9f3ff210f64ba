export { sendAlerts } from './send-alerts.js';
