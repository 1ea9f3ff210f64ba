export { profileDraftKeyOf } from './draft-keys.js';
export { createFinancialProfileStore } from './financial-profile-store.js';
export { financialProfileRoutes } from './financial-profile-routes.js';
export { readMatchingFacts, type MatchingFacts, type ReadMatchingFacts } from './matching-facts.js';
