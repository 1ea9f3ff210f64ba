export { followLenderFile } from './catalogue/index.js';
export { drawLot } from './lot-hashing.js';
export { lenderMatchRoutes } from './lender-match-routes.js';
export { listLenderMatches } from './list-lender-matches.js';
export { createLenderMatchStore } from './lender-match-store.js';
