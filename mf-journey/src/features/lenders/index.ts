export { lenderMatchesQuery } from './api.js';
export { LenderMatchesCard } from './components/lender-matches-card.js';
export { StatusBadge } from './components/status-badge.js';
