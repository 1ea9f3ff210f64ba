export { addHome } from './add-homes.js';
export { readBuyerForHomes } from './assessment/index.js';
export type { HomeDependencies } from './dependencies.js';
export { findHome } from './find-home.js';
export {
  putHomeUnderContract,
  putHomeUnderOffer,
  returnHomeFromOffer,
  returnHomeToBoard,
  takeTurnOnBoard,
  type BoardMove,
} from './follow-contract.js';
export { homeChecklist } from './home-checklist.js';
export { homeRoutes } from './home-routes.js';
export { listHomes } from './list-homes.js';
export { createHomeStore } from './home-store.js';
export { newHome } from './stored-home.js';
