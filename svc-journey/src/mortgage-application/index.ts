export { applicationChecklist } from './application-checklist.js';
export { applicationFollower, followEstimates } from './follow-changes.js';
export { createMortgageApplicationStore } from './mortgage-application-store.js';
export { mortgageApplicationRoutes } from './mortgage-application-routes.js';
export { readAppliedLoan, type AppliedLoan } from './read-applied-loan.js';
