import { serviceProgram } from './service-program.js';

/** `npm run loan-limits:load -- <year> <file.csv>`: stores a year's loan limits from FHFA or HUD. */
export const loadLoanLimits = serviceProgram(
  'loan-limits:load',
  'svc-journey/scripts/load-loan-limits.ts',
  'hearthway_journey',
);
