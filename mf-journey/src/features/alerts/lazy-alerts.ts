import { latePart } from '../../late-part.js';

export const LazyAlerts = latePart(async () => (await import('./alerts.js')).Alerts);
