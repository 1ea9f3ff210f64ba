export { drawLot } from './lot-hashing.js';
export { lenderCatalogue } from './catalogue/index.js';
export { lenderMatchRoutes } from './lender-match-routes.js';
export { createLenderMatchStore } from './lender-match-store.js';
