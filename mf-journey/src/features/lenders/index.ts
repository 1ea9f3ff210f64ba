export { ExampleNotice } from './components/example-notice.js';
export { LenderMatchesCard } from './components/lender-matches-card.js';
export { RegisterLink } from './components/register-link.js';
export { useLenderMatches } from './use-lender-matches.js';
