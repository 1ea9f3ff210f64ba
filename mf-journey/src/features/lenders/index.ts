export { LenderMatchesCard } from './components/lender-matches-card.js';
