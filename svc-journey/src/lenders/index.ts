export { drawLot } from './lot-hashing.js';
export { lenderCatalogue } from './lender-catalogue.js';
export { lenderMatchRoutes } from './lender-match-routes.js';
export { createLenderMatchStore } from './lender-match-store.js';
export { readRankingFacts } from './read-ranking-facts.js';
