export { expireLetters } from './expire-letters.js';
export { createPreApprovalStore } from './pre-approval-store.js';
export { preApprovalRoutes } from './pre-approval-routes.js';
export { readEstimates, readEstimatesForChange } from './read-estimates.js';
export { readLargestLetter, readLetter } from './read-letter.js';
export { readLetterChecklist } from './read-letter-checklist.js';
