export {
  appraisalCopyDueOn,
  decisionDueOn,
  disclosureDueOn,
  earliestClosingAfterDisclosure,
  earliestClosingAfterEstimate,
  intentDueOn,
  loanEstimateDueOn,
  revisionDueOn,
  type RuledDay,
} from './closing-clock.js';
export { computeDeadlines, type ContractDeadlines } from './compute-deadlines.js';
export { refuseFutureDays, type PastDays } from './refuse-future-days.js';
export { dayOn, dayText, momentOf } from './property-clock.js';
