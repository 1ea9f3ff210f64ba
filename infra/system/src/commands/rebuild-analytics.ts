import { serviceProgram } from './service-program.js';

/** `npm run analytics:rebuild [-- --write]`: recounts the events. */
export const rebuildAnalytics = serviceProgram(
  'analytics:rebuild',
  'svc-analytics/src/rebuild/main.ts',
  'hearthway_analytics',
);
