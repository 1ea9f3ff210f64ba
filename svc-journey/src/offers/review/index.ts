export { cashAtRisk, type CheckingCosts } from './cash-at-risk.js';
export { checkOffer, type OfferBuyer } from './checks.js';
