export { readBuyerForHomes } from './buyer-for-homes.js';
export { assessHome, type BuyerForHomes, type HomeCosts, type ReadBuyerForHomes } from './home-assessment.js';
