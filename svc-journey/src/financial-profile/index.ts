export { createFinancialProfileStore } from './financial-profile-store.js';
export { financialProfileRoutes } from './financial-profile-routes.js';
export type { MatchingFacts } from './matching-facts.js';
export { readMatchingFacts, type ReadMatchingFacts } from './read-matching-facts.js';
