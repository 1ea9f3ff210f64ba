export { BoughtBadge } from './components/bought-badge.js';
export { EndDialog } from './components/end-dialog.js';
export { dateOf, distanceText, standingTexts, whenText } from './deadline-text.js';
export { DeadlineRule, DeadlineWarning } from './deadlines/deadline-rule.js';
export { inspectionDay, MissingDayDialog } from './deadlines/missing-day-dialog.js';
export { LazyContract } from './lazy-contract.js';
export { HomeTimeZone } from './terms/home-time-zone.js';
export { useContractRefresh } from './use-contract-refresh.js';
