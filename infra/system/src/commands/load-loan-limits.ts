import { serviceProgram } from './service-program.js';

/** `npm run loan-limits:load -- <year> <file.csv>`: stores FHFA's or HUD's loan limits of a year. */
export const loadLoanLimits = serviceProgram(
  'loan-limits:load',
  'svc-journey/scripts/load-loan-limits.ts',
  'hearthway_journey',
);
